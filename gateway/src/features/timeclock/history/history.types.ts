import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import type { TimesheetView } from '../timesheets/timesheet.types.js';

const fieldChange = z.object({
  field: z
    .string()
    .meta({ description: 'The name of the field in the timesheet: clockInAt, clockOutAt, breaks, notes.' }),
  label: z.string().nullable().meta({ description: 'What people call the field, if it is text that they write.' }),
  before: z.string().nullable().meta({
    description: 'Text as it is, an instant in ISO 8601, anything else (breaks, flags) as JSON. Null without a value.',
  }),
  after: z.string().nullable().meta({ description: 'In the same format.' }),
});
export type TimesheetFieldChange = z.infer<typeof fieldChange>;
objectFromZod('TimesheetFieldChange', fieldChange, 'One field before and after a change.');

export const historyEntry = z.object({
  at: z.date(),
  actorName: z.string().meta({ description: 'The person’s name at that time.' }),
  action: z.string().meta({ description: 'timesheet.clocked-in, timesheet.times-changed, timesheet.approved, ...' }),
  title: z.string().meta({ description: 'The action in words: Clocked in, Times changed.' }),
  changes: z.array(fieldChange).readonly(),
});
export type TimesheetHistoryEntry = z.infer<typeof historyEntry>;
export const TimesheetHistoryEntryType = objectFromZod(
  'TimesheetHistoryEntry',
  historyEntry,
  'One change of a timesheet: who made it, when, and the values before it.',
);

export interface TimesheetWithHistory extends TimesheetView {
  /** Oldest first. */
  readonly history: readonly TimesheetHistoryEntry[];
}
