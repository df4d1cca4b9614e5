import { z } from 'zod';
import { query } from '../../../access/index.js';
import { User } from '../../identity/index.js';
import { ClockState } from './clock-status.events.js';

const message = z.object({ userId: z.uuid(), state: z.enum(ClockState), since: z.iso.datetime() });

/** Turns a published message into what a subscriber is told, read with the subscriber's own rights. */
export const clockStatus = query('clockStatusChanged', message, async ({ em }, { userId, state, since }) => ({
  user: await em.findOneOrFail(User, userId),
  state,
  since: new Date(since),
}));
