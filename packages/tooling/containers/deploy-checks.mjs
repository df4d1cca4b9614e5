import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { gatewayNames } from './fleet.mjs';
import { punchOnce, register, send, signIn } from './people.mjs';
import { openSubscription } from './subscription.mjs';

/**
 * What must work through the proxy in front of two gateways. Each check rejects if it does not.
 *
 * @typedef {import('./fleet.mjs').Fleet} Fleet
 */

/** @type {readonly { name: string, check: (fleet: Fleet) => Promise<void> }[]} */
export const deployChecks = [
  { name: 'people register, sign in and punch', check: punch },
  { name: 'GraphQL answers', check: askGraphql },
  { name: 'the pages of the shell and its modules arrive', check: openPages },
  { name: 'a punch at either gateway reaches a subscription', check: subscribe },
  { name: 'a photo of several megabytes is stored, and both gateways serve it', check: uploadPhoto },
  { name: 'the gateway logs the address of the client, whatever it claims', check: claimAddress },
  { name: 'a long response is not collected in the proxy', check: readSlowly },
  { name: 'a request for another host is refused', check: nameOtherHost },
];

/** @param {Fleet} fleet */
async function punch({ url }) {
  const { email } = await register(url);
  const { cookie } = await signIn(url, email);
  const headers = { 'idempotency-key': randomUUID() };
  const first = await punchOnce(url, cookie, headers);
  expectEqual(await punchOnce(url, cookie, headers), first, 'the timesheet of a repeated punch');
}

/** @param {Fleet} fleet */
async function askGraphql({ url }) {
  const { cookie, email } = await register(url);
  const { body } = await send(`${url}/graphql`, { cookie, body: { query: '{ viewer { me { email } } }' } });
  expectEqual(body.data?.viewer?.me?.email, email, 'the email address of the viewer');
}

/** @param {Fleet} fleet */
async function openPages({ url }) {
  const page = await send(`${url}/`, { method: 'GET' });
  expectEqual(page.headers.get('content-type')?.split(';')[0], 'text/html', 'the type of the page');
  const { body } = await send(`${url}/remotes.json`, { method: 'GET' });
  const remotes = /** @type {Record<string, string | { manifest: string }>} */ (/** @type {unknown} */ (body));
  const manifests = Object.values(remotes).map((remote) => (typeof remote === 'string' ? remote : remote.manifest));
  if (manifests.length === 0) throw new Error('There are no modules.');
  for (const manifest of manifests) await send(new URL(manifest, url).href, { method: 'GET' });
}

/** @param {Fleet} fleet */
async function subscribe(fleet) {
  const { cookie } = await register(fleet.url);
  const subscription = await openSubscription(fleet.url, cookie, 'subscription { clockStatusChanged { state } }');
  try {
    for (const name of gatewayNames) {
      subscription.events.length = 0;
      // Redis does not confirm when it listens, so the first punches may come too early.
      for (let attempt = 0; subscription.events.length === 0; attempt += 1) {
        if (attempt === 20) throw new Error(`No punch at ${name} reached the subscription.`);
        const action = attempt % 2 === 0 ? 'clock-in' : 'clock-out';
        await send(`${fleet.urlOf(name)}/api/timesheets/${action}`, { cookie, body: {} });
        await pause(100);
      }
      await send(`${fleet.urlOf(name)}/api/timesheets/clock-out`, { cookie, body: {} }).catch(() => undefined);
    }
  } finally {
    subscription.close();
  }
}

/** @param {Fleet} fleet */
async function uploadPhoto(fleet) {
  const { cookie } = await register(fleet.url);
  const noise = { type: /** @type {const} */ ('gaussian'), mean: 128, sigma: 60 };
  const picture = sharp({ create: { width: 2400, height: 1800, channels: 3, background: 'gray', noise } });
  const photo = await picture.jpeg({ quality: 95 }).toBuffer();
  if (photo.length < 2_000_000) throw new Error(`The photo has ${photo.length} bytes only.`);
  const stored = fleet.store?.size() ?? 0;
  const form = new FormData();
  form.append('images', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  const { body } = await send(`${fleet.url}/api/timesheets/upload-images`, { cookie, body: form });
  if (fleet.store?.size() === stored) throw new Error('The store has no new object.');
  const [image] = body.imageUrls;
  if (!image) throw new Error('The response has no address of the photo.');
  const hashes = [];
  for (const url of [fleet.url, fleet.urlOf('gateway-1'), fleet.urlOf('gateway-2')]) {
    const response = await fetch(new URL(image, url), { headers: { cookie } });
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    hashes.push(hashOf(Buffer.from(await response.arrayBuffer())));
  }
  expectEqual(new Set(hashes).size, 1, 'the number of different photos');
}

/** @param {Fleet} fleet */
async function claimAddress(fleet) {
  // Linux answers under every address of 127.0.0.0/8, so this client differs from the proxy.
  const localAddress = process.platform === 'linux' ? '127.0.0.77' : '127.0.0.1';
  const agent = `deploy-check/${randomUUID()}`;
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'wrong' });
  const headers = { 'content-type': 'application/json', 'user-agent': agent, 'x-forwarded-for': '203.0.113.9' };
  const call = request(`${fleet.url}/api/auth/login`, { method: 'POST', localAddress, headers }).end(body);
  const [response] = await once(call, 'response');
  response.resume();
  const line = await waitFor(() =>
    Object.values(fleet.gateways)
      .flatMap((gateway) => gateway?.lines ?? [])
      .find((one) => one.includes(agent)),
  );
  expectEqual(JSON.parse(line).address, localAddress, 'the address in the log');
}

/** A response of megabytes whose reader pauses: neither the proxy nor the gateway may hold it. @param {Fleet} fleet */
async function readSlowly(fleet) {
  const { cookie, body } = await register(fleet.url);
  const statement = `insert into schedules (organization_id, title, start_at, end_at, status)
    select '${organizationOf(body)}', repeat('Shift ', 30) || n, now() + n * interval '1 second', now() + n * interval '1 second' + interval '8 hours', 'PUBLISHED'
    from generate_series(1, 20000) n`;
  await fleet.sql(statement);
  const day = 24 * 3600 * 1000;
  const range = new URLSearchParams({
    from: new Date(Date.now() - day).toISOString(),
    to: new Date(Date.now() + 2 * day).toISOString(),
  });
  const path = `/api/schedules/board?${range}`;
  const before = residentBytes(fleet.proxy?.pid);
  const call = request(`${fleet.url}${path}`, { headers: { cookie } }).end();
  const [response] = await once(call, 'response');
  expectEqual(response.statusCode, 200, 'the status');
  const [first] = await once(response, 'data');
  response.pause();
  await pause(1500);
  const held = residentBytes(fleet.proxy?.pid) - before;
  let bytes = first.length;
  for await (const chunk of response) bytes += chunk.length;
  if (bytes < 5_000_000) throw new Error(`The response had ${bytes} bytes only.`);
  if (held > 3_000_000) throw new Error(`The proxy held ${held} of ${bytes} bytes while its client paused.`);
}

/** @param {Fleet} fleet */
async function nameOtherHost({ url }) {
  const call = request(`${url}/api/auth/me`, {
    headers: { host: 'evil.example', 'x-forwarded-host': 'localhost' },
  }).end();
  const [response] = await once(call, 'response');
  response.resume();
  expectEqual(response.statusCode, 400, 'the status');
}

/** @param {import('./people.mjs').Body} body */
const organizationOf = (body) => body.user?.organizationId ?? body.organization?.id ?? body.user?.organization?.id;

/** @param {number | undefined} pid */
function residentBytes(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}

const hashOf = (/** @type {Buffer} */ content) => createHash('sha256').update(content).digest('hex');

/**
 * @param {unknown} actual
 * @param {unknown} expected
 * @param {string} what
 */
export function expectEqual(actual, expected, what) {
  if (actual !== expected) throw new Error(`Expected ${what} to be ${expected}, but it is ${actual}.`);
}

/**
 * @template T
 * @param {() => T | undefined} find
 * @param {number} [seconds]
 * @returns {Promise<T>}
 */
export async function waitFor(find, seconds = 10) {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const found = find();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`It did not happen within ${seconds} seconds.`);
    await pause(50);
  }
}
