import { expect, test } from '@jest/globals';
import { TestClock } from '../../../../test/harness/clock.js';
import type { Viewer } from '../../../platform/auth/viewer.types.js';
import { newId } from '../../../platform/database/ids.inputs.js';
import { createRecentCallers } from '../index.js';
import { createSessionToken, hashOfToken } from '../sessions/session-token.rules.js';

const clock = new TestClock('2026-07-15T12:00:00Z');
const recent = createRecentCallers({ clock, config: { sessionIdleMinutes: 10_080 } as never });
const viewer = { userId: 'user', organizationId: 'organization', sessionId: 'session', role: 'WORKER' } as Viewer;

function note(cookie: 'HTTP' | 'PREFIXED' | 'UNPREFIXED' = 'HTTP', found: Viewer | null = viewer): string {
  const token = createSessionToken(newId());
  recent.note(hashOfToken(token), found, cookie);
  return token;
}

test('expects the caller of the last look-up for half a minute', () => {
  const token = note();
  clock.advance({ seconds: 29 });
  expect(recent.expect(token, 'HTTP')?.viewer).toEqual(viewer);
  clock.advance({ seconds: 1 });
  expect(recent.expect(token, 'HTTP')).toBeUndefined();
});

test('expects nobody after a look-up that found nobody', () => {
  const token = note();
  recent.note(hashOfToken(token), null, 'HTTP');
  expect(recent.expect(token, 'HTTP')).toBeUndefined();
});

test('expects nobody for a token in the cookie without its prefix, or in another cookie than before', () => {
  expect(recent.expect(note('UNPREFIXED'), 'UNPREFIXED')).toBeUndefined();
  expect(recent.expect(note('HTTP'), 'PREFIXED')).toBeUndefined();
});

test('forgets the sessions that were not used for longest', () => {
  const [first, used] = [note(), note()];
  for (let count = 0; count < 11_000; count += 1) {
    note();
    recent.expect(used, 'HTTP');
  }
  expect(recent.expect(first, 'HTTP')).toBeUndefined();
  expect(recent.expect(used, 'HTTP')).toBeDefined();
});
