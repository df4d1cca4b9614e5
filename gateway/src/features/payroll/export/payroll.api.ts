import { type Operation, operation } from '../../../platform/api/operation.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.js';
import { fileRoute } from '../../../platform/http/routes/route.js';
import { PayrollEntryType, payrollEntry } from '../run/payroll-entry.types.js';
import { payrollExport, payrollFile, personPay } from './payroll.service.js';

const path = '/api/payroll';

export const payrollApi: readonly Operation[] = [
  operation(payrollExport, {
    description: 'Everyone’s pay for these dates, both included, by last name.',
    rest: {
      method: 'GET',
      path,
      status: 200,
      page: payrollEntry,
      instead: {
        when: ({ format }) => format === 'csv',
        route: fileRoute(payrollFile, { path, contentType: 'text/csv' }),
      },
      description: 'Everyone’s pay for these dates, both included, by last name. As a file with `format=csv`.',
    },
    viewer: { type: connectionOf('PayrollExport', () => PayrollEntryType), except: ['last', 'before', 'format'] },
  }),
  operation(personPay, {
    description: 'One person’s pay, with every pay line.',
    rest: { method: 'GET', path: '/api/payroll/people/:userId', status: 200, response: payrollEntry },
    viewer: () => PayrollEntryType,
  }),
];
