import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from '../case.types.ts';
import { runProgram, signal, until } from '../processes.ts';
import { TcpProxy } from '../tcp-proxy.ts';

const enough = 60;

const killPostgres: Fault = {
  name: 'kill-postgres',
  title: 'kill -9 of the embedded PostgreSQL, twice: the gateway starts it again',
  run: async (world) => {
    const dataDir = path.join(world.folder, 'files');
    const pidFile = path.join(dataDir, 'postgres/data/postmaster.pid');
    const gateway = await world.gateway({ DATA_DIR: dataDir });
    const storm = await world.storm({ urls: [gateway.url] });
    await storm.succeed(enough);
    for (const kill of ['the first', 'the second']) {
      signal([Number.parseInt(await readFile(pidFile, 'utf8'), 10)], 'SIGKILL');
      storm.mark(`until a success after ${kill} kill`);
      await storm.succeed(enough);
    }
    return { report: await storm.finish(), gateways: [gateway] };
  },
};

const restartPostgres: Fault = {
  name: 'restart-postgres',
  title: 'PostgreSQL stops (fast), and starts 3 s later',
  run: async (world) => {
    const postgres = await world.postgres();
    const gateways = [await world.gateway(postgres.environment()), await world.gateway(postgres.environment())];
    const storm = await world.storm({ urls: gateways.map(({ url }) => url) });
    await storm.succeed(enough);
    await postgres.stop();
    await pause(3000);
    await postgres.start();
    storm.mark('until a success after the start');
    await storm.succeed(enough);
    return { report: await storm.finish(), gateways };
  },
};

const freezePostgres: Fault = {
  name: 'freeze-postgres',
  title: 'PostgreSQL is frozen for 45 s, longer than every timeout',
  run: async (world) => {
    const postgres = await world.postgres();
    const gateway = await world.gateway(postgres.environment());
    world.afterwards(() => postgres.signalAll('SIGCONT'));
    const storm = await world.storm({ urls: [gateway.url], patienceSeconds: 120 });
    await storm.succeed(enough);
    await postgres.signalAll('SIGSTOP');
    await pause(45_000);
    await postgres.signalAll('SIGCONT');
    storm.mark('until a success after the freeze');
    await storm.succeed(enough);
    return { report: await storm.finish(), gateways: [gateway] };
  },
};

/** Nothing acknowledged can be lost, because a commit waits until the standby has it. */
const promoteStandby: Fault = {
  name: 'promote-standby',
  title: 'kill -9 of the primary, and promotion of its synchronous standby',
  run: async (world) => {
    const primary = await world.postgres('primary', ['wal_level = replica', 'max_wal_senders = 4']);
    const standby = await primary.createStandby(path.join(world.folder, 'standby'));
    world.afterwards(() => standby.stop('immediate'));
    const follows = async () => (await primary.query('select 1 from pg_stat_replication')).length > 0;
    await until('the standby follows', 30, follows);
    await primary.query(`alter system set synchronous_standby_names = 'standby'`);
    await primary.query('select pg_reload_conf()');
    const proxy = await TcpProxy.start(primary.port);
    world.afterwards(() => proxy.close());
    const env = primary.environment(proxy.port);
    const gateways = [await world.gateway(env), await world.gateway(env)];
    const storm = await world.storm({ urls: gateways.map(({ url }) => url) });
    await storm.succeed(enough);
    await primary.kill();
    // It has copied the setting of the primary, and has no standby of its own.
    await standby.configure([`synchronous_standby_names = ''`]);
    await standby.promote();
    await standby.query('select pg_reload_conf()');
    proxy.target = standby.port;
    storm.mark('until a success after the promotion');
    await storm.succeed(enough);
    return { report: await storm.finish(), gateways };
  },
};

const diskMebibytes = 400;

/** PostgreSQL's data and the photos are on one small disk. */
const diskFull: Fault = {
  name: 'disk-full',
  title: 'the disk of the embedded PostgreSQL and of the photos is full for 10 s',
  run: async (world) => {
    const disk = path.join(world.folder, 'disk');
    await mkdir(disk);
    const mounted = await runProgram('mount', ['-t', 'tmpfs', '-o', `size=${diskMebibytes}m,mode=711`, 'tmpfs', disk]);
    if (mounted.code !== 0) throw new Error(`This case needs root, to mount a small disk: ${mounted.output}`);
    world.afterwards(() => runProgram('umount', ['-l', disk]));
    const gateway = await world.gateway({ DATA_DIR: path.join(disk, 'data') });
    const storm = await world.storm({ urls: [gateway.url], patienceSeconds: 120 });
    await storm.succeed(enough);
    const filler = path.join(disk, 'filler');
    // What PostgreSQL frees in the meantime is taken too.
    for (const end = Date.now() + 10_000; Date.now() < end; await pause(200)) {
      await runProgram('sh', ['-c', `cat /dev/zero >> ${filler}`]);
    }
    await rm(filler);
    storm.mark('until a success after there is space again');
    await storm.succeed(enough);
    return { report: await storm.finish(), gateways: [gateway] };
  },
};

export const postgresFaults: readonly Fault[] = [
  killPostgres,
  restartPostgres,
  freezePostgres,
  promoteStandby,
  diskFull,
];
