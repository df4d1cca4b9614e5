import type {
  PayrollAdjustment,
  PayrollEntry,
  PayrollVersion,
  Problem,
  Timesheet,
  TimesheetChange,
} from './api-types.ts';
import { FatalError, RetryableError } from './errors.ts';
import { type RetryPolicy, retry } from './retry.ts';

export interface ApiSettings {
  /** `https://timetrack.example.com` */
  readonly url: string;
  /** `tt_...` */
  readonly key: string;
}

export interface ChangesPage {
  readonly changes: readonly TimesheetChange[];
  readonly hasMore: boolean;
}

export interface FeedPage<Item> {
  readonly items: readonly Item[];
  readonly hasMore: boolean;
}

type Query = Readonly<Record<string, string | number | null>>;

interface ApiResponse<Body> {
  readonly body: Body;
  /** From the `Link` header. Null on the last page. */
  readonly nextCursor: string | null;
}

const timeoutMs = 60_000;

/** The part of TimeTrack's REST API that this program uses. */
export class TimeTrackApi {
  private readonly settings: ApiSettings;
  private readonly retryPolicy: RetryPolicy;

  constructor(settings: ApiSettings, retryPolicy: RetryPolicy) {
    this.settings = settings;
    this.retryPolicy = retryPolicy;
  }

  /** The changes after the cursor, oldest first. Without a cursor, the feed starts from the beginning. */
  async listChangesAfter(cursor: string | null, limit: number): Promise<ChangesPage> {
    const { body, nextCursor } = await this.get<TimesheetChange[]>('/api/timesheets/changes', { cursor, limit });
    return { changes: body, hasMore: nextCursor !== null };
  }

  /** All timesheets, page by page. */
  listTimesheets(limit: number): AsyncGenerator<readonly Timesheet[]> {
    return this.pages<Timesheet>('/api/timesheets', { limit });
  }

  /** Everyone's pay for a range of dates, both included, page by page. */
  listPayroll(startDate: string, endDate: string): AsyncGenerator<readonly PayrollEntry[]> {
    return this.pages<PayrollEntry>('/api/payroll', { startDate, endDate });
  }

  /** The versions of closed pay periods after the cursor, oldest first. */
  async listVersionsAfter(cursor: string | null, limit: number): Promise<FeedPage<PayrollVersion>> {
    const { body, nextCursor } = await this.get<PayrollVersion[]>('/api/payroll/versions', { cursor, limit });
    return { items: body, hasMore: nextCursor !== null };
  }

  /** Everyone's pay in one version, page by page. */
  listVersion({ startDate, endDate, version }: PayrollVersion): AsyncGenerator<readonly PayrollEntry[]> {
    return this.pages<PayrollEntry>('/api/payroll', { startDate, endDate, version });
  }

  /** The adjustments of closed pay periods after the cursor, oldest first. */
  async listAdjustmentsAfter(cursor: string | null, limit: number): Promise<FeedPage<PayrollAdjustment>> {
    const { body, nextCursor } = await this.get<PayrollAdjustment[]>('/api/payroll/adjustments', { cursor, limit });
    return { items: body, hasMore: nextCursor !== null };
  }

  private async *pages<Item>(path: string, query: Query): AsyncGenerator<readonly Item[]> {
    let cursor: string | null = null;
    do {
      const response: ApiResponse<Item[]> = await this.get(path, { ...query, cursor });
      yield response.body;
      cursor = response.nextCursor;
    } while (cursor !== null);
  }

  private get<Body>(path: string, query: Query): Promise<ApiResponse<Body>> {
    const params = Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
    return retry(() => this.request<Body>(`${path}?${new URLSearchParams(params)}`), this.retryPolicy);
  }

  private async request<Body>(address: string): Promise<ApiResponse<Body>> {
    const response = await this.send(address);
    // The body may also be truncated, if TimeTrack stops in the middle of a response.
    const text = await response.text().catch(failUnreachable);
    if (response.status === 429 || response.status >= 500) {
      const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'));
      throw new RetryableError(`TimeTrack responded with ${response.status}`, retryAfterMs);
    }
    if (!/^application\/(problem\+)?json\b/.test(response.headers.get('content-type') ?? '')) {
      throw new FatalError(`${this.settings.url} does not respond like TimeTrack: check TIMETRACK_URL.`);
    }
    const body: unknown = JSON.parse(text);
    if (!response.ok) throw toFatalError(response.status, body as Problem);
    return { body: body as Body, nextCursor: parseNextCursor(response.headers.get('link')) };
  }

  /** Follows no redirect and no link, because the key must be sent only to this address. */
  private send(address: string): Promise<Response> {
    return fetch(this.settings.url + address, {
      headers: { accept: 'application/json', authorization: `Bearer ${this.settings.key}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(failUnreachable);
  }
}

function failUnreachable(error: unknown): never {
  const { message, cause } = error as Error & { readonly cause?: NodeJS.ErrnoException };
  throw new RetryableError(`TimeTrack can't be reached (${cause?.code ?? cause?.message ?? message})`);
}

function toFatalError(status: number, { message, requestId, fields }: Problem): FatalError {
  if (status === 401) {
    return new FatalError('TimeTrack does not know this API key: create one in Settings and set TIMETRACK_KEY to it.');
  }
  if (status === 403) {
    return new FatalError(
      'The API key lacks a scope: sync and verify need timesheets:read, payroll and sync-payroll need payroll:read.',
    );
  }
  if (fields?.cursor) {
    return new FatalError(
      'TimeTrack does not know the cursor of this copy: the copy belongs to another organization, or the server was ' +
        'restored from a backup. Set TIMETRACK_DB to a new file.',
    );
  }
  const reasons = Object.values(fields ?? {}).join('; ');
  return new FatalError(`TimeTrack rejected the request with ${status}: ${reasons || message} (request ${requestId}).`);
}

/** Parses seconds or a date (RFC 9110). */
function parseRetryAfter(header: string | null): number {
  if (header === null) return 0;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}

function parseNextCursor(link: string | null): string | null {
  const next = /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1];
  return next === undefined ? null : new URL(next).searchParams.get('cursor');
}
