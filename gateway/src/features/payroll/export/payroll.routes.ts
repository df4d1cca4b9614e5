import { z } from 'zod';
import { fileRoute } from '../../../platform/http/routes/file-route.js';
import { type Route, route } from '../../../platform/http/routes/route.js';
import { nextCursorOf } from '../../../platform/paging/index.js';
import { payrollEntryJson, presentPayrollEntry } from './payroll.presenter.js';
import { payrollExport, payrollFile, personPay } from './payroll.service.js';

const path = '/api/payroll';

export const payrollRoutes: readonly Route[] = [
  route(payrollExport, {
    method: 'GET',
    path,
    status: 200,
    summary: 'Everybody’s pay for these days by last name, each line with its rule; or with format=csv as a file',
    response: z.array(payrollEntryJson),
    present: (page) => page.edges.map(({ node }) => presentPayrollEntry(node)),
    nextCursor: nextCursorOf,
    instead: {
      when: ({ format }) => format === 'csv',
      route: fileRoute(payrollFile, { path, summary: 'Everybody’s pay as a file', contentType: 'text/csv' }),
    },
  }),
  route(personPay, {
    method: 'GET',
    path: '/api/payroll/people/:userId',
    status: 200,
    summary: 'One person’s pay for these days, with every line behind it',
    response: payrollEntryJson,
    present: presentPayrollEntry,
  }),
];
