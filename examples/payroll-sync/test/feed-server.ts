import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Timesheet, TimesheetChange } from '../src/api-types.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** As much of TimeTrack as this program asks: a feed, a list, and any trouble that a test has in mind. */
export class FeedServer {
  readonly changes: TimesheetChange[] = [];
  readonly timesheets = new Map<string, Timesheet>();
  /** Each answers one request, before anything else is answered. */
  readonly troubles: Answer[] = [];
  readonly asked: URL[] = [];
  private readonly server = createServer((request, response) => this.answer(request, response));

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

  /** Makes or changes a timesheet. */
  upsert(timesheet: Timesheet): void {
    this.timesheets.set(timesheet.id, timesheet);
    this.log('UPSERT', timesheet.id);
  }

  delete(id: string): void {
    this.timesheets.delete(id);
    this.log('DELETE', id);
  }

  private log(kind: TimesheetChange['kind'], timesheetId: string): void {
    const cursor = String(this.changes.length + 1);
    this.changes.push({ cursor, kind, timesheetId, timesheet: null, at: '2026-11-16T19:00:00.000Z' });
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    this.asked.push(url);
    const trouble = this.troubles.shift();
    if (trouble) trouble(request, response);
    else this.answerPage(url, response);
  }

  private answerPage(url: URL, response: ServerResponse): void {
    const isFeed = url.pathname === '/api/timesheets/changes';
    const all: readonly unknown[] = isFeed ? this.changes.map((change) => this.told(change)) : this.list();
    const from = Number(url.searchParams.get('cursor') ?? 0);
    const upTo = from + Number(url.searchParams.get('limit'));
    if (upTo < all.length) {
      // Whatever address the server thinks it has.
      response.setHeader('link', `<https://elsewhere.example${url.pathname}?cursor=${upTo}>; rel="next"`);
    }
    json(response, 200, all.slice(from, upTo));
  }

  private list(): Timesheet[] {
    return [...this.timesheets.values()];
  }

  private told(change: TimesheetChange): TimesheetChange {
    const timesheet = change.kind === 'UPSERT' ? (this.timesheets.get(change.timesheetId) ?? null) : null;
    return { ...change, timesheet };
  }
}

export function json(response: ServerResponse, status: number, body: unknown): void {
  const type = status < 400 ? 'application/json; charset=utf-8' : 'application/problem+json';
  response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
}
