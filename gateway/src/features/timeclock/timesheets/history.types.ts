import { z } from 'zod';
import { enumField } from '../../../platform/graphql/schema/enum-field.js';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { timesheetAction, timesheetField } from './history-action.types.js';
import type { TimesheetView } from './timesheet.types.js';

const fieldChange = z.object({
  field: z
    .string()
    .meta({ description: 'The name of the field in the timesheet: clockInAt, clockOutAt, breaks, notes.' }),
  label: z.string().nullable().meta({ description: 'The label of the field, if it is a text that people write.' }),
  before: z.string().nullable().meta({
    description: 'Text as it is, instants in ISO 8601, other values as JSON, or null.',
  }),
  after: z.string().nullable().meta({ description: 'In the same format as `before`.' }),
});
export type TimesheetFieldChange = z.infer<typeof fieldChange>;
const TimesheetFieldChangeType = objectFromZod(
  'TimesheetFieldChange',
  fieldChange,
  'One field before and after a change.',
  ['field'],
);
enumField(TimesheetFieldChangeType, 'fieldCode', {
  of: 'field',
  type: timesheetField,
  description: 'What changed. Null for a field that only another version knows.',
});

export const historyEntry = z.object({
  at: z.date().meta({ description: 'When it happened.' }),
  actorName: z.string().meta({ description: 'The person’s name at that time.' }),
  action: z.string().meta({ description: 'timesheet.clocked-in, timesheet.times-changed, timesheet.approved, ...' }),
  title: z.string().meta({ description: 'A readable title of the action: Clocked in, Times changed.' }),
  changes: z.array(fieldChange).readonly().meta({ description: 'The fields before and after.' }),
});
export type TimesheetHistoryEntry = z.infer<typeof historyEntry>;
export const TimesheetHistoryEntryType = objectFromZod(
  'TimesheetHistoryEntry',
  historyEntry,
  'One change of a timesheet: who made it, when, and the previous values.',
  ['action'],
);
enumField(TimesheetHistoryEntryType, 'actionCode', {
  of: 'action',
  type: timesheetAction,
  description: 'What was done. Null for an action that only another version knows.',
});

export interface TimesheetWithHistory extends TimesheetView {
  /** Oldest first. Absent if the caller did not ask for it. */
  readonly history?: readonly TimesheetHistoryEntry[];
}
