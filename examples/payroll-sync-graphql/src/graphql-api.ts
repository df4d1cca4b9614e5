import {
  type ApiSettings,
  type FeedPage,
  type PayrollAdjustment,
  type PayrollEntry,
  type PayrollVersion,
  type RetryPolicy,
  retry,
  type Timesheet,
  type TimesheetChange,
  type TimeTrackApi,
} from 'payroll-sync';
import { execute, type TypedDocument } from './execute.ts';
import { payroll, payrollAdjustments, payrollVersions, timesheetChanges, timesheets } from './operations.graphql.ts';

interface Connection<Item> {
  readonly nodes: readonly Item[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

interface Feed<Node> {
  readonly edges: readonly { readonly cursor: string; readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean };
}

const payrollPageSize = 500;

/** TimeTrack's GraphQL API. A page of 1,000 changes with everything about them is within the limit of 10,000 objects. */
export class GraphQlApi implements TimeTrackApi {
  readonly settings: ApiSettings;
  private readonly retryPolicy: RetryPolicy;

  constructor(settings: ApiSettings, retryPolicy: RetryPolicy) {
    this.settings = settings;
    this.retryPolicy = retryPolicy;
  }

  async listChangesAfter(cursor: string | null, limit: number): Promise<FeedPage<TimesheetChange>> {
    const { viewer } = await this.query(timesheetChanges, { first: limit, after: cursor });
    return toPage(viewer?.timesheetChanges);
  }

  listTimesheets(limit: number): AsyncGenerator<readonly Timesheet[]> {
    return pages(async (after) => {
      const { viewer } = await this.query(timesheets, { first: limit, after });
      return viewer?.timesheets;
    });
  }

  listPayroll(startDate: string, endDate: string): AsyncGenerator<readonly PayrollEntry[]> {
    return this.payrollPages({ startDate, endDate, version: null });
  }

  async listVersionsAfter(cursor: string | null, limit: number): Promise<FeedPage<PayrollVersion>> {
    const { viewer } = await this.query(payrollVersions, { first: limit, after: cursor });
    return toPage(viewer?.payrollVersions);
  }

  listVersion({ startDate, endDate, version }: PayrollVersion): AsyncGenerator<readonly PayrollEntry[]> {
    return this.payrollPages({ startDate, endDate, version });
  }

  async listAdjustmentsAfter(cursor: string | null, limit: number): Promise<FeedPage<PayrollAdjustment>> {
    const { viewer } = await this.query(payrollAdjustments, { first: limit, after: cursor });
    return toPage(viewer?.payrollAdjustments);
  }

  private payrollPages(range: { startDate: string; endDate: string; version: number | null }) {
    return pages<PayrollEntry>(async (after) => {
      const { viewer } = await this.query(payroll, { ...range, first: payrollPageSize, after });
      return viewer?.payrollExport;
    });
  }

  private query<Data, Variables>(document: TypedDocument<Data, Variables>, variables: Variables): Promise<Data> {
    return retry(() => execute(this.settings, document, variables), this.retryPolicy);
  }
}

/** A page of a feed: each entry with the cursor after it, as in REST. */
function toPage<Node>(feed: Feed<Node> | null | undefined): FeedPage<Node & { readonly cursor: string }> {
  const { edges, pageInfo } = assertReadable(feed);
  return { items: edges.map(({ cursor, node }) => ({ cursor, ...node })), hasMore: pageInfo.hasNextPage };
}

async function* pages<Item>(
  load: (after: string | null) => Promise<Connection<Item> | null | undefined>,
): AsyncGenerator<readonly Item[]> {
  let after: string | null = null;
  do {
    const { nodes, pageInfo }: Connection<Item> = assertReadable(await load(after));
    yield nodes;
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
}

/** A field below `viewer` is null only together with an error, which `execute` has thrown. */
function assertReadable<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('TimeTrack returned null without an error.');
  return value;
}
