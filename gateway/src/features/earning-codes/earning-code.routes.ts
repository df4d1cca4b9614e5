import { z } from 'zod';
import { type Route, route } from '../../platform/http/routes/route.builder.js';
import { earningCodes, setEarningCode } from './earning-code.service.js';
import { earningCodeView } from './earning-code.types.js';

const path = '/api/earning-codes';

export const earningCodeRoutes: readonly Route[] = [
  route(earningCodes, {
    method: 'GET',
    path,
    status: 200,
    summary: 'The earning codes of every kind and category, then those of jobs and policies by name',
    response: z.array(earningCodeView),
  }),
  route(setEarningCode, {
    method: 'PUT',
    path,
    status: 200,
    summary: 'Choose one earning code, or restore its default with null, and return all codes',
    response: z.array(earningCodeView),
  }),
];
