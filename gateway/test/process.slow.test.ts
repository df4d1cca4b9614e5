import { once } from 'node:events';
import { existsSync, readFileSync, watch } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { childrenOf } from '../src/platform/database/embedded/postmaster.js';
import { GatewayProcess, RemoteUser } from './harness/index.js';

/** Shared by all tests of this file, because the second start is faster. */
let dataDir: string;
let started: GatewayProcess[];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'timetrack-process-'));
});
beforeEach(() => {
  started = [];
});
afterEach(async () => {
  await Promise.all(started.map((gateway) => gateway.kill('SIGKILL')));
  await stopDatabase();
});
afterAll(async () => {
  await rm(await realpath(path.join(dataDir, 'postgres')).catch(() => dataDir), { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

function start(env: NodeJS.ProcessEnv = {}, ...args: readonly string[]): GatewayProcess {
  const gateway = GatewayProcess.start({ DATA_DIR: dataDir, ...env }, ...args);
  started.push(gateway);
  return gateway;
}

const pidFile = () => path.join(dataDir, 'postgres/data/postmaster.pid');

function postmasterPid(): number | null {
  return existsSync(pidFile()) ? Number.parseInt(readFileSync(pidFile(), 'utf8'), 10) : null;
}

/** PostgreSQL removes its pid file as the last step. */
async function waitForDatabaseToStop(): Promise<void> {
  if (!existsSync(pidFile())) return;
  const watcher = watch(path.dirname(pidFile()));
  while (existsSync(pidFile())) await once(watcher, 'change');
  watcher.close();
}

async function stopDatabase(): Promise<void> {
  const pid = postmasterPid();
  if (pid === null) return;
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    return;
  }
  await waitForDatabaseToStop();
}

describe('after kill -9', () => {
  const killedProcesses: [string, (gateway: GatewayProcess) => Promise<unknown>][] = [
    ['of the gateway', (gateway) => gateway.kill('SIGKILL')],
    [
      'of the gateway and its PostgreSQL',
      (gateway) => {
        process.kill(postmasterPid() as number, 'SIGKILL');
        return gateway.kill('SIGKILL');
      },
    ],
  ];

  test.each(killedProcesses)('%s, a restart has every acknowledged change', async (_name, kill) => {
    const gateway = start();
    const person = await RemoteUser.register(await gateway.address());
    const { id } = await person.clockIn();
    let acknowledged = -1;
    const writing = (async () => {
      for (let count = 0; ; count += 1) {
        await person.note(id, String(count));
        acknowledged = count;
        if (count === 20) void kill(gateway);
      }
    })();
    await expect(writing).rejects.toThrow();
    await gateway.end();
    const oldServerPid = postmasterPid();

    const again = await start().address();
    // Never the old server: its programs may be of an earlier version.
    expect(postmasterPid()).not.toBe(oldServerPid);
    const active = await person.at(again).activeTimesheet();
    expect(active.id).toBe(id);
    expect(acknowledged).toBeGreaterThanOrEqual(20);
    expect([acknowledged, acknowledged + 1]).toContain(Number(active.notes));
  });
});

describe('a shutdown', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'exits with 0 on %s and leaves nothing running',
    async (signal) => {
      const gateway = start();
      const address = await gateway.address();
      await fetch(`${address}/healthz`);
      expect(postmasterPid()).not.toBeNull();
      expect(await gateway.kill(signal)).toBe(0);
      expect(postmasterPid()).toBeNull();
    },
  );

  test('stops a start in progress and leaves nothing running', async () => {
    const gateway = start();
    await gateway.line(/^Starting the database/);
    process.kill(-(gateway.child.pid as number), 'SIGINT');
    expect((await gateway.end()).code).toBe(0);
    expect(postmasterPid()).toBeNull();
  });

  test('finishes a running request on Ctrl-C, which reaches every process of the terminal', async () => {
    const gateway = start();
    const signIn = await sendHalfASignIn(await gateway.address());
    process.kill(-(gateway.child.pid as number), 'SIGINT');
    await gateway.line(/stopping/);
    signIn.write('}');
    const [response] = await once(signIn, 'data');
    expect(String(response)).toMatch(/^HTTP\/1.1 401 /);
    expect((await gateway.end()).code).toBe(0);
    expect(gateway.output).not.toContain('did not stop properly');
  });

  test('does not wait when it is requested twice, and still leaves nothing running', async () => {
    const gateway = start();
    await sendHalfASignIn(await gateway.address());
    gateway.child.kill('SIGINT');
    await gateway.line(/stopping/);
    expect(await gateway.kill('SIGINT')).toBe(130);
    await waitForDatabaseToStop();
    expect(postmasterPid()).toBeNull();
  });
});

describe('a shutdown that something holds up', () => {
  /** Supervisors wait for about as long, and then kill. */
  const longest = 15_000;

  test('ends in time with an unfinished request and a PostgreSQL that does not react', async () => {
    const gateway = start();
    await sendHalfASignIn(await gateway.address());
    const frozen = await freezeDatabase();
    const begun = performance.now();
    expect(await gateway.kill('SIGTERM')).toBe(0);
    expect(performance.now() - begun).toBeLessThan(longest);
    expect(frozen.filter(isAlive)).toEqual([]);
    await start().address();
  });

  test('is not ready at once, and still serves requests during the delay', async () => {
    const gateway = start({ SHUTDOWN_DELAY_SECONDS: '2' });
    const address = await gateway.address();
    gateway.child.kill('SIGTERM');
    await gateway.line(/stopping/);
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
    const response = await fetch(`${address}/api/auth/me`);
    expect(response.status).toBe(401);
    expect(response.headers.get('connection')).toBe('close');
    expect((await gateway.end()).code).toBe(0);
  });
});

/** Stops every process of the server without ending any. Returns their ids. */
async function freezeDatabase(): Promise<number[]> {
  const postmaster = postmasterPid() ?? 0;
  const children = await childrenOf(postmaster);
  for (const pid of [postmaster, ...children]) process.kill(pid, 'SIGSTOP');
  return [postmaster, ...children];
}

/** Zombie processes are not alive. */
function isAlive(pid: number): boolean {
  const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
  return /^State:\t[^ZX]/m.test(status);
}

/** A sign-in whose last byte is still missing. Its response needs the database. */
async function sendHalfASignIn(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'no matter' });
  const head = ['POST /api/auth/login HTTP/1.1', `host: ${hostname}:${port}`, 'content-type: application/json'];
  socket.write(`${[...head, `content-length: ${body.length}`].join('\r\n')}\r\n\r\n${body.slice(0, -1)}`);
  await fetch(`${address}/healthz`);
  return socket;
}

describe('a start that must fail', () => {
  test('fails with one sentence on a used port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await start({ PORT: String(port) }).end()).toEqual({
      code: 1,
      errors: `Port ${port} on 127.0.0.1 is in use. Stop the program that uses it, or set PORT to another number.\n`,
    });
    other.close();
  });

  test('fails with one sentence for an invalid variable', async () => {
    const errors = 'PORT must be a whole number from 0 to 65535, not "http".\n';
    expect(await start({ PORT: 'http' }).end()).toEqual({ code: 1, errors });
    expect(await start({ PORT: 'http' }, '--check-config').end()).toEqual({ code: 1, errors });
  });

  test('fails with one sentence without its database', async () => {
    const { code, errors } = await start({ DATABASE_URL: 'postgres://127.0.0.1:1/timetrack' }).end();
    expect(code).toBe(1);
    expect(errors).toBe('The database at DATABASE_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:1.\n');
  });

  test('fails with one sentence in a used data folder', async () => {
    await start().address();
    const { code, errors } = await start().end();
    expect(code).toBe(1);
    expect(errors).toMatch(
      /^Another TimeTrack gateway uses the data folder .*\. Stop it first, or set DATA_DIR .*\.\n$/,
    );
  });
});

test('--check-config exits with 0 if the gateway could start, and starts nothing', async () => {
  const elsewhere = path.join(dataDir, 'elsewhere');
  expect(await start({ DATA_DIR: elsewhere }, '--check-config').end()).toEqual({ code: 0, errors: '' });
  expect(existsSync(elsewhere)).toBe(false);
});

test('--version prints the version and starts nothing', async () => {
  const gateway = start({}, '--version');
  expect(await gateway.line(/^\d+\.\d+\.\d+$/)).toBeTruthy();
  expect((await gateway.end()).code).toBe(0);
});
