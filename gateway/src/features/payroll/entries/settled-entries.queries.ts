import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral } from '../../../platform/database/tenant-sql.js';
import { failures } from '../../../platform/errors/index.js';
import { decodeCursor, notACursor, type Page, type PageRequest, presentPage } from '../../../platform/paging/index.js';
import {
  allOf,
  integer,
  json,
  nullable,
  type RowOf,
  readModel,
  readPage,
  readRows,
  text,
  toOne,
  uuid,
  where,
} from '../../../platform/read-model/index.js';
import type { SettledVersion } from '../../pay-periods/index.js';
import { type PayrollEntry, type PayrollPerson, payrollEntry, summarizeEntry } from '../run/payroll-entry.types.js';
import { findPerson } from '../run/people-on-payroll.queries.js';
import { mapBatches, mapBatchesLazily, readAhead, readPages } from './batches.queries.js';
import type { PayrollEntries, SettledEntry } from './payroll-entries.types.js';

const settledPay = readModel('settled_pay', {
  columns: { versionId: uuid('version_id'), position: integer('position'), entry: json<SettledEntry>('entry') },
  parts: { email: toOne('users', 'user_id', { email: nullable(text('email')) }) },
});

type SettledRow = RowOf<typeof settledPay>;

/** Pay as it was settled in one version. It never changes, even when other data does. */
export function openSettledEntries(
  em: EntityManager,
  settled: SettledVersion,
  userIds?: readonly string[],
): PayrollEntries {
  const { id: versionId, startDate, endDate, rules, closedAt, version } = settled;
  const rows = () =>
    readAhead(readPages(em, (fork, question) => readSettledRows(fork, { versionId, userIds }, question)));
  const all = () => mapBatchesLazily(rows(), presentSettled);
  return {
    period: { startDate, endDate },
    ...{ rules, closedAt, version, isClosed: true, pendingOvertime: [] },
    page: (question) => readSettledPage(em, { versionId, userIds }, question),
    all,
    lines: all,
    summaries: () => mapBatches(all(), summarizeEntry),
    of: async (userId) => {
      const ofPerson = where`version_id = ${versionId}::uuid and user_id = ${userId}::uuid`;
      const [found] = await readRows(em, settledPay, ofPerson, { parts: ['email'] });
      if (found) return presentSettled(found);
      const person = await findPerson(em, userId);
      return person ? createEmptyEntry(person) : null;
    },
    ofPeople: async (userIds) => {
      const ofPeople = where`version_id = ${versionId}::uuid and user_id = any(${arrayLiteral(userIds)}::uuid[])`;
      return (await readRows(em, settledPay, ofPeople, { parts: ['email'] })).map(presentSettled);
    },
  };
}

interface SettledSearch {
  readonly versionId: string;
  /** By default everyone whose pay was settled. */
  readonly userIds: readonly string[] | undefined;
}

async function readSettledPage(
  em: EntityManager,
  search: SettledSearch,
  question: PageRequest,
): Promise<Page<PayrollEntry>> {
  const page = await readSettledRows(em, search, question);
  return presentPage(page, async (rows) => rows.map(presentSettled));
}

/** A cursor of another version is rejected, because the pages would not be consistent. */
async function readSettledRows(
  em: EntityManager,
  { versionId, userIds }: SettledSearch,
  question: PageRequest,
): Promise<Page<SettledRow>> {
  for (const field of ['after', 'before'] as const) {
    const cursor = question[field];
    if (cursor && decodeCursor(cursor, 2, field)[0] !== versionId) throw failures.invalid({ [field]: notACursor });
  }
  const ofVersion = where`version_id = ${versionId}::uuid`;
  const ranges = [userIds ? allOf(ofVersion, where`user_id = any(${arrayLiteral(userIds)}::uuid[])`) : ofVersion];
  return readPage(em, settledPay, {
    ...{ ranges, orderBy: ['versionId', 'position'] as const, page: question },
    parts: ['email'],
  });
}

/**
 * An email address is deleted with its person and must not come back, so it is read from the user. Parsing puts the fields
 * in the order in which they were computed, which jsonb does not keep, so that settled pay keeps its bytes.
 */
function presentSettled({ entry, email }: SettledRow): PayrollEntry {
  return payrollEntry.parse({ ...entry, user: { ...entry.user, email } });
}

function createEmptyEntry(user: PayrollPerson): PayrollEntry {
  return {
    user,
    regularMinutes: 0,
    overtimeMinutes: 0,
    doubleTimeMinutes: 0,
    ptoMinutes: 0,
    unpaidBreakMinutes: 0,
    jobs: [],
    lines: [],
    exceptions: [],
    hours: { regular: 0, overtime: 0, doubleTime: 0, pto: 0, total: 0 },
  };
}
