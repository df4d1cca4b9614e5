import type { ApiSettings, FeedPage, TimeTrackApi } from './api.ts';
import type {
  PayrollAdjustment,
  PayrollEntry,
  PayrollVersion,
  Problem,
  Timesheet,
  TimesheetChange,
} from './api-types.ts';
import { requestJson } from './http.ts';
import { toFatalError } from './problem.ts';
import { type RetryPolicy, retry } from './retry.ts';

type Query = Readonly<Record<string, string | number | null>>;

interface ListPage<Item> {
  readonly items: readonly Item[];
  /** From the `Link` header. Null on the last page. */
  readonly nextCursor: string | null;
}

/** TimeTrack's REST API. */
export class RestApi implements TimeTrackApi {
  private readonly settings: ApiSettings;
  private readonly retryPolicy: RetryPolicy;

  constructor(settings: ApiSettings, retryPolicy: RetryPolicy) {
    this.settings = settings;
    this.retryPolicy = retryPolicy;
  }

  listChangesAfter(cursor: string | null, limit: number): Promise<FeedPage<TimesheetChange>> {
    return this.feed('/api/timesheets/changes', { cursor, limit });
  }

  listTimesheets(limit: number): AsyncGenerator<readonly Timesheet[]> {
    return this.pages('/api/timesheets', { limit });
  }

  listPayroll(startDate: string, endDate: string): AsyncGenerator<readonly PayrollEntry[]> {
    return this.pages('/api/payroll', { startDate, endDate });
  }

  listVersionsAfter(cursor: string | null, limit: number): Promise<FeedPage<PayrollVersion>> {
    return this.feed('/api/payroll/versions', { cursor, limit });
  }

  listVersion({ startDate, endDate, version }: PayrollVersion): AsyncGenerator<readonly PayrollEntry[]> {
    return this.pages('/api/payroll', { startDate, endDate, version });
  }

  listAdjustmentsAfter(cursor: string | null, limit: number): Promise<FeedPage<PayrollAdjustment>> {
    return this.feed('/api/payroll/adjustments', { cursor, limit });
  }

  private async feed<Item>(path: string, query: Query): Promise<FeedPage<Item>> {
    const { items, nextCursor } = await this.get<Item>(path, query);
    return { items, hasMore: nextCursor !== null };
  }

  private async *pages<Item>(path: string, query: Query): AsyncGenerator<readonly Item[]> {
    let cursor: string | null = null;
    do {
      const page: ListPage<Item> = await this.get(path, { ...query, cursor });
      yield page.items;
      cursor = page.nextCursor;
    } while (cursor !== null);
  }

  private get<Item>(path: string, query: Query): Promise<ListPage<Item>> {
    const params = Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
    return retry(() => this.request(`${path}?${new URLSearchParams(params)}`), this.retryPolicy);
  }

  private async request<Item>(path: string): Promise<ListPage<Item>> {
    const { ok, headers, body } = await requestJson(this.settings, path);
    if (!ok) throw toFatalError(body as Problem);
    return { items: body as Item[], nextCursor: parseNextCursor(headers.get('link')) };
  }
}

function parseNextCursor(link: string | null): string | null {
  const next = /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1];
  return next === undefined ? null : new URL(next).searchParams.get('cursor');
}
