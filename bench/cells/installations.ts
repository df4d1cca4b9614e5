import { setTimeout as pause } from 'node:timers/promises';
import { cpuOf, cpuOfFamily } from '../measure/processor-time.ts';
import { emailOf, signIn } from '../seed/organizations.ts';
import { seedTimesheets } from '../seed/timesheets.ts';
import { createWorld, seedWorld } from '../seed/world.ts';
import type { Organization, Size, World } from '../seed/world.types.ts';
import type { Server } from '../servers/children.ts';
import { createDataDir, startGateway, startProduct } from '../servers/product.ts';
import { cellNames, type NodeServer, Nodes } from './cluster.ts';
import { CountingProxy } from './counting-proxy.ts';
import { CellSeeding } from './seeding.ts';

const subjects = ['timesheets', 'board', 'payroll', 'clock'] as const;

/** A gateway with its database, and organizations in it. */
export interface Installation {
  readonly gateway: Server;
  readonly world: World;
  cpu(): { readonly node: number | null; readonly postgres: number | null };
}

/** An organization with the same rows in each cell, for one load over all of them. */
export interface LoadedOrganization extends Organization {
  readonly cell: string;
  readonly worker: string;
}

/** Seconds of the commands of an operator. */
export interface MigrationTimes {
  /** All migrations in a new cell, and distributing it. */
  readonly secondsToAdd: number;
  /** `npm run migrate` with nothing to do. */
  readonly seconds: number;
  readonly cells: number;
}

export interface DividedInstallation extends Installation {
  readonly migration: MigrationTimes;
  readonly dataDir: string;
  readonly nodes: Nodes;
  /** One in front of each server, through which the gateway reaches it once `enterProxies` was called. */
  readonly proxies: ReadonlyMap<NodeServer['name'], CountingProxy>;
  readonly loads: readonly LoadedOrganization[];
}

/** The product with its embedded PostgreSQL: the reference. */
export async function startSingle(size: Size): Promise<Installation> {
  const product = await startProduct(await createDataDir());
  const world = await createWorld(product, new Set(subjects), size);
  return {
    gateway: product,
    world,
    cpu: () => ({ node: cpuOf(product.pid), postgres: cpuOfFamily(product.postgresPid) }),
  };
}

/** The same organizations in four cells on two workers, made by the commands of an operator. */
export async function startDivided(size: Size, loadSize: Size): Promise<DividedInstallation> {
  const nodes = await Nodes.start();
  const dataDir = await createDataDir();
  const adding = performance.now();
  for (const cell of cellNames) await nodes.operate(dataDir, 'add', cell);
  const secondsToAdd = (performance.now() - adding) / 1000 / cellNames.length;
  const began = performance.now();
  await nodes.migrate(dataDir);
  const seconds = (performance.now() - began) / 1000;
  // Organizations go to the cells on the workers.
  await nodes.query(nodes.coordinator, "update public.cells set is_open = false where name = 'public'");
  const proxies = new Map<NodeServer['name'], CountingProxy>();
  for (const { name, port } of nodes.servers) proxies.set(name, await CountingProxy.start(port));
  const gateway = await startGateway(nodes.environment(dataDir, proxies.get('coordinator')?.port));
  const seeding = new CellSeeding(nodes);
  const { address } = gateway;
  const seedings = { address, adminUrl: nodes.urlOf(nodes.coordinator.port, 'postgres'), sql: seeding.sql };
  const world = await seedWorld({ ...seedings, size }, subjects);
  const loads: LoadedOrganization[] = [];
  for (const number of cellNames.keys()) {
    const name = `load${number + 1}`;
    const organization = await seedTimesheets({ ...seedings, size: loadSize }, name);
    const worker = await signIn(address, emailOf('worker200', name));
    loads.push({ ...organization, worker, cell: await nodes.cellOf(organization.id) });
  }
  await seeding.end();
  const postgres = () => nodes.servers.reduce((sum, { pid }) => sum + (cpuOfFamily(pid) ?? 0), 0);
  return {
    ...{ gateway, dataDir, nodes, proxies, loads, world },
    migration: { secondsToAdd, seconds, cells: cellNames.length + 1 },
    cpu: () => ({ node: cpuOf(gateway.pid), postgres: postgres() }),
  };
}

/** Longer than gateways take to learn where the cells are, in milliseconds. */
export const gatewaysLearnMs = 3000;

/** From now on, every connection to a worker goes through its proxy, those between the servers included. */
export async function enterProxies({ nodes, proxies }: DividedInstallation): Promise<void> {
  for (const { name, port } of nodes.workers) {
    await nodes.query(
      nodes.coordinator,
      'select citus_update_node(nodeid, nodename, $1) from pg_dist_node where nodeport = $2',
      [proxies.get(name)?.port, port],
    );
  }
  await pause(gatewaysLearnMs);
}
