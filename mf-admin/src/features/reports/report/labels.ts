import { formatCount } from '@timetrack/screens';
import type { ReportType, RoundingRule } from '../../../gql/graphql.js';

interface ReportTexts {
  readonly name: string;
  readonly description: string;
}

export const reportTypes = [
  'TIMES_BY_EMPLOYEE',
  'TIMES_BY_JOB',
  'TIMES_BY_TEAM',
  'PAYROLL_SUMMARY',
  'PTO_SUMMARY',
] as const satisfies readonly ReportType[];

export const reportTexts: Readonly<Record<ReportType, ReportTexts>> = {
  TIMES_BY_EMPLOYEE: { name: 'Times by employee', description: 'The hours of each person, and how they are paid.' },
  TIMES_BY_JOB: { name: 'Times by job', description: 'The total hours on each job.' },
  TIMES_BY_TEAM: { name: 'Times by team', description: 'The total hours of each team.' },
  PAYROLL_SUMMARY: { name: 'Payroll summary', description: 'The paid hours of each person, including paid time off.' },
  PTO_SUMMARY: { name: 'PTO summary', description: 'Time off on these days, paid and unpaid, approved and pending.' },
};

export const views = ['table', 'week', 'day', 'matrix'] as const;
export type ReportView = (typeof views)[number];

/** The views of a report. Hours of teams have no matrix: its rows are people. */
export function viewsOf(type: ReportType): readonly ReportView[] {
  if (type === 'TIMES_BY_EMPLOYEE' || type === 'TIMES_BY_JOB') return views;
  return type === 'TIMES_BY_TEAM' ? views.filter((view) => view !== 'matrix') : ['table'];
}

export const roundingLabels: Readonly<Record<RoundingRule, string>> = {
  NONE: 'Clock times are not rounded',
  MINUTES_5: 'Clock times rounded to the nearest 5 minutes',
  MINUTES_6: 'Clock times rounded to the nearest 6 minutes',
  MINUTES_10: 'Clock times rounded to the nearest 10 minutes',
  MINUTES_15: 'Clock times rounded to the nearest 15 minutes',
};

/** `First 1,000 of 2,400 people. The totals include everyone.` */
export function describeUnsentPeople(sent: number, all: number): string {
  return `First ${sent.toLocaleString('en-US')} of ${formatCount(all, 'person')}. The totals include everyone.`;
}
