import { weekdays } from '@timetrack/calendar';
import { z } from 'zod';
import { fileRoute } from '../../../platform/http/routes/file-route.js';
import { type Route, route } from '../../../platform/http/routes/route.js';
import { overtimeRules, roundingRules } from '../../organization/index.js';
import { report, reportFile } from './report.service.js';
import type { Report } from './report.type.js';
import { columnKinds } from './report-columns.js';
import { reportTypes } from './report-types.js';

const reportJson = z.object({
  type: z.enum(reportTypes),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  timezone: z.string(),
  workweekStartsOn: z.enum(weekdays),
  roundingRule: z.enum(roundingRules),
  overtimeRule: z.enum(overtimeRules),
  closedAt: z.iso.datetime().nullable(),
  columns: z.array(z.object({ key: z.string(), label: z.string(), kind: z.enum(columnKinds) })),
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number()]).nullable())),
  totals: z.record(z.string(), z.number()),
  rowCount: z.int(),
});

function presentReport({ closedAt, columns, rows, ...rest }: Report): z.input<typeof reportJson> {
  return {
    ...rest,
    roundingRule: rest.roundingRule as (typeof roundingRules)[number],
    closedAt: closedAt?.toISOString() ?? null,
    columns: columns.map(({ key, label, kind }) => ({ key, label, kind })),
    rows: rows.map((row) => ({ ...row })),
  };
}

export const reportRoutes: readonly Route[] = [
  route(report, {
    method: 'GET',
    path: '/api/reports',
    status: 200,
    summary: 'A report with its totals and its first 1000 rows, and the settings that it was computed under',
    response: reportJson,
    present: presentReport,
  }),
  fileRoute(reportFile, {
    path: '/api/reports/export',
    summary: 'The whole report as a file',
    contentType: 'text/csv',
  }),
];
