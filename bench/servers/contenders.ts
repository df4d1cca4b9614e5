import { installOwnPackages } from '../../packages/tooling/lib/own-packages.mjs';
import type { Case, ContenderName } from '../cases/case.types.ts';
import type { Contenders } from '../measure/compare.ts';
import { cpuOf, cpuOfFamily } from '../measure/processor-time.ts';
import { createWorld } from '../seed/world.ts';
import type { Size } from '../seed/world.types.ts';
import { type Server, startServer, stopAll } from './children.ts';
import { createDataDir, measureStart, removeDataDirs, startProduct } from './product.ts';

interface Needs {
  readonly cases: readonly Case[];
  readonly peers: boolean;
  readonly size: Size;
}

/** Starts the product with the organizations of the cases, and what it is compared with. */
export async function startContenders({ cases, peers, size }: Needs): Promise<Contenders & { databaseUrl: string }> {
  if (peers) await installOwnPackages('bench', console.log);
  const product = await startProduct(await createDataDir());
  // Used by the case that starts the product again.
  const otherDataDir = await createDataDir();
  const world = await createWorld(product, new Set(cases.flatMap(({ seeds }) => seeds)), size);
  const env = { DATABASE_URL: product.url, NODE_ENV: 'production', GRAPHILE_ENV: 'production' };
  const start = (file: string) => startServer([`bench/${file}`], env);
  const limit = await start('limit/main.ts');
  const needed = new Set(cases.flatMap((one) => (one.kind === 'rate' ? Object.keys(one.contenders(world)) : [])));
  const startPeer = (name: string) => (peers && needed.has(name) ? start(`peers/${name}.ts`) : limit);
  const servers: Readonly<Record<ContenderName, Server>> = {
    product,
    limit,
    mercurius: await startPeer('mercurius'),
    postgraphile: await startPeer('postgraphile'),
  };
  const each = <Value>(pick: (server: Server) => Value) =>
    Object.fromEntries(Object.entries(servers).map(([name, server]) => [name, pick(server)])) as Record<
      ContenderName,
      Value
    >;
  return {
    world,
    addresses: each(({ address }) => address),
    pids: each(({ pid }) => pid),
    lines: { limit: limit.lines, product: product.lines },
    cpuOf: (name) => () => ({ node: cpuOf(servers[name].pid), postgres: cpuOfFamily(product.postgresPid) }),
    warmStart: () => measureStart(otherDataDir),
    peers,
    databaseUrl: product.url,
  };
}

export async function stopContenders(): Promise<void> {
  await stopAll();
  await removeDataDirs();
}
