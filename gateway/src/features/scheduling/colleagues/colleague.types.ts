import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { userView } from '../../identity/index.js';
import { assigneeJson } from '../schedules/schedule.types.js';

const shiftColleague = z.object({
  user: userView.describe('The person.'),
  startAt: z.date().describe('When their time together begins.'),
  endAt: z.date().describe('When their time together ends.'),
});

export type ShiftColleague = Readonly<z.infer<typeof shiftColleague>>;

export const ShiftColleagueType = objectFromZod(
  'ShiftColleague',
  shiftColleague,
  'A person who works the same shift, or at the same job at the same time.',
);

export const shiftColleagueJson = shiftColleague.extend({ user: assigneeJson }).meta({ id: 'ShiftColleague' });
