import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { documentOf } from '../cases/documents.ts';
import { Connection, type RequestParts, requestBytes } from '../measure/connection.ts';
import { cpuOfFamily } from '../measure/processor-time.ts';
import { type DividedInstallation, gatewaysLearnMs, type LoadedOrganization } from './installations.ts';
import type { Share } from './shares.rules.ts';

/** A move of a cell to another node, as `npm run cells -- place` does it. */
export interface Placement {
  readonly cell: string;
  readonly seconds: number;
  readonly bytes: number;
}

const repetitions = 60;

/** Sends one load to the organizations of all cells, with their cells on two workers and then on one. */
export async function compareThroughput(divided: DividedInstallation): Promise<{
  readonly shares: readonly Share[];
  readonly placements: readonly Placement[];
}> {
  await load(divided, 20);
  const onTwo = await measureLoad(divided, 2);
  const placements: Placement[] = [];
  const target = divided.nodes.named('worker 1');
  const address = `127.0.0.1:${divided.proxies.get(target.name)?.port}`;
  for (const { cell } of divided.loads) {
    if ((await divided.nodes.nodeOf(cell)).name === target.name) continue;
    const bytes = await divided.nodes.sizeOf(cell);
    const began = performance.now();
    await divided.nodes.operate(divided.dataDir, 'place', cell, address);
    placements.push({ cell, seconds: (performance.now() - began) / 1000, bytes });
  }
  await pause(gatewaysLearnMs);
  await load(divided, 20);
  return { shares: [await measureLoad(divided, 1), onTwo], placements };
}

async function measureLoad(divided: DividedInstallation, workers: number): Promise<Share> {
  const { nodes, proxies } = divided;
  for (const proxy of proxies.values()) proxy.reset();
  const before = nodes.workers.map(({ pid }) => cpuOfFamily(pid) ?? Number.NaN);
  const requests = await load(divided, repetitions);
  return {
    workers,
    requests,
    nodes: nodes.workers.map(({ name, pid }, index) => {
      const { statements, bytes } = proxies.get(name)?.of() ?? { statements: Number.NaN, bytes: Number.NaN };
      return { name, statements, bytes, cpu: (cpuOfFamily(pid) ?? Number.NaN) - (before[index] ?? Number.NaN) };
    }),
  };
}

/** Each organization punches and is looked at by its manager, all at the same time. Returns the number of requests. */
async function load({ gateway: { address }, loads }: DividedInstallation, count: number): Promise<number> {
  const each = await Promise.all(
    loads.map(async (organization) => {
      const connection = await Connection.to(address);
      const parts = partsOf(organization);
      for (let round = 0; round < count; round += 1) {
        for (const one of parts) {
          const { status } = await connection.send(requestBytes(address, one()));
          if (status >= 300) throw new Error(`${one().path} of ${organization.cell} returned ${status}`);
        }
      }
      connection.close();
      return parts.length * count;
    }),
  );
  return each.reduce((sum, one) => sum + one, 0);
}

function partsOf({ manager, worker }: LoadedOrganization): readonly (() => RequestParts)[] {
  const graphql = (module: string, operation: string, variables = {}) => {
    const body = { query: documentOf(module, operation), variables };
    return () => ({ method: 'POST' as const, path: '/graphql', cookie: manager, body });
  };
  const punch = (way: 'in' | 'out') => () => ({
    ...{ method: 'POST' as const, path: `/api/timesheets/clock-${way}`, cookie: worker, body: {} },
    idempotencyKey: randomUUID(),
  });
  return [
    punch('in'),
    () => ({ path: '/api/timesheets?limit=50', cookie: manager }),
    graphql('mf-timeclock', 'Timeclock_Dashboard_LoadStats'),
    graphql('mf-timeclock', 'Timeclock_Timesheets_LoadPage', { first: 50 }),
    punch('out'),
  ];
}
