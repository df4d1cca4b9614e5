import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { WebSocket } from 'ws';
import { CountingProxy } from '../cells/counting-proxy.ts';
import { measuredRequests } from '../cells/requests.ts';
import { cpuOf, cpuOfFamily, memoryOf } from '../measure/processor-time.ts';
import { runRound } from '../measure/rounds.ts';
import { emailOf, signIn } from '../seed/organizations.ts';
import { createWorld } from '../seed/world.ts';
import type { World } from '../seed/world.types.ts';
import type { Server } from '../servers/children.ts';
import { createDataDir, type Product, startGateway, startProduct } from '../servers/product.ts';
import type { Inputs, RequestCost } from './model.rules.ts';

/** A gateway behind a proxy that counts its statements, in front of the product's PostgreSQL. */
interface Measured {
  readonly product: Product;
  readonly gateway: Server;
  readonly proxy: CountingProxy;
  readonly world: World;
  readonly admin: pg.Client;
}

/** What one punch added to a table with its indexes. */
interface TableGrowth {
  readonly table: string;
  readonly bytes: number;
}

export interface MeasuredInputs extends Inputs {
  readonly tables: readonly TableGrowth[];
  /** Responses that a repeated request gets again: kept for a day. */
  readonly bytesOfIdempotency: number;
}

const seconds = 2;
const punchSeconds = 8;
const sockets = 2000;
const organizations = 20_000;

/** Measures what the arithmetic needs, with the gateway and PostgreSQL of this machine. */
export async function measureInputs(): Promise<{ readonly inputs: MeasuredInputs; readonly databaseUrl: string }> {
  const measured = await start();
  const cost = (name: string) => costOf(name, measured);
  const { admin, proxy, gateway } = measured;
  // First, because later the heap of the gateway has room for them.
  const bytesPerSocket = await bytesOfSocket(measured);
  const [list, review, dashboard, board] = [
    await cost('list-rest'),
    await cost('review-graphql'),
    await cost('dashboard-graphql'),
    await cost('board-graphql'),
  ];
  const punched = await growthOfPunches(measured);
  const connectionsPerGateway = proxy.connections;
  const gatewayBytes = memoryOf(gateway.pid) ?? Number.NaN;
  const inputs: MeasuredInputs = {
    ...{ list, review, dashboard, board, connectionsPerGateway, gatewayBytes },
    ...punched,
    signIn: await costOfSignIn(measured),
    lookUp: await costOfLookUp(measured),
    bytesPerOrganizationInDirectory: await bytesInDirectory(admin),
    bytesPerSocket,
  };
  await admin.end();
  proxy.close();
  return { inputs, databaseUrl: measured.product.url };
}

async function start(): Promise<Measured> {
  const product = await startProduct(await createDataDir());
  const world = await createWorld(product, new Set(['timesheets', 'board', 'clock']), {
    timesheets: 20_000,
    payrollPeople: 0,
  });
  const url = new URL(product.url);
  const proxy = await CountingProxy.start(Number(url.port));
  const password = await readFile(path.join(product.dataDir, 'postgres-owner-password'), 'utf8');
  const owner = new URL(product.url);
  [owner.username, owner.password] = ['timetrack', password];
  url.port = String(proxy.port);
  const gateway = await startGateway({
    DATA_DIR: await createDataDir(),
    DATABASE_URL: url.href,
    DATABASE_OWNER_URL: owner.href,
  });
  const admin = new pg.Client({ connectionString: product.adminUrl });
  // After a failure, PostgreSQL ends before this connection.
  admin.on('error', () => undefined);
  await admin.connect();
  return { product, gateway, proxy, world, admin };
}

const cpu = ({ gateway, product }: Measured) => ({
  node: cpuOf(gateway.pid),
  postgres: cpuOfFamily(product.postgresPid),
});

async function costOf(name: string, measured: Measured, duration = seconds): Promise<RequestCost> {
  const { gateway, proxy, world } = measured;
  const one = measuredRequests.find((request) => request.name === name);
  if (!one) throw new Error(`there is no request ${name}`);
  let sent = 0;
  const { requestOf, ...others } = one.requestsOf(world);
  const requests = {
    ...others,
    requestOf: (connection: number, index: number) => {
      sent += 1;
      return requestOf(connection, index);
    },
  };
  const contender = { name, address: gateway.address, requests, cpu: () => cpu(measured) };
  await runRound(contender, seconds, one.group);
  await runRound(contender, seconds, one.group);
  proxy.reset();
  sent = 0;
  const { nodeCpu, postgresCpu } = await runRound(contender, duration, one.group);
  return { gateway: nodeCpu ?? 0, postgres: postgresCpu ?? 0, statements: proxy.of().statements / sent };
}

/** People punch for a few seconds: what it costs, and what it leaves on the disk and in the log. */
async function growthOfPunches(measured: Measured) {
  const { admin, world } = measured;
  const before = await sizesOf(admin, world.clock.id);
  const punch = await costOf('clock-rest', measured, punchSeconds);
  const after = await sizesOf(admin, world.clock.id);
  // Each timesheet is a clock-in and a clock-out. Those of the first rounds count too, because they have grown the tables.
  const punches = 2 * (after.timesheets - before.timesheets);
  const grown = [...after.tables].map(([table, bytes]) => ({
    table,
    bytes: (bytes - (before.tables.get(table) ?? 0)) / punches,
  }));
  const kept = grown.filter(({ table, bytes }) => bytes > 0 && !table.startsWith('idempotent'));
  return {
    punch,
    tables: kept.toSorted((one, other) => other.bytes - one.bytes),
    bytesPerPunch: kept.reduce((sum, { bytes }) => sum + bytes, 0),
    bytesOfIdempotency: grown.find(({ table }) => table === 'idempotent_requests')?.bytes ?? 0,
    walBytesPerPunch: (after.wal - before.wal) / punches,
  };
}

async function sizesOf(admin: pg.Client, organizationId: string) {
  const { rows } = await admin.query<{ name: string; bytes: number }>(
    `select relname as name, pg_total_relation_size(oid)::float8 as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const counted = await admin.query<{ timesheets: number; wal: number }>(
    `select count(*)::int as timesheets, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as wal
     from timesheets where organization_id = $1`,
    [organizationId],
  );
  const { timesheets = 0, wal = 0 } = counted.rows[0] ?? {};
  return { tables: new Map(rows.map(({ name, bytes }) => [name, bytes])), timesheets, wal };
}

async function costOfSignIn(measured: Measured): Promise<RequestCost> {
  const { gateway, proxy } = measured;
  const count = 20;
  proxy.reset();
  const before = cpu(measured);
  for (let number = 1; number <= count; number += 1) await signIn(gateway.address, emailOf(`worker${number}`, 'board'));
  const after = cpu(measured);
  return {
    gateway: ((after.node ?? 0) - (before.node ?? 0)) / count,
    postgres: ((after.postgres ?? 0) - (before.postgres ?? 0)) / count,
    statements: proxy.of().statements / count,
  };
}

/** With several cells, a sign-in asks each of them who has the address. */
async function costOfLookUp({ product }: Measured): Promise<number> {
  const client = new pg.Client({ connectionString: product.url });
  await client.connect();
  const count = 4000;
  const before = cpuOfFamily(product.postgresPid) ?? 0;
  for (let number = 0; number < count; number += 1) {
    await client.query({
      name: 'look-up',
      text: 'select * from list_accounts_of_email($1, 5)',
      values: [`nobody${number}@example.com`],
    });
  }
  const used = (cpuOfFamily(product.postgresPid) ?? 0) - before;
  await client.end();
  return used / count;
}

async function bytesInDirectory(admin: pg.Client): Promise<number> {
  await admin.query('begin');
  await admin.query(`insert into cells (name) values ('cell_1') on conflict do nothing`);
  await admin.query(
    `insert into organization_cells (organization, cell) select uuidv7(), 'cell_1' from generate_series(1, $1::int)`,
    [organizations],
  );
  const { rows } = await admin.query<{ bytes: number }>(
    `select pg_total_relation_size('organization_cells')::float8 as bytes`,
  );
  await admin.query('rollback');
  return (rows[0]?.bytes ?? Number.NaN) / organizations;
}

async function bytesOfSocket({ gateway, world }: Measured): Promise<number> {
  const open: WebSocket[] = [];
  let before = 0;
  for (let number = 0; number < sockets + 200; number += 1) {
    if (number === 200) before = memoryOf(gateway.pid) ?? Number.NaN;
    const cookie = world.clock.workers[number % world.clock.workers.length] ?? '';
    const socket = new WebSocket(`${gateway.address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { cookie },
      perMessageDeflate: false,
    });
    open.push(socket);
    await once(socket, 'open');
    socket.send('{"type":"connection_init"}');
    await once(socket, 'message');
    const query = 'subscription { clockStatusChanged { state } }';
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
  }
  await pause(1000);
  const after = memoryOf(gateway.pid) ?? Number.NaN;
  for (const socket of open) socket.terminate();
  return (after - before) / sockets;
}
