import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../lib/workspaces.mjs';
import { runToEnd, stopAll } from './child.mjs';
import { findBrokenReferences, readComposeFile } from './compose-file.mjs';
import { findSchemaProblems } from './compose-schema.mjs';
import { deployChecks } from './deploy-checks.mjs';
import { Fleet, gatewayNames } from './fleet.mjs';
import { buildImage } from './image.mjs';
import { backUp } from './operator-checks.mjs';
import { networkVariables, pathWithNode, provideProgram, unprivilegedUser } from './programs.mjs';
import { shutdownChecks } from './shutdown-checks.mjs';

/** The largest node_modules of the image. */
const maxPackageMegabytes = 250;

/** The programs of the system that containers would bring. */
const programs = { haproxy: 'haproxy', 'redis-server': 'redis-server', psql: 'postgresql-client' };

/**
 * Checks that `docker compose up` would work, without a container engine: builds the image with the commands of its Dockerfile in
 * an empty folder, starts two gateways from it with the environment of the compose file behind the real proxy, and uses them.
 *
 * @param {(result: { name: string, problem?: string, seconds: number }) => void} report
 * @param {{ keep: boolean }} options whether the folder with the image and the data stays
 */
export async function checkDeployment(report, { keep }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'timetrack-deploy-'));
  // Other users run the commands.
  chmodSync(folder, 0o755);
  const steps = new Steps(report);
  try {
    await checkFiles(steps);
    const setting = await steps.need('the programs that containers would bring', async () => settingIn(folder));
    const image = await checkImage(steps, folder, setting);
    await checkFleet(
      steps,
      await Fleet.create({ ...setting, image, folder: path.join(folder, 'fleet'), ...fleetSettings }),
    );
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
  } finally {
    await stopAll();
    if (keep) console.log(`Everything is in ${folder}.`);
    else rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Registration is closed by default, and only the operations of the modules may run. A slow machine needs a longer delay. */
const fleetSettings = {
  variables: { REGISTRATION: 'open', SHUTDOWN_DELAY_SECONDS: '6' },
  settings: { TRUSTED_DOCUMENTS: '0', REGISTRATIONS_PER_ADDRESS: '1000' },
};

class StepFailed extends Error {}

/** Performs one check after the other, and reports each. */
class Steps {
  /** @param {(result: { name: string, problem?: string, seconds: number }) => void} report */
  constructor(report) {
    this.report = report;
  }

  /** @param {string} name @param {() => Promise<unknown>} work */
  async check(name, work) {
    await this.need(name, work).catch((error) => {
      if (!(error instanceof StepFailed)) throw error;
    });
  }

  /**
   * A check without which the following ones make no sense.
   *
   * @template T
   * @param {string} name
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  async need(name, work) {
    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1000;
    try {
      const result = await work();
      this.report({ name, seconds: seconds() });
      return result;
    } catch (error) {
      this.report({ name, seconds: seconds(), problem: error instanceof Error ? error.message : String(error) });
      throw new StepFailed(name, { cause: error });
    }
  }
}

/** @param {string[]} problems */
function expectNone(problems) {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** @param {Steps} steps */
async function checkFiles(steps) {
  const compose = readComposeFile(path.join(root, 'docker-compose.yml'), {});
  await steps.check('docker-compose.yml follows its schema', async () => expectNone(findSchemaProblems(compose)));
  await steps.check('docker-compose.yml names what exists', async () =>
    expectNone(findBrokenReferences(compose, root)),
  );
}

/** @param {string} folder */
async function settingIn(folder) {
  expectNone(Object.entries(programs).flatMap(([program, name]) => provideProgram(program, name) ?? []));
  const user = unprivilegedUser();
  const env = {
    PATH: pathWithNode(path.join(folder, 'bin')),
    HOME: path.join(folder, 'home'),
    TMPDIR: path.join(folder, 'tmp'),
  };
  for (const place of [env.HOME, env.TMPDIR, path.join(folder, 'stages'), path.join(folder, 'fleet')]) {
    mkdirSync(place);
    if (user) chownSync(place, user.uid, user.gid);
  }
  return { user, env };
}

/**
 * @param {Steps} steps
 * @param {string} folder
 * @param {Awaited<ReturnType<typeof settingIn>>} setting
 */
async function checkImage(steps, folder, { user, env }) {
  const image = await steps.need('gateway/Dockerfile builds as an unprivileged user', () =>
    buildImage(path.join(root, 'gateway/Dockerfile'), {
      ...{ context: root, folder: path.join(folder, 'stages'), user },
      run: async (command, { cwd, env: own }) => {
        const began = performance.now();
        await runToEnd(command, { cwd, env: { ...env, ...networkVariables(), ...own }, user });
        console.log(`      ${command.join(' ')} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
      },
    }),
  );
  await steps.check('the image has the Node that runs the tests, and its user is not root', async () => {
    const version = /^node:([\d.]+)-/.exec(image.image)?.[1];
    if (version !== process.versions.node) throw new Error(`It has Node ${version}, not ${process.versions.node}.`);
    if (image.user === 'root') throw new Error('The image runs as root.');
  });
  await steps.check(`node_modules has less than ${maxPackageMegabytes} MB`, async () => {
    const megabytes = bytesIn(path.join(image.cwd, 'node_modules')) / 2 ** 20;
    console.log(`      ${megabytes.toFixed(0)} MB`);
    if (megabytes >= maxPackageMegabytes) throw new Error(`It has ${megabytes.toFixed(0)} MB.`);
  });
  return image;
}

/** The space on the disk, like `du`. @param {string} file @returns {number} */
function bytesIn(file) {
  const entry = lstatSync(file);
  const inside = entry.isDirectory() ? readdirSync(file).map((name) => bytesIn(path.join(file, name))) : [];
  return inside.reduce((sum, bytes) => sum + bytes, entry.blocks * 512);
}

/**
 * @param {Steps} steps
 * @param {Fleet} fleet
 */
async function checkFleet(steps, fleet) {
  const { image, env, user } = fleet.options;
  try {
    await steps.check('HAProxy accepts deploy/haproxy.cfg without a warning', async () => {
      const check = ['haproxy', '-c', '-f', path.join(root, 'deploy/haproxy.cfg')];
      const lines = await runToEnd(check, { cwd: root, env: { ...env, ...fleet.proxyVariables() }, user });
      expectNone(lines.filter((line) => line.includes('WARNING')));
    });
    await steps.need('PostgreSQL, Redis and the store start', () => fleet.startStores());
    await steps.need('the service login creates the login', () => fleet.run('login'));
    await steps.need('the service migrate migrates the database', () => fleet.run('migrate'));
    await steps.check('the service migrate succeeds again', () => fleet.run('migrate'));
    await steps.need('two gateways start at once', () =>
      Promise.all(gatewayNames.map((name) => fleet.startGateway(name))),
    );
    await steps.need('the proxy starts', () => fleet.startProxy());
    await steps.check('the health check of the image passes', () =>
      runToEnd(image.healthCheck, { cwd: image.cwd, env: { ...env, PORT: String(fleet.ports['gateway-1']) }, user }),
    );
    for (const { name, check } of deployChecks) await steps.check(name, () => check(fleet));
    await steps.check('the operator verifies the audit log', () =>
      fleet.run('operator', ['gateway/dist/verify-audit.js']),
    );
    await steps.check('the gateways write only to their volumes', async () => expectNone(changedFiles(image.cwd)));
    const backup = await steps.need('the operator backs up while people work', () => backUp(fleet));
    for (const { name, check } of shutdownChecks) await steps.check(name, () => check(fleet));
    await steps.check('the operator restores the backup, and the gateways continue', backup.restore);
  } finally {
    await fleet.stop();
  }
}

/** What belongs to the user of the gateways could be changed by them. @param {string} folder */
function changedFiles(folder) {
  const uid = unprivilegedUser()?.uid;
  if (uid === undefined) return [];
  const found = execFileSync('find', [folder, '-uid', String(uid)], { encoding: 'utf8' });
  return found
    .split('\n')
    .filter(Boolean)
    .map((file) => `${file} belongs to the user of the gateway.`);
}
