import type { EntityManager } from '@mikro-orm/postgresql';
import { type Page, type PageRequest, pageOf, presentPage } from '../../../platform/paging/index.js';
import { User } from '../../identity/index.js';
import type { ClosedPayPeriod } from '../../pay-periods/index.js';
import type { PayrollEntry } from '../run/payroll-entry.types.js';
import { toPayrollPerson } from '../run/people-on-payroll.queries.js';
import { readAhead, readPages } from './batches.queries.js';
import type { PayrollEntries } from './payroll-entries.types.js';
import { SettledPay } from './settled-pay.entity.js';

/** Pay as it was settled when the period was closed. It never changes, even when other data does. */
export function openSettledEntries(em: EntityManager, closed: ClosedPayPeriod): PayrollEntries {
  const { startDate, endDate, rules, closedAt } = closed;
  return {
    period: { startDate, endDate },
    rules,
    closedAt,
    page: (question) => readSettledPage(em, closed.id, question),
    all: () => readAhead(readPages(em, (fork, question) => readSettledPage(fork, closed.id, question))),
    of: async (userId) => {
      const found = await em.findOne(SettledPay, { payPeriodId: closed.id, userId });
      if (!found) return em.findOne(User, userId).then((user) => user && createEmptyEntry(user));
      const [entry] = await addEmails(em, [found]);
      return entry ?? null;
    },
  };
}

async function readSettledPage(
  em: EntityManager,
  payPeriodId: string,
  question: PageRequest,
): Promise<Page<PayrollEntry>> {
  const where = { payPeriodId };
  const page = await pageOf(em, SettledPay, { where, orderBy: [['position', 'asc']], page: question });
  return presentPage(page, (settled) => addEmails(em, settled));
}

/** An email address is deleted with its person and must not come back, so it is read from the user. */
async function addEmails(em: EntityManager, settled: readonly SettledPay[]): Promise<PayrollEntry[]> {
  const ids = settled.map(({ userId }) => userId);
  const people = await em.find(User, { id: { $in: ids } }, { fields: ['email'] });
  const emails = new Map(people.map(({ id, email }) => [id, email]));
  return settled.map(({ entry, userId }) => ({
    ...entry,
    user: { ...entry.user, email: emails.get(userId) ?? null },
  }));
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
