import { expect, test } from '@jest/globals';
import { lagOf } from '../database-gauges.js';

test.each([
  ['a replica that has everything, after an idle hour', true, 0, 3600, { seconds: 0, bytes: 0 }],
  ['a replica that has more than the primary had a moment ago', true, -160, 0.2, { seconds: 0, bytes: 0 }],
  ['a replica that falls behind', true, 4096, 12.5, { seconds: 12.5, bytes: 4096 }],
  ['a replica whose clock is ahead', true, 4096, -0.3, { seconds: 0, bytes: 4096 }],
  ['a replica of an unreachable primary', true, null, 40, { seconds: 40, bytes: null }],
  ['a new replica without any transaction', true, 4096, null, { seconds: null, bytes: 4096 }],
  ['a database that is not a standby', false, null, null, { seconds: 0, bytes: 0 }],
])('measures the lag of %s', (_case, isStandby, missingBytes, secondsSinceReplay, lag) => {
  expect(lagOf({ isStandby, missingBytes, secondsSinceReplay })).toEqual(lag);
});
