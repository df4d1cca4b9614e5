import { randomUUID } from 'node:crypto';

interface Timesheet {
  readonly id: string;
  readonly notes: string;
}

interface SyncItem {
  readonly id: string;
  readonly status: string;
  readonly attempts: number;
  readonly fileUrl: string | null;
}

/** Somebody who uses the REST API from outside, with a session. */
export class Person {
  private constructor(
    private readonly address: string,
    private readonly cookie: string,
  ) {}

  /** Registers an organization, and is its owner. */
  static async register(address: string): Promise<Person> {
    const email = `${randomUUID()}@example.com`;
    const body = { firstName: 'Ann', lastName: 'Lee', email, password: 'correct horse', orgName: 'Lee & Daughters' };
    const response = await call(address, 'POST', '/api/auth/register', '', body);
    const [cookie = ''] = response.headers.getSetCookie();
    return new Person(address, cookie.split(';')[0] ?? '');
  }

  /** The same session at another address: the gateway has moved. */
  at(address: string): Person {
    return new Person(address, this.cookie);
  }

  async clockIn(): Promise<Timesheet> {
    return this.json('POST', '/api/timesheets/clock-in', {});
  }

  async note(id: string, notes: string): Promise<Timesheet> {
    return this.json('PATCH', `/api/timesheets/${id}`, { notes });
  }

  async activeTimesheet(): Promise<Timesheet> {
    return this.json('GET', '/api/timesheets/active');
  }

  async queueSync(type: string): Promise<SyncItem> {
    return this.json('POST', '/api/sync-queue', { type });
  }

  async syncItems(): Promise<readonly SyncItem[]> {
    return this.json('GET', '/api/sync-queue');
  }

  async download(path: string): Promise<string> {
    return (await call(this.address, 'GET', path, this.cookie)).text();
  }

  private async json<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await call(this.address, method, path, this.cookie, body);
    return (await response.json()) as Answer;
  }
}

async function call(address: string, method: string, path: string, cookie: string, body?: object): Promise<Response> {
  const response = await fetch(address + path, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return response;
}
