import { z } from 'zod';
import { fileRoute } from '../../../platform/http/routes/file-route.builder.js';
import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { writeJsonList } from '../../../platform/json/json-list.builder.js';
import { nextCursorOf, type Page } from '../../../platform/paging/index.js';
import { type PayrollEntry, payrollEntry } from '../run/payroll-entry.types.js';
import { payrollExport, payrollFile, personPay } from './payroll.service.js';

const listEntries = ({ edges }: Page<PayrollEntry>) => edges.map(({ node }) => node);

const path = '/api/payroll';

export const payrollRoutes: readonly Route[] = [
  route(payrollExport, {
    method: 'GET',
    path,
    status: 200,
    summary:
      'Everyone’s pay for a range of dates, ordered by last name, each line with its rule; as a file with format=csv',
    response: z.array(payrollEntry),
    present: listEntries,
    write: (page) => writeJsonList(listEntries(page)),
    nextCursor: nextCursorOf,
    instead: {
      when: ({ format }) => format === 'csv',
      route: fileRoute(payrollFile, { path, summary: 'Everyone’s pay as a file', contentType: 'text/csv' }),
    },
  }),
  route(personPay, {
    method: 'GET',
    path: '/api/payroll/people/:userId',
    status: 200,
    summary: 'One person’s pay for a range of dates, with every pay line',
    response: payrollEntry,
  }),
];
