import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { formatReport } from '../../../bench/storm/report.ts';
import { Storm } from '../../../bench/storm/storm.ts';
import { freePort } from '../lib/free-port.mjs';
import { run } from '../lib/run.mjs';
import { punchOnce, register, send, signIn } from './people.mjs';
import { openSubscription } from './subscription.mjs';

/** The largest node_modules of the image. */
const maxPackageMegabytes = 250;

const gateways = /** @type {const} */ (['gateway-1', 'gateway-2']);

/** @typedef {(result: { name: string, problem?: string, seconds: number }) => void} Report */

/**
 * Starts docker-compose.yml as a project of its own, uses the product through the proxy, and removes everything again. If a
 * check fails, those after it are left out.
 *
 * @param {Report} report
 */
export async function checkDeployment(report) {
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const files = ['docker-compose.yml', 'packages/tooling/containers/check.compose.yml'];
  const compose = async (/** @type {string[]} */ ...args) => {
    const options = ['compose', '--project-name', 'timetrack-check', ...files.flatMap((file) => ['--file', file])];
    const { code, output, stdout } = await run('docker', [...options, ...args], { env: { PORT: port } });
    if (code !== 0) throw new Error(`docker compose ${args.join(' ')} failed:\n${output.slice(-5000)}`);
    return stdout;
  };
  const operator = (/** @type {string[]} */ ...args) => compose('run', '--rm', 'operator', ...args);
  try {
    for (const [name, work] of checksOf(url, compose, operator)) {
      const began = performance.now();
      const problem = await work().then(
        () => undefined,
        (error) => (error instanceof Error ? error.message : String(error)),
      );
      report({ name, problem, seconds: (performance.now() - began) / 1000 });
      if (problem !== undefined) return;
    }
  } finally {
    await compose('down', '--volumes', '--remove-orphans');
  }
}

/**
 * @param {string} url of the proxy
 * @param {(...args: string[]) => Promise<string>} compose
 * @param {(...args: string[]) => Promise<string>} operator
 * @returns {[string, () => Promise<void>][]}
 */
const checksOf = (url, compose, operator) => [
  ['the image builds, and everything starts', async () => void (await compose('up', '--build', '--detach', '--wait'))],
  [
    `node_modules has less than ${maxPackageMegabytes} MB`,
    async () => {
      const used = await compose('run', '--rm', '--entrypoint', 'du', 'operator', '-sm', '/timetrack/node_modules');
      if (Number.parseInt(used, 10) >= maxPackageMegabytes) throw new Error(`It has ${used} MB.`);
    },
  ],
  ['people register, sign in and punch', () => punch(url)],
  ['the pages of the shell and its modules arrive', () => openPages(url)],
  ['a punch reaches a subscription through the proxy', () => subscribe(url)],
  ['a photo is stored, and served', () => uploadPhoto(url)],
  ['a request for another host is refused', () => nameOtherHost(url)],
  ...gateways.map(
    (name) =>
      /** @type {[string, () => Promise<void>]} */ ([
        `no punch is lost while ${name} restarts, and is killed`,
        () =>
          punchThrough(url, [() => compose('restart', name), () => compose('kill', name), () => start(compose, name)]),
      ]),
  ),
  [
    'without a gateway, the proxy returns 503 with Retry-After',
    async () => {
      await compose('stop', ...gateways);
      const response = await fetch(`${url}/api/auth/me`);
      if (response.status !== 503 || !response.headers.get('retry-after')) throw new Error(`Got ${response.status}.`);
      await start(compose, ...gateways);
    },
  ],
  ['the operator verifies the audit log', async () => void (await operator('gateway/dist/verify-audit.js'))],
  ['the operator restores a backup, and the gateways continue', () => backUpAndRestore(url, compose, operator)],
];

/** @param {(...args: string[]) => Promise<string>} compose @param {string[]} names */
const start = (compose, ...names) => compose('up', '--detach', '--no-deps', '--wait', ...names);

/** @param {string} url */
async function punch(url) {
  const { email } = await register(url);
  const { cookie } = await signIn(url, email);
  const headers = { 'idempotency-key': randomUUID() };
  const first = await punchOnce(url, cookie, headers);
  if ((await punchOnce(url, cookie, headers)) !== first) throw new Error('A repeated punch made another timesheet.');
  const { body } = await send(`${url}/graphql`, { cookie, body: { query: '{ viewer { me { email } } }' } });
  if (body.data?.viewer?.me?.email !== email) throw new Error('GraphQL answers with another viewer.');
}

/** @param {string} url */
async function openPages(url) {
  await send(`${url}/`, { method: 'GET' });
  const { body } = await send(`${url}/remotes.json`, { method: 'GET' });
  const remotes = /** @type {Record<string, string>} */ (/** @type {unknown} */ (body));
  if (Object.keys(remotes).length === 0) throw new Error('There are no modules.');
  for (const manifest of Object.values(remotes)) await send(new URL(manifest, url).href, { method: 'GET' });
}

/** @param {string} url */
async function subscribe(url) {
  const { cookie } = await register(url);
  const subscription = await openSubscription(url, cookie, 'subscription { clockStatusChanged { state } }');
  try {
    // Redis does not confirm when it listens, so the first punches may come too early.
    for (let attempt = 0; subscription.events.length === 0; attempt += 1) {
      if (attempt === 20) throw new Error('No punch reached the subscription.');
      const action = attempt % 2 === 0 ? 'clock-in' : 'clock-out';
      await send(`${url}/api/timesheets/${action}`, { cookie, body: {} });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  } finally {
    subscription.close();
  }
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** @param {string} url */
async function uploadPhoto(url) {
  const { cookie } = await register(url);
  const form = new FormData();
  form.append('images', new Blob([picture], { type: 'image/png' }), 'photo.png');
  const { body } = await send(`${url}/api/timesheets/upload-images`, { cookie, body: form });
  const response = await fetch(new URL(body.imageUrls[0] ?? '', url), { headers: { cookie } });
  if (!response.ok) throw new Error(`The photo got ${response.status}.`);
}

/** @param {string} url */
async function nameOtherHost(url) {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'localhost' };
  const [response] = await once(request(`${url}/api/auth/me`, { headers }).end(), 'response');
  response.resume();
  if (response.statusCode !== 400) throw new Error(`The status is ${response.statusCode}.`);
}

/** @param {string} url @param {(() => Promise<unknown>)[]} disturbances */
async function punchThrough(url, disturbances) {
  const storm = await Storm.begin({ urls: [url], organizations: 2, workers: 20, pause: 50 });
  for (const disturb of disturbances) {
    await storm.succeed(100);
    await disturb();
  }
  await storm.succeed(100);
  const result = await storm.finish();
  console.log(formatReport(result).replaceAll(/^/gm, '      '));
  if (result.violations.length + result.changedReplays > 0) throw new Error('Punches were lost or doubled.');
}

/**
 * @param {string} url
 * @param {(...args: string[]) => Promise<string>} compose
 * @param {(...args: string[]) => Promise<string>} operator
 */
async function backUpAndRestore(url, compose, operator) {
  const before = await register(url);
  const timesheet = await punchOnce(url, before.cookie);
  const written = await operator('gateway/dist/backup.js', '/backups');
  const file = /^Backed up \d+ rows and \d+ files to (\S+)\.$/m.exec(written)?.[1];
  if (!file) throw new Error(`The backup has no file: ${written}`);
  await compose('stop', ...gateways);
  await operator('gateway/dist/restore.js', '--replace', file);
  await start(compose, ...gateways);
  const { cookie } = await signIn(url, before.email);
  await send(`${url}/api/timesheets/${timesheet}`, { method: 'GET', cookie });
}
