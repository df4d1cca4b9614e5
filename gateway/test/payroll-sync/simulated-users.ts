import { randomUUID } from 'node:crypto';
import type { RestartableGateway } from './restartable-gateway.js';

type Headers = Readonly<Record<string, string>>;

const password = 'correct horse';
const dayMs = 86_400_000;

interface Created {
  readonly id: string;
}

/** A user who writes as fast as the gateway allows, and waits while it restarts after a crash. */
class Writer {
  constructor(
    readonly userId: string,
    private readonly gateway: RestartableGateway,
    private readonly headers: Headers,
  ) {}

  /** The response; undefined if the call was rejected or the response was lost. A lost call may have been executed. */
  async send<Body>(method: string, path: string, body: object = {}): Promise<Body | undefined> {
    const address = await this.gateway.address();
    const init = {
      method,
      headers: { ...this.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const response = await fetch(address + path, init).catch(() => undefined);
    if (!response?.ok) return undefined;
    return (await response.json().catch(() => undefined)) as Body | undefined;
  }
}

/** An organization with users who punch, and a manager who adds, corrects, approves and deletes. */
export class SimulatedUsers {
  private constructor(
    private readonly owner: Writer,
    private readonly workers: readonly Writer[],
  ) {}

  static async create(gateway: RestartableGateway, size: number): Promise<SimulatedUsers> {
    const buildPerson = (name: string) => ({
      firstName: name,
      lastName: 'Lee',
      email: `${randomUUID()}@example.com`,
      password,
    });
    const boss = { ...buildPerson('Ann'), orgName: 'Lee & Daughters' };
    const owner = await enter(gateway, '/api/auth/register', boss);
    const workers = Array.from({ length: size }, async (_, at) => {
      const worker = { ...buildPerson(`Worker ${at}`), role: 'WORKER' };
      await owner.send('POST', '/api/users', worker);
      return enter(gateway, '/api/auth/login', { email: worker.email, password });
    });
    return new SimulatedUsers(owner, await Promise.all(workers));
  }

  async apiKey(scopes: readonly string[]): Promise<string> {
    const created = await this.owner.send<{ secret: string }>('POST', '/api/api-keys', { name: 'Payroll', scopes });
    if (!created) throw new Error('The gateway created no API key.');
    return created.secret;
  }

  /** Everyone writes until `stop`. */
  async work(stop: AbortSignal): Promise<void> {
    const manageTimesheets = async () => {
      for (let turn = 0; !stop.aborted; turn += 1) await this.manage(turn);
    };
    const punching = this.workers.map(async (worker) => {
      while (!stop.aborted) await punch(worker);
    });
    await Promise.all([manageTimesheets(), ...punching]);
  }

  /** Adds, corrects and approves a past day, and deletes every third one. */
  private async manage(turn: number): Promise<void> {
    const { userId } = this.workers[turn % this.workers.length] as Writer;
    const start = Date.parse('2020-01-01T15:00:00Z') + turn * dayMs;
    const hours = (count: number) => new Date(start + count * 3_600_000).toISOString();
    const added = await this.owner.send<Created>('POST', '/api/timesheets', {
      userId,
      clockInAt: hours(0),
      clockOutAt: hours(8),
    });
    if (!added) return;
    const breaks = [{ type: 'UNPAID', startAt: hours(3), endAt: hours(4) }];
    const times = { clockInAt: hours(0), clockOutAt: hours(9), breaks };
    await this.owner.send('PUT', `/api/timesheets/${added.id}/times`, times);
    await this.owner.send('POST', `/api/timesheets/${added.id}/approve`);
    if (turn % 3 === 0) await this.owner.send('DELETE', `/api/timesheets/${added.id}`);
  }
}

/** Clock-in, a break, a note, clock-out. The last step also closes a timesheet that a crash left open. */
async function punch(worker: Writer): Promise<void> {
  const timesheet = await worker.send<Created>('POST', '/api/timesheets/clock-in');
  await worker.send('POST', '/api/timesheets/start-break');
  await worker.send('POST', '/api/timesheets/end-break');
  if (timesheet) await worker.send('PATCH', `/api/timesheets/${timesheet.id}`, { notes: randomUUID() });
  await worker.send('POST', '/api/timesheets/clock-out');
}

async function enter(gateway: RestartableGateway, path: string, body: object): Promise<Writer> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch((await gateway.address()) + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const [cookie = ''] = response.headers.getSetCookie();
  const { user } = (await response.json()) as { readonly user: { readonly id: string } };
  return new Writer(user.id, gateway, { cookie: cookie.split(';')[0] ?? '' });
}
