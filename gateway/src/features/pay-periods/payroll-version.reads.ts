import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/contracts/calendar';
import type { OrganizationRules } from '../../pay-engine/index.js';
import {
  type Condition,
  date,
  instant,
  integer,
  json,
  own,
  type RowOf,
  readModel,
  readRows,
  text,
  toInstant,
  toOneOrNone,
  uuid,
  where,
} from '../../platform/read-model/index.js';
import type { Selection } from '../../platform/use-case/index.js';
import { deciderNameColumns, findPersonNeeds, personDetailColumns, personReader } from '../identity/index.js';
import type { PeriodVersion } from './pay-period.types.js';
import type { PayrollVersionReason } from './pay-period-status.types.js';

export const payrollVersionReads = readModel('payroll_versions', {
  columns: {
    id: uuid('id'),
    position: integer('position'),
    startDate: date('start_date'),
    endDate: date('end_date'),
    version: integer('version'),
    reason: text<PayrollVersionReason>('reason'),
    closedAt: instant('closed_at'),
    closedById: uuid('closed_by_id'),
  },
  parts: {
    closer: toOneOrNone(
      'users',
      'closed_by_id',
      deciderNameColumns('closer', 'payroll_versions.closed_by_id'),
      'closer',
    ),
    closerDetails: toOneOrNone('users', 'closed_by_id', personDetailColumns('closer'), 'closer'),
    rules: own({ rules: json<OrganizationRules>('rules') }),
  },
});

export type VersionKey = { readonly id: string } | (DateRange & { readonly version: number });

/** What reading the pay of a version depends on; null if there is no such version. */
export async function readPayrollVersion(em: EntityManager, key: VersionKey): Promise<SettledVersion | null> {
  const [row] = await readRows(em, payrollVersionReads, isVersion(key), { parts: ['rules'] });
  return row ? { ...row, closedAt: toInstant(row.closedAt) } : null;
}

export type SettledVersion = Pick<
  RowOf<typeof payrollVersionReads>,
  'id' | 'startDate' | 'endDate' | 'version' | 'rules'
> & { readonly closedAt: Date };

function isVersion(key: VersionKey): Condition {
  if ('id' in key) return where`id = ${key.id}::uuid`;
  return where`start_date = ${key.startDate}::date and end_date = ${key.endDate}::date and version = ${key.version}`;
}

export function chooseCloserParts(selection: Selection): ('closer' | 'closerDetails')[] {
  const { name, details } = findPersonNeeds(selection.at('closedBy'));
  return [...(name ? (['closer'] as const) : []), ...(details ? (['closerDetails'] as const) : [])];
}

export const readCloser = personReader('closer');

export function presentPayrollVersion(row: RowOf<typeof payrollVersionReads>): PeriodVersion {
  const { version, reason, closedAt, closedById } = row;
  return { version, reason, closedAt: toInstant(closedAt), closedBy: readCloser(closedById, row) };
}
