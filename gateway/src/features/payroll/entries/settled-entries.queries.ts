import type { EntityManager } from '@mikro-orm/postgresql';
import { failures } from '../../../platform/errors/index.js';
import {
  decodeCursor,
  notACursor,
  type Page,
  type PageRequest,
  pageOf,
  presentPage,
} from '../../../platform/paging/index.js';
import { User } from '../../identity/index.js';
import type { PayrollVersion } from '../../pay-periods/index.js';
import { type PayrollEntry, payrollEntry } from '../run/payroll-entry.types.js';
import { toPayrollPerson } from '../run/people-on-payroll.queries.js';
import { readAhead, readPages } from './batches.queries.js';
import type { PayrollEntries } from './payroll-entries.types.js';
import { SettledPay } from './settled-pay.entity.js';

/** Pay as it was settled in one version. It never changes, even when other data does. */
export function openSettledEntries(em: EntityManager, settled: PayrollVersion): PayrollEntries {
  const { id: versionId, startDate, endDate, rules, closedAt, version } = settled;
  return {
    period: { startDate, endDate },
    ...{ rules, closedAt, version },
    page: (question) => readSettledPage(em, versionId, question),
    all: () => readAhead(readPages(em, (fork, question) => readSettledPage(fork, versionId, question))),
    of: async (userId) => {
      const found = await em.findOne(SettledPay, { versionId, userId });
      if (!found) return em.findOne(User, userId).then((user) => user && createEmptyEntry(user));
      const [entry] = await addEmails(em, [found]);
      return entry ?? null;
    },
  };
}

/** A cursor of another version is rejected, because the pages would not be consistent. */
async function readSettledPage(
  em: EntityManager,
  versionId: string,
  question: PageRequest,
): Promise<Page<PayrollEntry>> {
  for (const field of ['after', 'before'] as const) {
    const cursor = question[field];
    if (cursor && decodeCursor(cursor, 2, field)[0] !== versionId) throw failures.invalid({ [field]: notACursor });
  }
  const orderBy = [
    ['versionId', 'asc'],
    ['position', 'asc'],
  ] as const;
  const page = await pageOf(em, SettledPay, { where: { versionId }, orderBy, page: question });
  return presentPage(page, (settled) => addEmails(em, settled));
}

/**
 * An email address is deleted with its person and must not come back, so it is read from the user. Parsing puts the fields
 * in the order in which they were computed, which jsonb does not keep, so that settled pay keeps its bytes.
 */
async function addEmails(em: EntityManager, settled: readonly SettledPay[]): Promise<PayrollEntry[]> {
  const ids = settled.map(({ userId }) => userId);
  const people = await em.find(User, { id: { $in: ids } }, { fields: ['email'] });
  const emails = new Map(people.map(({ id, email }) => [id, email]));
  return settled.map(({ entry, userId }) =>
    payrollEntry.parse({ ...entry, user: { ...entry.user, email: emails.get(userId) ?? null } }),
  );
}

/** The entry of a person who was not on that payroll. */
function createEmptyEntry(user: User): PayrollEntry {
  return {
    user: toPayrollPerson(user),
    regularMinutes: 0,
    overtimeMinutes: 0,
    doubleTimeMinutes: 0,
    ptoMinutes: 0,
    unpaidBreakMinutes: 0,
    jobs: [],
    lines: [],
    exceptions: [],
  };
}
