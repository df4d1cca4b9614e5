import { enumOfTexts } from '../../../platform/graphql/schema/types-from-zod.js';
import type { AuditAction } from '../../../platform/use-case/index.js';
import { type TimesheetText, timesheetText } from './timesheet.types.js';

export const timesheetAction = enumOfTexts(
  'TimesheetAction',
  'What was done with a timesheet. Later versions can add values.',
  {
    'break.ended': 'A break was ended.',
    'break.started': 'A break was started.',
    'timesheet.added': 'A manager added the timesheet.',
    'timesheet.approved': 'A manager approved the timesheet.',
    'timesheet.clocked-in': 'The person clocked in.',
    'timesheet.clocked-out': 'The person clocked out.',
    'timesheet.closed-by-own-word': 'The person entered the clock-out after the fact.',
    'timesheet.rejected': 'A manager rejected the hours and gave a reason.',
    'timesheet.times-changed': 'A manager changed the times, the breaks or the job.',
    'timesheet.updated': 'The notes, the photos or the job were changed.',
  } satisfies Partial<Record<AuditAction, string>>,
);

const textMeanings = Object.fromEntries(
  Object.entries(timesheetText.shape).map(([field, schema]) => [field, `${schema.meta()?.title}, a text.`]),
) as Record<keyof TimesheetText, string>;

export const timesheetField = enumOfTexts(
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
