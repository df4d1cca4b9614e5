import { z } from 'zod';
import { type Operation, operation } from '../../platform/api/operation.js';
import { connectionOf } from '../../platform/graphql/schema/connection.js';
import { clientErrors, reportClientErrors } from './client-error.service.js';
import { ClientErrorType, clientErrorReport, clientErrorView } from './client-error.types.js';

const path = '/api/client-errors';

export const clientErrorApi: readonly Operation[] = [
  operation(reportClientErrors, {
    description: 'Reports errors of the browser. Without a session, only counted and logged.',
    rest: { method: 'POST', path, status: 202, response: clientErrorReport },
    mutation: { name: 'clientErrorsReport', payload: { accepted: z.int().describe('How many errors were accepted.') } },
  }),
  operation(clientErrors, {
    description: 'The errors in browsers of the organization, latest first.',
    rest: { method: 'GET', path, status: 200, page: clientErrorView },
    viewer: connectionOf('ClientError', () => ClientErrorType),
  }),
];
