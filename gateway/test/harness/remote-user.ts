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

/** A user who calls the REST API of another process, with a session. */
export class RemoteUser {
  private constructor(
    private readonly address: string,
    private readonly cookie: string,
  ) {}

  /** Registers an organization and signs in as its owner. */
  static async register(address: string): Promise<RemoteUser> {
    const email = `${randomUUID()}@example.com`;
    const body = { firstName: 'Ann', lastName: 'Lee', email, password: 'correct horse', orgName: 'Lee & Daughters' };
    const response = await call(address, 'POST', '/api/auth/register', '', body);
    const [cookie = ''] = response.headers.getSetCookie();
    return new RemoteUser(address, cookie.split(';')[0] ?? '');
  }

  /** The same session at the address of another gateway. */
  at(address: string): RemoteUser {
    return new RemoteUser(address, this.cookie);
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

  private async json<Body>(method: string, path: string, body?: object): Promise<Body> {
    const response = await call(this.address, method, path, this.cookie, body);
    return (await response.json()) as Body;
  }
}

async function call(address: string, method: string, path: string, cookie: string, body?: object): Promise<Response> {
  const response = await fetch(address + path, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}: ${await response.text()}`);
  return response;
}
