import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PayrollAdjustment, PayrollEntry, PayrollVersion, Timesheet, TimesheetChange } from '../src/api-types.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** The part of TimeTrack that this program uses: a feed, a list, and any failure that a test adds. */
export class FeedServer {
  readonly changes: TimesheetChange[] = [];
  readonly timesheets = new Map<string, Timesheet>();
  readonly versions: PayrollVersion[] = [];
  readonly adjustments: PayrollAdjustment[] = [];
  /** Everyone's pay by version. */
  readonly payrolls = new Map<number, readonly PayrollEntry[]>();
  /** Each handles one of the next requests. */
  readonly failures: Handler[] = [];
  readonly requests: URL[] = [];
  protected readonly server = createServer((request, response) => this.handle(request, response));

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.server.listen(0, '127.0.0.1', resolve);
    });
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => {
      this.server.close(resolve);
    });
  }

  /** Creates or changes a timesheet. */
  upsert(timesheet: Timesheet): void {
    this.timesheets.set(timesheet.id, timesheet);
    this.log('UPSERT', timesheet.id);
  }

  delete(id: string): void {
    this.timesheets.delete(id);
    this.log('DELETE', id);
  }

  protected log(kind: TimesheetChange['kind'], timesheetId: string): void {
    const cursor = String(this.changes.length + 1);
    this.changes.push({ cursor, kind, timesheetId, timesheet: null, at: '2026-11-16T19:00:00.000Z' });
  }

  private handle(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    this.requests.push(url);
    const failure = this.failures.shift();
    if (failure) failure(request, response);
    else this.respond(request, response);
  }

  protected respond({ url: address = '' }: IncomingMessage, response: ServerResponse): void {
    const url = new URL(address, 'http://localhost');
    const all = this.listAll(url);
    const start = Number(url.searchParams.get('cursor') ?? 0);
    const end = start + Number(url.searchParams.get('limit') ?? 500);
    if (end < all.length) {
      // The host may differ from the one that the client uses, as it does behind a proxy.
      response.setHeader('link', `<https://elsewhere.example${url.pathname}?cursor=${end}>; rel="next"`);
    }
    json(response, 200, all.slice(start, end));
  }

  private listAll({ pathname, searchParams }: URL): readonly unknown[] {
    if (pathname === '/api/timesheets/changes') return this.changes.map((change) => this.withTimesheet(change));
    if (pathname === '/api/payroll/versions') return this.versions;
    if (pathname === '/api/payroll/adjustments') return this.adjustments;
    if (pathname === '/api/payroll') return this.payrolls.get(Number(searchParams.get('version'))) ?? [];
    return [...this.timesheets.values()];
  }

  protected withTimesheet(change: TimesheetChange): TimesheetChange {
    const timesheet = change.kind === 'UPSERT' ? (this.timesheets.get(change.timesheetId) ?? null) : null;
    return { ...change, timesheet };
  }
}

export function json(response: ServerResponse, status: number, body: unknown): void {
  const type = status < 400 ? 'application/json; charset=utf-8' : 'application/problem+json';
  response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
}
