import { z } from 'zod';
import { query } from '../../../access/index.js';
import { dayOf, readTimezone } from '../../organization/index.js';
import { findNextShift } from '../../scheduling/index.js';
import { readSpansSince } from './own-day.queries.js';
import { countMinutesSince } from './own-day.rules.js';
import type { MyDay } from './own-day.types.js';

export const myDay = query('myDay', z.object({}), async ({ em, viewer, platform }): Promise<MyDay> => {
  const now = platform.clock.now();
  const today = dayOf(now, await readTimezone(em));
  const [spans, nextShift] = await Promise.all([
    readSpansSince(em, viewer.userId, today.from),
    findNextShift(em, viewer.userId, today.to),
  ]);
  return { date: today.date, workedMinutes: countMinutesSince(today.from, now, spans), nextShift };
});
