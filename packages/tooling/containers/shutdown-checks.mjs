import { setTimeout as pause } from 'node:timers/promises';
import { expectEqual, waitFor } from './deploy-checks.mjs';
import { register, send } from './people.mjs';
import { openSubscription } from './subscription.mjs';

/**
 * What happens when PostgreSQL or gateways stop. The checks run in this order.
 *
 * @typedef {import('./fleet.mjs').Fleet} Fleet
 */

/** The longest time that a gateway may take to stop, with the delay before it. */
const stopSeconds = 15;

/** @type {readonly { name: string, check: (fleet: Fleet) => Promise<void> }[]} */
export const shutdownChecks = [
  { name: 'without PostgreSQL, a gateway returns 503 with Retry-After itself, and heals', check: loseDatabase },
  { name: 'a gateway that is about to stop gets no requests, while it still answers', check: announceStop },
  {
    name: 'a gateway stops within 15 seconds, with code 0, and closes its sockets with 1001',
    check: stop,
  },
  { name: 'the other gateway continues after one was killed', check: survive },
  { name: 'without a gateway, the proxy returns 503 with Retry-After', check: standAlone },
];

/** @param {Fleet} fleet */
async function loseDatabase(fleet) {
  const { cookie } = await register(fleet.url);
  const monitor = `http://127.0.0.1:${fleet.ports.monitor}/healthz`;
  await fleet.database?.stop();
  try {
    await waitForStatus(monitor, 503);
    const response = await fetch(`${fleet.url}/api/auth/me`, { headers: { cookie } });
    expectEqual(response.status, 503, 'the status');
    if (!response.headers.get('retry-after')) throw new Error('There is no Retry-After.');
    if (!response.headers.get('x-request-id')) throw new Error('The proxy answered instead of a gateway.');
  } finally {
    await fleet.database?.start();
  }
  await waitForStatus(monitor, 200);
  await send(`${fleet.url}/api/timesheets/clock-in`, { cookie, body: {} });
}

/** Which gateway answered, according to the proxy's log. @param {Fleet} fleet @param {string} path */
const serversOf = (fleet, path) =>
  (fleet.proxy?.lines ?? []).filter((line) => line.includes(path)).map((line) => / gateways\/(\S+) /.exec(line)?.[1]);

/** @param {Fleet} fleet */
async function announceStop(fleet) {
  const gateway = fleet.gateways['gateway-1'];
  const delay = Number(fleet.environmentOf('gateway-1').SHUTDOWN_DELAY_SECONDS);
  gateway?.process.kill('SIGTERM');
  const began = Date.now();
  const url = fleet.urlOf('gateway-1');
  while ((await fetch(`${url}/readyz`)).ok) await pause(20);
  // Longer than the proxy's interval between two checks.
  await pause(1500);
  expectEqual((await fetch(`${url}/healthz`)).status, 200, 'its status of /healthz');
  for (let number = 0; number < 20; number += 1) {
    await send(`${fleet.url}/healthz?stopping=${number}`, { method: 'GET' });
  }
  if (Date.now() - began > delay * 1000) throw new Error('The check was too slow to see the delay.');
  const servers = await waitFor(() => {
    const found = serversOf(fleet, '/healthz?stopping=');
    return found.length === 20 ? found : undefined;
  });
  expectEqual([...new Set(servers)].join(), 'gateway-2', 'the gateway that answered');
  expectEqual(await gateway?.ended, 0, 'the exit code');
  await fleet.startGateway('gateway-1');
}

/** @param {Fleet} fleet */
async function stop(fleet) {
  const { cookie } = await register(fleet.url);
  const socket = await openSubscription(
    fleet.urlOf('gateway-1'),
    cookie,
    'subscription { clockStatusChanged { state } }',
  );
  const stopped = await fleet.gateways['gateway-1']?.stop();
  expectEqual(stopped?.code, 0, 'the exit code');
  expectEqual(await socket.closed, 1001, 'the code of the socket');
  const { seconds = 0 } = stopped ?? {};
  if (seconds > stopSeconds) throw new Error(`It took ${seconds.toFixed(1)} seconds.`);
  await fleet.startGateway('gateway-1');
}

/** @param {Fleet} fleet */
async function survive(fleet) {
  const { cookie } = await register(fleet.url);
  await fleet.gateways['gateway-1']?.stop('SIGKILL');
  for (let number = 0; number < 20; number += 1) {
    const action = number % 2 === 0 ? 'clock-in' : 'clock-out';
    await send(`${fleet.url}/api/timesheets/${action}`, { cookie, body: {} });
    await send(`${fleet.url}/api/auth/me`, { method: 'GET', cookie });
  }
}

/** @param {Fleet} fleet */
async function standAlone(fleet) {
  await fleet.gateways['gateway-2']?.stop('SIGKILL');
  const response = await waitForStatus(`${fleet.url}/api/auth/me`, 503);
  expectEqual(response.headers.get('retry-after'), '2', 'Retry-After');
  const { code } = /** @type {{ code?: string }} */ (await response.json());
  expectEqual(code, 'SERVICE_UNAVAILABLE', 'the code');
}

/**
 * A connection that the proxy closes with a gateway that was killed fails the request on it: that is an attempt like another one.
 *
 * @param {string} url
 * @param {number} status
 */
async function waitForStatus(url, status) {
  for (let attempt = 0; ; attempt += 1) {
    const response = await fetch(url).catch((/** @type {Error} */ error) => error);
    if (response instanceof Response && response.status === status) return response;
    if (attempt === 50) {
      throw new Error(`${response instanceof Error ? response : `The status is ${response.status}`}, not ${status}.`);
    }
    await pause(100);
  }
}
