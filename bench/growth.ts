import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { documentOf } from './cases/documents.ts';
import { Connection, type RequestParts, requestBytes } from './measure/connection.ts';
import { cpuOf, cpuOfFamily } from './measure/processor-time.ts';
import { median } from './measure/statistics.ts';
import { formatGrowth, type Growth } from './report/growth.ts';
import { describeSetting } from './report/machine.ts';
import { writeGrowth } from './report/write.ts';
import { emailOf, signIn } from './seed/organizations.ts';
import { growTimesheets } from './seed/timesheets.ts';
import { createWorld } from './seed/world.ts';
import type { World } from './seed/world.types.ts';
import { stopAll } from './servers/children.ts';
import { createDataDir, type Product, removeDataDirs, startProduct } from './servers/product.ts';

/**
 * `node bench/growth.ts [--write] [COUNT]`: what 1,000,000 timesheets cost compared with 20,000, by the product alone. The two weeks
 * of the payroll, the people and the open pay periods are the same; the pending timesheets grow too. Takes minutes to seed.
 */
const count = process.argv.slice(2).find((word) => /^\d+$/.test(word));
const [few, many] = [20_000, Number(count ?? 1_000_000)];
const dataDir = await createDataDir();
try {
  const product = await startProduct(dataDir);
  const world = await createWorld(product, new Set(['timesheets']), { timesheets: few, payrollPeople: 0 });
  const worker = await signIn(product.address, emailOf('worker200', 'timesheets'));
  const before = await measureAll(product, world, worker);
  await growTimesheets(await adminOf(product), world.timesheets.id, many);
  const after = await measureAll(product, world, worker);
  const { date, commit } = await describeSetting(product.url);
  const rows = [...before].map(([name, cost]) => ({ name, few: cost, many: after.get(name) ?? cost }));
  const growth: Growth = { date, commit, load: os.loadavg()[0] ?? 0, few, many, rows };
  console.log(formatGrowth(growth).join('\n'));
  if (process.argv.includes('--write')) writeGrowth(growth);
} finally {
  await stopAll();
  await removeDataDirs();
}

interface Measured {
  readonly repetitions: number;
  /** `index` counts the requests of this answer. */
  readonly requestOf: (index: number) => RequestParts;
}

function requestsOf({ timesheets: { manager: cookie, owner } }: World, worker: string): Record<string, Measured> {
  const always = (parts: RequestParts, repetitions = 200): Measured => ({ repetitions, requestOf: () => parts });
  const graphql = (query: string, variables: object) =>
    always({ method: 'POST', path: '/graphql', cookie, body: { query, variables } });
  const dayMs = 24 * 3_600_000;
  const dateOf = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
  const weeks = `startDate=${dateOf(15)}&endDate=${dateOf(2)}`;
  return {
    'Timesheet list of 50, REST': always({ path: '/api/timesheets?limit=50', cookie }),
    'The review screen’s query, GraphQL': graphql(documentOf('mf-timeclock', 'Timeclock_Timesheets_LoadPage'), {
      first: 50,
    }),
    'Total count': graphql(documentOf('mf-timeclock', 'Timeclock_Timesheets_LoadCount'), {}),
    'Dashboard numbers': always({ path: '/api/dashboard/stats', cookie }),
    'Pay periods, all open': always({ path: '/api/pay-periods', cookie }, 100),
    'Change feed': always({ path: '/api/timesheets/changes?limit=100', cookie: owner }),
    'Clock-in and clock-out': {
      repetitions: 200,
      requestOf: (index) => ({
        method: 'POST',
        path: `/api/timesheets/clock-${index % 2 === 0 ? 'in' : 'out'}`,
        cookie: worker,
        idempotencyKey: randomUUID(),
        body: {},
      }),
    },
    'Payroll of two weeks, CSV': always({ path: `/api/payroll?format=csv&${weeks}`, cookie: owner }, 20),
  };
}

async function measureAll(product: Product, world: World, worker: string) {
  const connection = await Connection.to(product.address);
  const measured = new Map<string, { readonly ms: number; readonly cpu: number }>();
  for (const [name, { repetitions, requestOf }] of Object.entries(requestsOf(world, worker))) {
    const times: number[] = [];
    const cpu = () => (cpuOf(product.pid) ?? 0) + (cpuOfFamily(product.postgresPid) ?? 0);
    const send = async (index: number) => {
      const { status } = await connection.send(requestBytes(product.address, requestOf(index)));
      if (status >= 300) throw new Error(`${name} returned ${status}`);
    };
    for (let warm = 0; warm < 20; warm += 1) await send(warm);
    const used = cpu();
    for (let index = 0; index < repetitions; index += 1) {
      const sent = performance.now();
      await send(index);
      times.push(performance.now() - sent);
    }
    measured.set(name, { ms: median(times), cpu: (cpu() - used) / repetitions });
  }
  connection.close();
  return measured;
}

async function adminOf({ adminUrl }: Product) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query("set session_replication_role = replica; set statement_timeout = 0; set timezone = 'UTC'");
  return client;
}
