import { z } from 'zod';
import { type Operation, operation } from '../../platform/api/operation.js';
import { connectionOf } from '../../platform/graphql/schema/connection.js';
import { route } from '../../platform/http/routes/route.js';
import { earningCodePage, earningCodes, setEarningCode } from './earning-code.service.js';
import { EarningCodeType, earningCodeView } from './earning-code.types.js';

const path = '/api/earning-codes';

export const earningCodeApi: readonly Operation[] = [
  operation(earningCodePage, {
    description: 'The earning codes of every kind and category, then those of jobs and policies by name.',
    route: route(earningCodes, { method: 'GET', path, status: 200, response: z.array(earningCodeView) }),
    viewer: connectionOf('EarningCode', () => EarningCodeType),
  }),
  operation(setEarningCode, {
    description: 'Chooses an earning code, or restores the default with null.',
    rest: { method: 'PUT', path, status: 200, response: z.array(earningCodeView) },
    mutation: {
      name: 'earningCodeSet',
      payload: { earningCodes: z.array(earningCodeView).describe('All earning codes after the change.') },
    },
  }),
];
