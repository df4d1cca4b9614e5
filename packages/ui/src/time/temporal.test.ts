import { afterEach, expect, test } from '@jest/globals';
import { loadTemporal } from './temporal.js';
import { readWallTime } from './wall-time.js';

const own = Object.getOwnPropertyDescriptor(globalThis, 'Temporal');

afterEach(() => {
  if (own) Object.defineProperty(globalThis, 'Temporal', own);
});

test('a browser without Temporal loads a polyfill', async () => {
  Reflect.deleteProperty(globalThis, 'Temporal');
  await loadTemporal();
  expect(readWallTime({ text: '2026-03-08T09:00' }, 'America/Denver')).toMatchObject({
    at: Date.parse('2026-03-08T15:00:00Z'),
  });
  expect(readWallTime({ text: '2026-03-08T02:30' }, 'America/Denver')).toMatchObject({
    explanation: expect.stringContaining('go forward from 2:00 AM to 3:00 AM'),
  });
  expect(readWallTime({ text: '2026-11-01T01:30' }, 'America/Denver')).toMatchObject({ kind: 'twice' });
});
