import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { formatReport } from '../../../bench/storm/report.ts';
import { Storm } from '../../../bench/storm/storm.ts';
import { stopAll } from './child.mjs';
import { collectProduct } from './collect-product.mjs';
import { waitFor } from './deploy-checks.mjs';
import { Fleet, gatewayNames } from './fleet.mjs';
import { pathReplacer } from './image.mjs';
import { pathWithNode, provideProgram, unprivilegedUser } from './programs.mjs';

/**
 * Restarts two gateways behind the real proxy, one after the other, while people punch. Prints what the clients saw.
 *
 * @param {object} options
 * @param {number} options.rounds how often each gateway restarts
 * @param {number} options.workers in each of two organizations
 * @param {NodeJS.Signals} options.signal
 * @returns {Promise<boolean>} whether nothing was lost or doubled, and with SIGTERM, whether no request failed
 */
export async function restartUnderStorm({ rounds, workers, signal }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'timetrack-rolling-'));
  chmodSync(folder, 0o755);
  const fleet = await createFleet(folder);
  try {
    await start(fleet);
    const storm = await Storm.begin({ urls: [fleet.url], organizations: 2, workers, pause: 50 });
    await storm.succeed(200);
    const restarts = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const name of gatewayNames) restarts.push(await restart(fleet, storm, { name, signal }));
    }
    await storm.succeed(200);
    const report = await storm.finish();
    console.log(`${restarts.length} restarts by ${signal}, ${describe(restarts)}`);
    console.log(formatReport(report));
    const isComplete = report.violations.length + report.changedReplays + report.unknown === 0;
    return isComplete && (signal !== 'SIGTERM' || Object.keys(report.failures).length === 0);
  } finally {
    await fleet.stop();
    await stopAll();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Every client has the address of this machine. */
const limits = {
  ...{ REQUESTS_PER_ADDRESS: '10000000', REQUESTS_PER_SESSION: '10000000', IDEMPOTENCY_KEYS_PER_CALLER: '10000000' },
  ...{ REGISTRATIONS_PER_ADDRESS: '1000', LOGIN_FAILURES_PER_ADDRESS: '10000' },
};

/**
 * The product as it is built in this repository, with the environment of docker-compose.yml.
 *
 * @param {string} folder
 */
async function createFleet(folder) {
  for (const [program, name] of [
    ['haproxy', 'haproxy'],
    ['redis-server', 'redis-server'],
    ['psql', 'postgresql-client'],
  ]) {
    const missing = provideProgram(program ?? '', name ?? '');
    if (missing) throw new Error(missing);
  }
  const user = unprivilegedUser();
  const cwd = path.join(folder, 'timetrack');
  collectProduct(cwd);
  for (const name of ['data', 'releases', 'backups', 'fleet']) {
    const place = path.join(folder, name);
    mkdirSync(place);
    if (user) chownSync(place, user.uid, user.gid);
  }
  const replacePaths = pathReplacer(['data', 'releases', 'backups'], folder);
  const env = { PATH: pathWithNode(path.join(folder, 'bin')), TMPDIR: path.join(folder, 'fleet') };
  const own = {
    NODE_ENV: 'production',
    DATA_DIR: path.join(folder, 'data'),
    RELEASES_DIR: path.join(folder, 'releases'),
  };
  const command = ['node', 'gateway/dist/main.js'];
  const image = { image: '', root: folder, cwd, env: own, command, healthCheck: [], user: 'node', replacePaths };
  return Fleet.create({
    ...{ image, folder: path.join(folder, 'fleet'), user, env },
    variables: { REGISTRATION: 'open', LOG_LEVEL: 'warn' },
    settings: { TRUSTED_DOCUMENTS: '0', ...limits },
  });
}

/** @param {Fleet} fleet */
async function start(fleet) {
  await fleet.startStores();
  await fleet.run('login');
  await fleet.run('migrate');
  await Promise.all(gatewayNames.map((name) => fleet.startGateway(name)));
  await fleet.startProxy();
}

/**
 * Stops a gateway, starts it again, and waits until the proxy sends requests to it.
 *
 * @param {Fleet} fleet
 * @param {Storm} storm
 * @param {{ name: import('./fleet.mjs').GatewayName, signal: NodeJS.Signals }} how
 * @returns {Promise<{ stop: number, start: number }>} seconds
 */
async function restart(fleet, storm, { name, signal }) {
  const seen = fleet.proxy?.lines.length ?? 0;
  const stopped = await fleet.gateways[name]?.stop(signal);
  const began = performance.now();
  await fleet.startGateway(name);
  const start = (performance.now() - began) / 1000;
  await waitFor(() => fleet.proxy?.lines.slice(seen).find((line) => line.includes(`gateways/${name} is UP`)));
  await storm.succeed(100);
  return { stop: stopped?.seconds ?? 0, start };
}

/** @param {{ stop: number, start: number }[]} restarts */
function describe(restarts) {
  const longest = (/** @type {'stop' | 'start'} */ key) => Math.max(...restarts.map((one) => one[key])).toFixed(1);
  return `at most ${longest('stop')} s to stop and ${longest('start')} s until ready`;
}
