import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { shortRestHours } from '../schedules/schedule.rules.js';

const code = enumOf('ScheduleConflictCode', 'Why a person can hardly work a shift.', {
  ARCHIVED: 'The person is archived, and the shift has not ended.',
  OVERLAP: 'The person has another shift at the same time.',
  OVERTIME:
    'The shift, or one before it, exceeds the weekly limit of the person’s overtime rule: 40 planned hours in most. Never for exempt people.',
  SHORT_REST: `The person had less than ${shortRestHours} hours of rest since a shift of another day.`,
  TIME_OFF: 'The shift is on an approved day off.',
});

export const scheduleConflict = z.object({
  scheduleId: z.uuid().describe('The shift that has the conflict.'),
  code: code.describe('The kind of conflict.'),
  userId: z.uuid().describe('The person who works the shift.'),
  message: z.string().describe('What is wrong, in a sentence.'),
});

export const ScheduleConflictType = objectFromZod(
  'ScheduleConflict',
  scheduleConflict,
  'Why a person can hardly work a shift. It can be published anyway.',
);

export type ScheduleConflictView = z.infer<typeof scheduleConflict>;
