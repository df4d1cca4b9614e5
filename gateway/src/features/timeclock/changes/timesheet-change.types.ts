import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumFromZod } from '../../../platform/graphql/schema/types-from-zod.js';
import { timesheetView } from '../timesheets/timesheet.types.js';

export const TimesheetChangeKind = { UPSERT: 'UPSERT', DELETE: 'DELETE' } as const;
export type TimesheetChangeKind = keyof typeof TimesheetChangeKind;

const kind = enumFromZod(
  'TimesheetChangeKind',
  z.enum(TimesheetChangeKind),
  'UPSERT: created or changed, including its breaks, notes, photos and approval. DELETE: deleted.',
  {
    DELETE: 'The timesheet was deleted.',
    UPSERT: 'The timesheet was created or changed, including its breaks, notes, photos and approval.',
  },
);

export const timesheetChange = z.object({
  kind: kind.meta({ description: 'Whether the timesheet was written or deleted.' }),
  timesheetId: z.uuid().meta({ description: 'The id of the timesheet.' }),
  timesheet: timesheetView.nullable().meta({
    description: 'The timesheet as it is now, including any later changes. Null if it has been deleted since.',
  }),
  at: z.date().meta({ description: 'When the database recorded it.' }),
});

const timesheetChangeEvent = z.object({
  cursor: z.string().meta({ description: 'Where `timesheetChanges` continues after this change.' }),
  previousCursor: z.string().nullable().meta({
    description:
      'The cursor of the change before it; null for the first change. If it is not the last cursor that you stored, read what is between them with `timesheetChanges`.',
  }),
  node: timesheetChange.meta({ description: 'The change.' }),
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
