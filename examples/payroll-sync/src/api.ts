import type { PayrollEntry, Problem, Timesheet, TimesheetChange } from './api-types.ts';
import { Passing, Stopped } from './failures.ts';
import { type Patience, patiently } from './retry.ts';

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

type Query = Readonly<Record<string, string | number | null>>;

interface Answer<Body> {
  readonly body: Body;
  /** From the `Link` header; null on the last page. */
  readonly nextCursor: string | null;
}

const longestAnswerMs = 60_000;

/** TimeTrack's REST API, as far as this program needs it. */
export class TimeTrackApi {
  private readonly settings: ApiSettings;
  private readonly patience: Patience;

  constructor(settings: ApiSettings, patience: Patience) {
    this.settings = settings;
    this.patience = patience;
  }

  /** What changed after the cursor, the oldest first; from the very beginning without one. */
  async changesAfter(cursor: string | null, limit: number): Promise<ChangesPage> {
    const { body, nextCursor } = await this.get<TimesheetChange[]>('/api/timesheets/changes', { cursor, limit });
    return { changes: body, hasMore: nextCursor !== null };
  }

  /** Every timesheet there is, a page at a time. */
  timesheets(limit: number): AsyncGenerator<readonly Timesheet[]> {
    return this.pages<Timesheet>('/api/timesheets', { limit });
  }

  /** Everybody's pay for these days, the last included, a page at a time. */
  payroll(startDate: string, endDate: string): AsyncGenerator<readonly PayrollEntry[]> {
    return this.pages<PayrollEntry>('/api/payroll', { startDate, endDate });
  }

  private async *pages<Item>(path: string, query: Query): AsyncGenerator<readonly Item[]> {
    let cursor: string | null = null;
    do {
      const answer: Answer<Item[]> = await this.get(path, { ...query, cursor });
      yield answer.body;
      cursor = answer.nextCursor;
    } while (cursor !== null);
  }

  private get<Body>(path: string, query: Query): Promise<Answer<Body>> {
    const given = Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
    return patiently(() => this.ask<Body>(`${path}?${new URLSearchParams(given)}`), this.patience);
  }

  private async ask<Body>(address: string): Promise<Answer<Body>> {
    const response = await this.send(address);
    // The body may break off as well, when TimeTrack is stopped in the middle of an answer.
    const text = await response.text().catch(unreachable);
    if (response.status === 429 || response.status >= 500) {
      throw new Passing(`TimeTrack answered ${response.status}`, retryAfterMs(response.headers.get('retry-after')));
    }
    if (!/^application\/(problem\+)?json\b/.test(response.headers.get('content-type') ?? '')) {
      throw new Stopped(`${this.settings.url} does not answer as TimeTrack does: check TIMETRACK_URL.`);
    }
    const body: unknown = JSON.parse(text);
    if (!response.ok) throw refusal(response.status, body as Problem);
    return { body: body as Body, nextCursor: nextCursorIn(response.headers.get('link')) };
  }

  /** Never to where a redirect or a link leads: the key is for this address alone. */
  private send(address: string): Promise<Response> {
    return fetch(this.settings.url + address, {
      headers: { accept: 'application/json', authorization: `Bearer ${this.settings.key}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(longestAnswerMs),
    }).catch(unreachable);
  }
}

function unreachable(error: unknown): never {
  const { message, cause } = error as Error & { readonly cause?: NodeJS.ErrnoException };
  throw new Passing(`TimeTrack can not be reached (${cause?.code ?? cause?.message ?? message})`);
}

function refusal(status: number, { message, requestId, fields }: Problem): Stopped {
  if (status === 401) {
    return new Stopped('TimeTrack knows no such API key: make one in Settings, and set TIMETRACK_KEY to it.');
  }
  if (status === 403) {
    return new Stopped('The API key may not read this: sync and verify need timesheets:read, payroll payroll:read.');
  }
  if (fields?.cursor) {
    return new Stopped(
      'TimeTrack does not know where this copy ended: it is of another organization, or the server was set back to a ' +
        'backup. Set TIMETRACK_DB to a new file.',
    );
  }
  const wrong = Object.values(fields ?? {}).join('; ');
  return new Stopped(`TimeTrack refused with ${status}: ${wrong || message} (request ${requestId}).`);
}

/** Seconds, or a date, as RFC 9110 has it. */
function retryAfterMs(header: string | null): number {
  if (header === null) return 0;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}

function nextCursorIn(link: string | null): string | null {
  const next = /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1];
  return next === undefined ? null : new URL(next).searchParams.get('cursor');
}
