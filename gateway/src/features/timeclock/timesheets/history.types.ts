import { z } from 'zod';
import { enumField } from '../../../platform/graphql/schema/enum-field.js';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumOfTexts } from '../../../platform/graphql/schema/types-from-zod.js';
import type { AuditAction } from '../../../platform/use-case/index.js';
import { type TimesheetText, type TimesheetView, timesheetText } from './timesheet.types.js';

const timesheetAction = enumOfTexts(
  'TimesheetAction',
  'What was done with a timesheet. Later versions can add values.',
  {
    'break-answer.given': 'The person answered about their breaks.',
    'break.ended': 'A break was ended.',
    'break.started': 'A break was started.',
    'timesheet.added': 'A manager added the timesheet.',
    'timesheet.approved': 'A manager approved the timesheet.',
    'timesheet.clocked-in': 'The person clocked in.',
    'timesheet.clocked-out': 'The person clocked out.',
    'timesheet.closed-by-own-word': 'The person entered the clock-out after the fact.',
    'timesheet.rejected': 'A manager rejected the hours and gave a reason.',
    'timesheet.times-changed': 'A manager changed the times, the breaks, the job or the team.',
    'timesheet.updated': 'The notes, the photos or the job were changed.',
  } satisfies Partial<Record<AuditAction, string>>,
);

const textMeanings = Object.fromEntries(
  Object.entries(timesheetText.shape).map(([field, schema]) => [field, `${schema.meta()?.title}, a text.`]),
) as Record<keyof TimesheetText, string>;

const timesheetField = enumOfTexts(
  'TimesheetField',
  'A field in the history of a timesheet. Values may be added.',
  {
    approvedAt: 'When the timesheet was approved.',
    approvedBy: 'The name of the person who approved it.',
    at: 'When the clock or the break was started or ended.',
    breaks: 'All breaks.',
    clockInAt: 'The clock-in.',
    clockOutAt: 'The clock-out.',
    confirmed: 'What the manager confirmed on approval.',
    flags: 'What to check.',
    imageUrls: 'The addresses of the photos.',
    job: 'The name that the job had.',
    jobId: 'The id of the job.',
    team: 'The name that the team had.',
    teamId: 'The id of the team.',
    meals: 'The person’s answer about meal breaks.',
    rests: 'The person’s answer about rest breaks.',
    rejectedAt: 'When a manager rejected the hours.',
    location: 'Where the person clocked in.',
    continues: 'The id of the timesheet that ended when the job was switched.',
    reason: 'Why the change was made.',
    userId: 'The id of the person whose hours the timesheet has.',
    ...textMeanings,
  },
  nameOfField,
);

/** `clockInAt` has the name CLOCK_IN_AT. */
function nameOfField(field: string): string {
  return field.replaceAll(/[A-Z]/g, '_$&').toUpperCase();
}

const fieldChange = z.object({
  field: z.string().describe('The name of the field in the timesheet: clockInAt, clockOutAt, breaks, notes.'),
  label: z.string().nullable().describe('The label of the field, if it is a text that people write.'),
  before: z.string().nullable().describe('Text as it is, instants in ISO 8601, other values as JSON, or null.'),
  after: z.string().nullable().describe('In the same format as `before`.'),
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
  at: z.date().describe('When it happened.'),
  actorName: z.string().describe('The person’s name at that time.'),
  action: z.string().describe('timesheet.clocked-in, timesheet.times-changed, timesheet.approved, ...'),
  title: z.string().describe('A readable title of the action: Clocked in, Times changed.'),
  changes: z.array(fieldChange).readonly().describe('The fields before and after.'),
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
