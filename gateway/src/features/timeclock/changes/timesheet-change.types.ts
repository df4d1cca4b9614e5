import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { timesheetView } from '../timesheets/timesheet.types.js';

export const timesheetChangeKind = enumOf(
  'TimesheetChangeKind',
  'UPSERT: created or changed, including its breaks, answer about breaks, notes, photos and approval. DELETE: deleted.',
  {
    UPSERT:
      'The timesheet was created or changed, including its breaks, answer about breaks, notes, photos and approval.',
    DELETE: 'The timesheet was deleted.',
  },
);
export type TimesheetChangeKind = z.infer<typeof timesheetChangeKind>;

export const timesheetChange = z.object({
  kind: timesheetChangeKind.describe('Whether the timesheet was written or deleted.'),
  timesheetId: z.uuid().describe('The id of the timesheet.'),
  timesheet: timesheetView
    .nullable()
    .describe('The timesheet as it is now, including any later changes. Null if it has been deleted since.'),
  at: z.date().describe('When the database recorded it.'),
});

const timesheetChangeEvent = z.object({
  cursor: z.string().describe('Where `timesheetChanges` continues after this change.'),
  previousCursor: z
    .string()
    .nullable()
    .describe(
      'The cursor of the change before it; null for the first change. If it is not the last cursor that you stored, read what is between them with `timesheetChanges`.',
    ),
  node: timesheetChange.describe('The change.'),
});

export type TimesheetChangeEvent = z.infer<typeof timesheetChangeEvent>;

export type TimesheetChange = z.infer<typeof timesheetChange>;

export const TimesheetChangeType = objectFromZod(
  'TimesheetChange',
  timesheetChange,
  'The creation, change or deletion of a timesheet.',
);

export const TimesheetChangeEventType = objectFromZod(
  'TimesheetChangeEvent',
  timesheetChangeEvent,
  'A change of a timesheet, with its place in the feed.',
);
