import type { EntityManager } from '@mikro-orm/postgresql';
import type { CalendarDate, DateRange } from '@timetrack/contracts/calendar';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import { type Page, type PageRequest, presentPage } from '../../../platform/paging/index.js';
import { findRulesInForce } from '../../organization/index.js';
import { computeEntries, loadPayrollFacts } from '../run/pay-run.queries.js';
import {
  type PayRun,
  type PayrollEntry,
  type PayrollPerson,
  payrollEntry,
  summarizeEntry,
} from '../run/payroll-entry.types.js';
import { findPeople, findPerson, readPageOfPeople, streamPeopleOnPayroll } from '../run/people-on-payroll.queries.js';
import { batchSize, loadAhead, mapBatches } from './batches.queries.js';
import { clipSettledEntry, mergeEntries } from './merge-entries.rules.js';
import type { PayrollEntries, SettledEntry } from './payroll-entries.types.js';

interface ComposedPart {
  readonly dates: DateRange;
  /** The version that paid these dates. Null if they are computed. */
  readonly settled: { readonly versionId: string; readonly position: number; readonly startDate: CalendarDate } | null;
  /** How the dates are computed. Null for a whole settled period. A part of one takes from here what its lines lack. */
  readonly run: PayRun | null;
}

interface Composition {
  readonly run: PayRun;
  /** Earliest first. */
  readonly parts: readonly ComposedPart[];
  readonly isClosed: boolean;
}

export function openComposedEntries(em: EntityManager, composition: Composition): PayrollEntries {
  const { run, parts } = composition;
  const search = { ...run, versionIds: parts.flatMap(({ settled }) => settled?.versionId ?? []) };
  const load = (page: readonly PayrollPerson[]) => composePeople(em, composition, page);
  const all = () => loadAhead(em, streamPeopleOnPayroll(em, search, batchSize), load);
  return {
    period: run.period,
    rules: findRulesInForce(run.timelines.organization, run.period.endDate),
    ...{ closedAt: null, version: null, isClosed: composition.isClosed, pendingOvertime: [] },
    page: (question) => composePage(em, search, question, load),
    all,
    lines: all,
    summaries: () => mapBatches(all(), summarizeEntry),
    of: async (userId) => {
      const person = await findPerson(em, userId);
      if (!person) return null;
      const [entry] = await load([person]);
      return entry ?? null;
    },
    ofPeople: async (userIds) => load(await findPeople(em, userIds)),
  };
}

type Search = PayRun & { readonly versionIds: readonly string[] };
type Load = (people: readonly PayrollPerson[]) => Promise<PayrollEntry[]>;

async function composePage(
  em: EntityManager,
  search: Search,
  question: PageRequest,
  load: Load,
): Promise<Page<PayrollEntry>> {
  const page = await readPageOfPeople(em, search, question);
  return presentPage(page, load);
}

const selectSettled = `
  select version_id as "versionId", user_id as "userId", entry from settled_pay
  where organization_id = :organization and version_id = any(?::uuid[]) and user_id = any(?::uuid[])`;

/** Parsing puts the fields of a line in the order in which they were computed, which jsonb does not keep. */
const settledEntry = payrollEntry.omit({ user: true });

interface SettledRow {
  readonly versionId: string;
  readonly userId: string;
  readonly entry: SettledEntry;
}

/** The merged pay of some people, with one statement for all versions and a few for each part that is computed. */
async function composePeople(
  em: EntityManager,
  { run, parts }: Composition,
  people: readonly PayrollPerson[],
): Promise<PayrollEntry[]> {
  const userIds = arrayLiteral(people.map(({ id }) => id));
  const versionIds = arrayLiteral(parts.flatMap(({ settled }) => settled?.versionId ?? []));
  const rows = await tenantSql(em, run.organizationId).query<SettledRow>(selectSettled, [versionIds, userIds]);
  const settledBy = new Map(rows.map((row) => [`${row.versionId} ${row.userId}`, settledEntry.parse(row.entry)]));
  const computed: (readonly PayrollEntry[])[] = [];
  for (const part of parts) {
    computed.push(part.run ? computeEntries(part.run, await loadPayrollFacts(em, part.run, people)) : []);
  }
  return people.map((user, index) =>
    mergeEntries(
      user,
      parts.flatMap(({ dates, settled }, number) => {
        const computedEntry = computed[number]?.[index];
        if (!settled) return computedEntry ? { entry: computedEntry, dates, position: null } : [];
        const entry = settledBy.get(`${settled.versionId} ${user.id}`);
        if (!entry) return [];
        const { position } = settled;
        return {
          entry: computedEntry ? clipSettledEntry(entry, { dates, ...settled }, computedEntry) : entry,
          ...{ dates, position },
        };
      }),
    ),
  );
}
