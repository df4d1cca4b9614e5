import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type Page, type PageRequest, presentPage } from '../../../platform/paging/index.js';
import { findRulesInForce } from '../../organization/index.js';
import {
  computeEntries,
  computeEntry,
  computeLines,
  computeSummary,
  loadPayrollFacts,
  type PayrollFacts,
} from '../run/pay-run.queries.js';
import type {
  PayDepth,
  PayRun,
  PayrollEntry,
  PayrollLines,
  PayrollPerson,
  PayrollSummary,
} from '../run/payroll-entry.types.js';
import { findPeople, findPerson, readPageOfPeople, streamPeopleOnPayroll } from '../run/people-on-payroll.queries.js';
import { batchSize, loadAhead, mapEach } from './batches.queries.js';
import type { PayrollEntries } from './payroll-entries.types.js';

interface Computation<Entry> {
  readonly depth: PayDepth;
  readonly compute: (run: PayRun, facts: PayrollFacts, user: PayrollPerson) => Entry;
}

const entriesOf: Computation<PayrollEntry> = { depth: 'LINES', compute: computeEntry };
const linesOf: Computation<PayrollLines> = { depth: 'LINES', compute: computeLines };
const summariesOf: Computation<PayrollSummary> = { depth: 'SUMS', compute: computeSummary };

export function openComputedEntries(em: EntityManager, run: PayRun, closedAt: Date | null = null): PayrollEntries {
  const people = () => streamPeopleOnPayroll(em, run, batchSize);
  return {
    period: run.period,
    rules: findRulesInForce(run.timelines.organization, run.period.endDate),
    ...{ closedAt, version: null, isClosed: closedAt !== null, pendingOvertime: [] },
    page: (question, depth) =>
      depth === 'SUMS' ? computePage(em, run, question, summariesOf) : computePage(em, run, question, entriesOf),
    all: () => computeSteps(em, run, people(), entriesOf),
    lines: () => computeSteps(em, run, people(), linesOf),
    summaries: () => computeBatches(em, run, people(), summariesOf),
    of: async (userId) => {
      const person = await findPerson(em, userId);
      if (!person) return null;
      const [entry] = computeEntries(run, await loadPayrollFacts(em, run, [person]));
      return entry ?? null;
    },
    ofPeople: async (userIds) => computeEntries(run, await loadPayrollFacts(em, run, await findPeople(em, userIds))),
  };
}

async function computePage<Entry>(
  em: EntityManager,
  run: PayRun,
  question: PageRequest,
  computation: Computation<Entry>,
): Promise<Page<Entry>> {
  const page = await readPageOfPeople(em, run, question);
  return presentPage(page, async (people) => {
    const batches = await Array.fromAsync(computeBatches(em, run, divide(people, batchSize), computation));
    return batches.flat();
  });
}

/** Few enough for other requests to wait only some milliseconds. */
const peoplePerStep = 25;

function* divide(people: readonly PayrollPerson[], size: number): Generator<readonly PayrollPerson[]> {
  for (let from = 0; from < people.length; from += size) yield people.slice(from, from + size);
}

type Pages = AsyncIterable<readonly PayrollPerson[]> | Iterable<readonly PayrollPerson[]>;

/**
 * Loads the facts of many people at once. Each step computes the entries of a few people, each when the caller reads it. So a
 * file of lines holds those of one person: the objects of more would be allocated in the old generation (ADR 0020).
 */
async function* computeSteps<Entry>(
  em: EntityManager,
  run: PayRun,
  pages: Pages,
  { depth, compute }: Computation<Entry>,
): AsyncGenerator<Iterable<Entry>> {
  for await (const facts of loadAhead(em, pages, (people) => loadPayrollFacts(em, run, people, depth))) {
    for (const people of divide(facts.people, peoplePerStep)) {
      yield mapEach(people, (user) => compute(run, facts, user));
      await setImmediate();
    }
  }
}

async function* computeBatches<Entry>(
  em: EntityManager,
  run: PayRun,
  pages: Pages,
  computation: Computation<Entry>,
): AsyncGenerator<readonly Entry[]> {
  for await (const entries of computeSteps(em, run, pages, computation)) yield [...entries];
}
