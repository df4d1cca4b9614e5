import { z } from 'zod';
import { type FoundWarning, ScheduleWarningKind } from './warning.rules.js';

export const warningJson = z.object({
  kind: z.enum(ScheduleWarningKind),
  user: z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() }),
  message: z.string(),
  otherScheduleId: z.uuid().nullable(),
});

export function presentWarning({ kind, user, message, otherScheduleId }: FoundWarning): z.input<typeof warningJson> {
  const { id, firstName, lastName } = user;
  return { kind, user: { id, firstName, lastName }, message, otherScheduleId };
}
