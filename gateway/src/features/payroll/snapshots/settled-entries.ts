import type { EntityManager } from '@mikro-orm/postgresql';
import { type Page, type PageQuestion, pageOf } from '../../../platform/paging/index.js';
import { User } from '../../identity/index.js';
import type { ClosedPayPeriod } from '../../pay-periods/index.js';
import { pageByPage } from '../run/page-by-page.js';
import type { PayrollEntries } from '../run/payroll-entries.js';
import type { PayrollEntry } from '../run/payroll-entry.js';
import { readAhead } from '../run/read-ahead.js';
import { SettledPay } from './settled-pay.entity.js';

/** Pay as it was settled: whatever has changed since, it reads the same. */
export function settledEntries(em: EntityManager, closed: ClosedPayPeriod): PayrollEntries {
  const { startDate, endDate, rules, closedAt } = closed;
  return {
    period: { startDate, endDate },
    rules,
    closedAt,
    page: (question) => pageOfSettled(em, closed.id, question),
    all: () => readAhead(pageByPage(em, (own, question) => pageOfSettled(own, closed.id, question))),
    of: async (userId) => {
      const found = await em.findOne(SettledPay, { payPeriodId: closed.id, userId });
      if (!found) return em.findOne(User, userId).then((user) => user && nothingPaid(user));
      const [entry] = await withEmails(em, [found]);
      return entry ?? null;
    },
  };
}

async function pageOfSettled(
  em: EntityManager,
  payPeriodId: string,
  question: PageQuestion,
): Promise<Page<PayrollEntry>> {
  const where = { payPeriodId };
  const page = await pageOf(em, SettledPay, { where, orderBy: [['position', 'asc']], page: question });
  const entries = await withEmails(
    em,
    page.edges.map(({ node }) => node),
  );
  const edges = page.edges.map(({ cursor }, index) => ({ cursor, node: entries[index] as PayrollEntry }));
  return { ...page, edges };
}

/** An address never changes; it is gone once its person was erased, and nothing may bring it back. */
async function withEmails(em: EntityManager, settled: readonly SettledPay[]): Promise<PayrollEntry[]> {
  const ids = settled.map(({ userId }) => userId);
  const people = await em.find(User, { id: { $in: ids } }, { fields: ['email'] });
  const emailOf = new Map(people.map(({ id, email }) => [id, email]));
  return settled.map(({ entry, userId }) => ({
    ...entry,
    user: { ...entry.user, email: emailOf.get(userId) ?? null },
  }));
}

/** Somebody who was not on that payroll. */
function nothingPaid({ id, firstName, lastName, email }: User): PayrollEntry {
  return {
    user: { id, firstName, lastName, email },
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
