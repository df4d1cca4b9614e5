import { once } from 'node:events';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Fault, World } from '../case.types.ts';
import { findFakeTime } from '../fake-time.ts';
import type { Gateway } from '../gateway.ts';
import { TcpProxy } from '../tcp-proxy.ts';

/** How many punches show that work continues. */
const enough = 60;

const urlsOf = (gateways: readonly Gateway[]) => gateways.map(({ url }) => url);

/** Two gateways, as docs/operations.md describes them. */
async function startPair(world: World, given: NodeJS.ProcessEnv = {}) {
  const postgres = await world.postgres();
  const redis = await world.redis();
  const env = { ...postgres.environment(), REDIS_URL: redis.url, ...given };
  const first = await world.gateway(env);
  return { redis, first, gateways: [first, await world.gateway(env)] };
}

const killGateway: Fault = {
  name: 'kill-gateway',
  title: 'kill -9 of one of two gateways',
  run: async (world) => {
    const { first, gateways } = await startPair(world);
    const storm = await world.storm({ urls: urlsOf(gateways) });
    await storm.succeed(enough);
    first.kill();
    storm.mark('until a success after the kill');
    await storm.succeed(enough);
    await first.start();
    storm.mark('until a success after the restart');
    await storm.succeed(enough);
    return { report: await storm.finish(), gateways };
  },
};

const freezeGateway: Fault = {
  name: 'freeze-gateway',
  title: 'one of two gateways is frozen for 25 s',
  run: async (world) => {
    const { first, gateways } = await startPair(world);
    const storm = await world.storm({ urls: urlsOf(gateways), timeoutSeconds: 5 });
    await storm.succeed(enough);
    first.signal('SIGSTOP');
    await pause(25_000);
    first.signal('SIGCONT');
    storm.mark('until a success after the freeze');
    await storm.succeed(enough);
    return { report: await storm.finish(), gateways };
  },
};

const redisGone: Fault = {
  name: 'redis',
  title: 'Redis is gone for 5 s',
  run: async (world) => {
    const { redis, gateways } = await startPair(world);
    const storm = await world.storm({ urls: urlsOf(gateways) });
    await storm.succeed(enough);
    await redis.kill();
    storm.mark('until a success without Redis');
    await pause(5000);
    await redis.start();
    storm.mark('until a success with Redis again');
    await storm.succeed(enough);
    return { report: await storm.finish(), gateways };
  },
};

/** The list of modules is on a server that ends, and the folder of the releases disappears too. */
const moduleGone: Fault = {
  name: 'module',
  title: 'the server of the modules and the releases are gone for 12 s',
  run: async (world) => {
    const list = JSON.stringify({ 'mf-timeclock': '/modules/mf-timeclock/mf-manifest.json' });
    const headers = { 'content-type': 'application/json' };
    const server = createServer((_request, response) => response.writeHead(200, headers).end(list));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    world.afterwards(() => void server.close());
    const releases = path.join(world.folder, 'releases');
    await mkdir(releases);
    const remotes = { RELEASES_DIR: releases, REMOTES_URL: `http://127.0.0.1:${port}/remotes.json` };
    const { first, gateways } = await startPair(world, remotes);
    const storm = await world.storm({ urls: urlsOf(gateways) });
    await storm.succeed(enough);
    server.closeAllConnections();
    server.close();
    await rename(releases, `${releases}.away`);
    storm.mark('until a success without the modules');
    // The gateways read the list every five seconds.
    await pause(12_000);
    const page = await fetch(`${first.url}/`);
    await rename(`${releases}.away`, releases);
    await storm.succeed(enough);
    if (page.status !== 200) throw new Error(`the page returned ${page.status}`);
    return { report: await storm.finish(), gateways, notes: ['the page was served in the meantime'] };
  },
};

const cutConnections: Fault = {
  name: 'cut',
  title: 'connections of clients and to PostgreSQL are cut in the middle of requests and answers',
  run: async (world) => {
    const postgres = await world.postgres();
    const database = await TcpProxy.start(postgres.port);
    const gateway = await world.gateway(postgres.environment(database.port));
    const clients = await TcpProxy.start(gateway.port);
    world.afterwards(() => database.close());
    world.afterwards(() => clients.close());
    const storm = await world.storm({ urls: [`http://127.0.0.1:${clients.port}`] });
    await storm.succeed(enough);
    clients.cutShare = 0.05;
    await storm.succeed(4 * enough);
    clients.cutShare = 0;
    database.cutShare = 0.01;
    await storm.succeed(4 * enough);
    database.cutShare = 0;
    storm.mark('until a success after the last cut');
    await storm.succeed(enough);
    const notes = [`${clients.cuts} connections of clients and ${database.cuts} to PostgreSQL were cut`];
    return { report: await storm.finish(), gateways: [gateway], notes };
  },
};

const clockJumped: Fault = {
  name: 'clock',
  title: 'the clock of the gateway jumps 3 h forwards, then 6 h backwards',
  run: async (world) => {
    const offset = path.join(world.folder, 'clock');
    await writeFile(offset, '+0\n');
    const postgres = await world.postgres();
    const gateway = await world.gateway({
      ...postgres.environment(),
      ...{ LD_PRELOAD: await findFakeTime(), FAKETIME_TIMESTAMP_FILE: offset },
      ...{ FAKETIME_NO_CACHE: '1', FAKETIME_DONT_FAKE_MONOTONIC: '1' },
    });
    const storm = await world.storm({ urls: [gateway.url] });
    for (const jump of ['+3h', '-3h', '+0']) {
      await storm.succeed(enough);
      await writeFile(offset, `${jump}\n`);
      storm.mark(`until a success at ${jump}`);
    }
    await storm.succeed(enough);
    return { report: await storm.finish(), gateways: [gateway] };
  },
};

export const gatewayFaults: readonly Fault[] = [
  killGateway,
  freezeGateway,
  redisGone,
  moduleGone,
  cutConnections,
  clockJumped,
];
