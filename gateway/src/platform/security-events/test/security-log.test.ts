import { afterEach, describe, expect, test } from '@jest/globals';
import { TestClock } from '../../../../test/harness/clock.js';
import { createTestLogger } from '../../../../test/harness/logger.js';
import { createMetrics } from '../../observability/metrics.js';
import { SecurityLog, toLogText } from '../security-events.js';

const open: SecurityLog[] = [];
afterEach(() => Promise.all(open.splice(0).map((log) => log.close())));

function aLog() {
  const { logger, lines } = createTestLogger();
  const clock = new TestClock('2026-07-15T12:00:00Z');
  const metrics = createMetrics();
  const limits = { securityLinesPerAddress: 3, securityLinesPerEvent: 10 };
  const log = new SecurityLog({ logger, clock, metrics, limits });
  open.push(log);
  const fail = (address: string, userAgent = 'curl/8') =>
    log.report({
      event: 'sign-in.failed',
      request: { id: 'r1', address, userAgent, publicUrl: 'http://localhost' },
      email: 'Olivia@example.com',
    });
  return { lines, clock, metrics, log, fail };
}

describe('the security log', () => {
  test('writes one line with the event, the request and a pseudonym of the email address', () => {
    const { lines, fail } = aLog();
    fail('203.0.113.7');
    expect(lines).toMatchObject([
      { component: 'security', event: 'sign-in.failed', reqId: 'r1', address: '203.0.113.7', userAgent: 'curl/8' },
    ]);
    expect(lines[0]?.account).toMatch(/^[\da-f]{16}$/);
    expect(JSON.stringify(lines)).not.toMatch(/olivia/i);
  });

  test('writes few lines for many events from one address, and says how many it left out', async () => {
    const { lines, clock, metrics, fail } = aLog();
    for (let count = 0; count < 10_000; count += 1) fail('203.0.113.7');
    expect(lines).toHaveLength(3);
    clock.advance({ minutes: 1 });
    fail('203.0.113.8');
    expect(lines).toHaveLength(5);
    expect(lines[3]).toMatchObject({ event: 'sign-in.failed', address: '203.0.113.7', suppressed: 9997 });
    expect(await metrics.read()).toContain('timetrack_security_events_total{event="sign-in.failed"} 10001');
  });

  test('writes few lines for many addresses, and still counts all of them', async () => {
    const { lines, log, fail } = aLog();
    for (let count = 0; count < 2000; count += 1) fail(`198.51.${count % 250}.${Math.floor(count / 250)}`);
    expect(lines).toHaveLength(10);
    await log.close();
    const suppressed = lines.slice(10).map((line) => Number(line.suppressed));
    expect(lines.length).toBeLessThan(25);
    expect(suppressed.reduce((sum, count) => sum + count, 0)).toBe(1990);
  });

  test('treats the addresses of one IPv6 network as one', () => {
    const { lines, fail } = aLog();
    for (let count = 0; count < 100; count += 1) fail(`2001:db8:1:2::${count.toString(16)}`);
    expect(lines).toHaveLength(3);
  });
});

test.each([
  ['curl/8\nERROR forged line', 'curl/8 ERROR forged line'],
  ['a\r\u0000\u001b[31m\u2028b', 'a   [31m b'],
  ['\u202Egnp.exe', 'gnp.exe'],
  ['x'.repeat(1000), `${'x'.repeat(49)}…`],
  ['\uD800half', '\uFFFDhalf'],
])('makes %j safe for a log line', (text, safe) => {
  expect(toLogText(text, 50)).toBe(safe);
});
