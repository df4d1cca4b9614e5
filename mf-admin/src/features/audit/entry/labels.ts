import { roleNames, roles } from '@timetrack/contracts';
import {
  formatDateRange,
  formatExactDateTime,
  fullName,
  isCalendarDate,
  oneOf,
  type TimeZone,
} from '@timetrack/screens';
import { overtimeRuleNames } from '../../../components/overtime-rule-names.js';
import type { AuditSubject, OvertimeRule } from '../../../gql/graphql.js';
import type { AuditEntry } from '../audit.graphql.js';

export const subjectLabels: Readonly<Record<AuditSubject, string>> = {
  USER: 'Team member',
  INVITATION: 'Invitation',
  ORGANIZATION: 'Organization',
  TIMESHEET: 'Timesheet',
  CORRECTION: 'Correction',
  SIGN_OFF: 'Sign-off',
  PHOTO: 'Photo',
  SCHEDULE: 'Schedule',
  SHIFT_TEMPLATE: 'Shift template',
  WEEK_TEMPLATE: 'Week template',
  JOB: 'Job',
  TEAM: 'Team',
  PLACE: 'Place',
  POSITION: 'Position',
  OVERTIME_RULE: 'Overtime rule',
  PTO_REQUEST: 'Time off request',
  PTO_POLICY: 'Time off policy',
  SYNC_ITEM: 'QuickBooks sync',
  PAY_PERIOD: 'Pay period',
  REOPENING_REQUEST: 'Reopening request',
  API_KEY: 'API key',
};

export const subjects = Object.keys(subjectLabels) as readonly AuditSubject[];

/** An unknown subject, which a newer server recorded, is labeled with its code. */
export const subjectLabel = (type: string): string => (subjectLabels as Readonly<Record<string, string>>)[type] ?? type;

const shownPeople = 3;

type Concerned = Pick<AuditEntry, 'actor' | 'people' | 'peopleCount' | 'subjectName'>;

/**
 * Whom an entry concerns: `Wes Castillo`, or `Wes Castillo, Ada Marsh, Bo Lee and 9 more`. Null if the entry names the
 * person already, as the one who acted or as its subject.
 */
export function describeConcerned({ actor, people, peopleCount, subjectName }: Concerned): string | null {
  const [first] = people;
  if (!first) return null;
  if (peopleCount === 1 && (first.id === actor.id || fullName(first) === subjectName)) return null;
  const names = people.slice(0, shownPeople).map(fullName);
  const rest = peopleCount - names.length;
  return listOf.format(rest > 0 ? [...names, `${rest.toLocaleString('en-US')} more`] : names);
}

const listOf = new Intl.ListFormat('en-US');

const instants = /\d{4}-\d{2}-\d{2}T[\d:.]+Z/g;

/**
 * Formats instants in the organization's time zone, also those within a list such as the breaks of a timesheet, days,
 * roles, and the laws of overtime and the reach of managers in their fields. Other values stay as recorded.
 */
export function formatValue(value: string, timeZone: TimeZone, field = ''): string {
  if (field === 'overtimeRule') return value.replaceAll(/[A-Z_]{4,}/g, lawName);
  if (field === 'reach') return reachNames[value] ?? value;
  const role = oneOf(roles, value);
  if (role) return roleNames[role];
  return formatDays(value) ?? value.replaceAll(instants, (instant) => formatExactDateTime(instant, timeZone));
}

const reachNames: Readonly<Record<string, string>> = { ORGANIZATION: 'Everyone', TEAMS: 'Their teams' };

const lawName = (key: string) => overtimeRuleNames[key as OvertimeRule] ?? key;

/** `2026-11-01` and `2026-11-01 to 2026-11-14` as dates that people read; null for any other text. */
export function formatDays(text: string): string | null {
  const [startDate = '', endDate = startDate, ...more] = text.split(' to ');
  if (more.length > 0 || !isCalendarDate(startDate) || !isCalendarDate(endDate)) return null;
  return formatDateRange(startDate, endDate);
}
