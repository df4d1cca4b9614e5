import { GraphQLJSONObject } from 'graphql-scalars';
import { z } from 'zod';
import { roundingRules } from '../../../pay-engine/index.js';
import { enumField } from '../../../platform/graphql/schema/enum-field.js';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumFromZod, graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { teamName } from '../../identity/index.js';
import { overtimeRule, rounding, weekday } from '../../organization/index.js';
import { pendingOvertime } from '../../pay-periods/index.js';
import { columnKinds } from './report-columns.rules.js';

export const reportTypes = [
  'TIMES_BY_EMPLOYEE',
  'TIMES_BY_JOB',
  'TIMES_BY_TEAM',
  'PAYROLL_SUMMARY',
  'PTO_SUMMARY',
] as const;

export type ReportType = (typeof reportTypes)[number];

export const reportType = enumFromZod('ReportType', z.enum(reportTypes), 'What a report lists.', {
  PAYROLL_SUMMARY: 'One row for each person: the minutes of each kind of pay.',
  PTO_SUMMARY: 'Approved and pending time off by person and policy.',
  TIMES_BY_EMPLOYEE: 'One row for each person: what they worked and how it is paid.',
  TIMES_BY_JOB: 'One row for each job: what everyone together worked on it.',
  TIMES_BY_TEAM: 'One row for each team: what everyone together worked for it. Each minute counts once.',
});
export const ReportTypeEnum = reportType.enum;

const reportColumn = z.object({
  key: z.string().describe('The key of the column’s values in each row and in the totals.'),
  label: z.string().describe('The title of the column.'),
  kind: enumFromZod(
    'ReportColumnKind',
    z.enum(columnKinds),
    'MINUTES and NUMBER are whole numbers; an ID is for programs.',
    { ID: 'An id, for programs.', MINUTES: 'Whole minutes.', NUMBER: 'A whole number.', TEXT: 'A text.' },
  ).describe('What the values of the column are.'),
  hoursKey: z
    .string()
    .nullable()
    .describe(
      'The key of the same times as decimal hours, in each row and in the totals. Null unless they are minutes.',
    ),
});
objectFromZod('ReportColumn', reportColumn, 'A column of a report.');

const reportScope = z.object({
  everyone: z.boolean().describe('Whether it has the hours of everyone.'),
  teams: z
    .array(teamName)
    .readonly()
    .describe('The team by which it is filtered, or else those that a restricted manager leads.'),
});
objectFromZod(
  'ReportScope',
  reportScope,
  'Whose hours a report has. A restricted manager’s report has those of the people whom the manager reaches.',
);

const row = z.record(z.string(), z.union([z.string(), z.number()]).nullable());
export type ReportRow = Readonly<z.infer<typeof row>>;

export const reportShape = z.object({
  type: reportType.describe('What the report lists.'),
  startDate: z.iso.date(),
  endDate: z.iso.date().describe('The last day.'),
  teamId: z.uuid().nullable().describe('The team whose people of today the report is limited to, or null.'),
  scope: reportScope.describe('Whose hours the report has.'),
  timezone: z.string().describe('The time zone in which days begin and end.'),
  workweekStartsOn: weekday.describe('The first day of the workweek.'),
  roundingRule: graphqlTypeOf(z.enum(roundingRules), () => String),
  overtimeRule: overtimeRule.describe('The law under which overtime was computed.'),
  ruleChanges: z
    .array(z.iso.date())
    .readonly()
    .describe(
      'The days within the report on which other rules begin. Each day is paid under the rules that held on it. The settings of the report are those of its last day.',
    ),
  closedAt: z
    .date()
    .nullable()
    .describe('When these dates were closed as a pay period and their pay was settled. Null if they are open.'),
  pendingOvertime: z
    .array(pendingOvertime)
    .readonly()
    .describe('The workweeks of closed days whose overtime is pending, because a pay period of theirs is open.'),
  columns: z.array(reportColumn).readonly().describe('The columns, from left to right.'),
  rows: z
    .array(graphqlTypeOf(row, () => GraphQLJSONObject))
    .readonly()
    .describe('The first 1000 rows. The file has all of them.'),
  totals: graphqlTypeOf(z.record(z.string(), z.number()), () => GraphQLJSONObject).describe(
    'For each column that can be summed, the sum over all rows.',
  ),
  rowCount: z.int().describe('The total number of rows.'),
});

export type Report = z.infer<typeof reportShape>;

export const ReportObject = objectFromZod(
  'Report',
  reportShape,
  'A report, with the settings under which it was computed.',
  ['rows', 'totals', 'roundingRule'],
);
enumField(ReportObject, 'rounding', rounding);
