import { expect, test } from '@jest/globals';
import { TestClock } from '../../../../test/harness/clock.js';
import type { Viewer } from '../../../platform/auth/viewer.js';
import { newId } from '../../../platform/database/ids.js';
import { createRecentCallers } from '../sessions/session-authenticator.service.js';
import { createSessionToken, hashOfToken } from '../sessions/session-token.rules.js';

const clock = new TestClock('2026-07-15T12:00:00Z');
const recent = createRecentCallers({ clock, config: { sessionIdleMinutes: 10_080 } as never });
const viewer = { userId: 'user', organizationId: 'organization', sessionId: 'session', role: 'WORKER' } as Viewer;

function note(): string {
  const token = createSessionToken(newId());
  recent.note(hashOfToken(token), viewer);
  return token;
}

test('expects the caller of the last look-up for half a minute', () => {
  const token = note();
  clock.advance({ seconds: 29 });
  expect(recent.find(token)).toEqual(viewer);
  clock.advance({ seconds: 1 });
  expect(recent.find(token)).toBeUndefined();
});

test('expects nobody after a look-up that found nobody', () => {
  const token = note();
  recent.note(hashOfToken(token), null);
  expect(recent.find(token)).toBeUndefined();
});

test('forgets the sessions that were not used for longest', () => {
  const [first, used] = [note(), note()];
  for (let count = 0; count < 11_000; count += 1) {
    note();
    recent.find(used);
  }
  expect(recent.find(first)).toBeUndefined();
  expect(recent.find(used)).toBeDefined();
});
