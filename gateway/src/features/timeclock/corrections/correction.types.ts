import { z } from 'zod';
import { nodeFromZod, objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumFromZod } from '../../../platform/graphql/schema/types-from-zod.js';
import { userView } from '../../identity/index.js';
import { jobView } from '../../jobs/index.js';
import { timesheetView } from '../timesheets/timesheet.types.js';
import { CorrectionKind, CorrectionStatus } from './correction-kind.types.js';

export const correctionKind = enumFromZod(
  'CorrectionKind',
  z.enum(CorrectionKind, { error: 'Kind must be ADD, CHANGE or REMOVE' }),
  'What a correction asks for.',
  {
    ADD: 'A timesheet is missing.',
    CHANGE: 'The times, the breaks or the job of a timesheet are wrong.',
    REMOVE: 'The person did not work then.',
  },
);

export const correctionStatus = enumFromZod(
  'CorrectionStatus',
  z.enum(CorrectionStatus, { error: 'Status must be PENDING, APPROVED, DENIED, WITHDRAWN or OVERTAKEN' }),
  'PENDING until it is decided, withdrawn or overtaken.',
  {
    APPROVED: 'A manager approved it, and the timesheet changed.',
    DENIED: 'A manager denied it and said why.',
    OVERTAKEN: 'Changed, deleted or closed otherwise: see `overtakenReason`.',
    PENDING: 'Nobody has decided it yet.',
    WITHDRAWN: 'Its requester withdrew it.',
  },
);

const correctionBreak = z.object({
  type: timesheetView.shape.breaks.unwrap().element.shape.type.meta({ description: 'Whether the break is paid.' }),
  startAt: z.date().meta({ description: 'When it begins.' }),
  endAt: z.date().nullable().meta({ description: 'When it ends.' }),
});
objectFromZod('CorrectionBreak', correctionBreak, 'A break that a correction asks for, or that a timesheet had.');

const breaks = z.array(correctionBreak).readonly();

const correctionTimes = z.object({
  clockInAt: z.date().meta({ description: 'When the work began.' }),
  clockOutAt: z.date().nullable().meta({ description: 'Null if the timesheet is in progress.' }),
  breaks: breaks.meta({ description: 'The breaks.' }),
  job: jobView.nullable().meta({ description: 'The job on which the hours are booked. Null without a job.' }),
});
objectFromZod('CorrectionTimes', correctionTimes, 'A timesheet before or after a correction.');

const correctionEffect = z.object({
  regularMinutes: z.int().meta({ description: 'The difference. Negative if fewer minutes are paid as regular time.' }),
  overtimeMinutes: z.int().meta({ description: 'The difference. Negative if less overtime is paid.' }),
  doubleTimeMinutes: z.int().meta({ description: 'The difference. Negative if less double time is paid.' }),
  text: z.string().meta({ description: 'A sentence: `This adds 4 h 30 m, including 30 m overtime.`' }),
});
export type CorrectionEffect = Readonly<z.infer<typeof correctionEffect>>;
objectFromZod('CorrectionEffect', correctionEffect, 'The change in pay of the workweeks concerned, in whole minutes.');

const overlaps = z
  .array(timesheetView)
  .readonly()
  .meta({ description: 'Other timesheets of the person at these times. A timesheet that overlaps can’t be approved.' });

export const correctionView = z.object({
  id: z.uuid(),
  user: userView.meta({ description: 'The person whose time is corrected.' }),
  kind: correctionKind.meta({ description: 'Whether a timesheet is added, changed or deleted.' }),
  status: correctionStatus.meta({ description: 'Whether the correction is waiting, or how it was decided.' }),
  timesheet: timesheetView.nullable().meta({
    description: 'The timesheet as it is now, or null. An approved addition has one.',
  }),
  clockInAt: z.date().meta({ description: 'The requested clock-in.' }),
  clockOutAt: z.date().nullable().meta({ description: 'The requested clock-out. Null leaves it as it is.' }),
  breaks: breaks.nullable().meta({ description: 'The requested breaks. Null leaves them as they are.' }),
  job: jobView.nullable().meta({ description: 'The requested job, or the job that stays.' }),
  reason: z.string().nullable().meta({
    description: 'The person’s reason. Null after the person was deleted.',
  }),
  managerNotes: z.string().nullable().meta({ description: 'The manager’s answer.' }),
  decidedAt: z.date().nullable().meta({ description: 'When it was decided, withdrawn or overtaken.' }),
  decidedBy: userView.nullable().meta({ description: 'Who decided, withdrew or overtook it.' }),
  createdAt: z.date(),
  overtakenReason: z.string().nullable().meta({ description: 'A sentence that says what overtook it.' }),
  before: correctionTimes.nullable().meta({
    description: 'The timesheet now, or before the decision. Null for an addition.',
  }),
  after: correctionTimes.nullable().meta({
    description: 'The timesheet as requested or approved. Null for a removal.',
  }),
  effect: correctionEffect.meta({ description: 'What the correction changes in hours and pay.' }),
  overlaps,
  canWithdraw: z.boolean().meta({ description: 'Whether the viewer may withdraw it now.' }),
  canDecide: z.boolean().meta({ description: 'Whether the viewer may approve or deny it now.' }),
});
export type CorrectionView = Readonly<z.infer<typeof correctionView>>;
export const CorrectionType = nodeFromZod(
  'Correction',
  correctionView,
  'What a person asks to be changed about their own recorded time.',
);

export const approvedCorrection = z.object({
  correction: correctionView,
  timesheet: timesheetView.nullable().meta({ description: 'The timesheet as it is now. Null if it was removed.' }),
});
export type ApprovedCorrection = Readonly<z.infer<typeof approvedCorrection>>;
objectFromZod('ApprovedCorrection', approvedCorrection, 'A correction that was approved, and its timesheet.');

export const correctionPreview = z.object({
  effect: correctionEffect.meta({ description: 'What the correction would change in hours and pay.' }),
  overlaps,
});
export type CorrectionPreview = Readonly<z.infer<typeof correctionPreview>>;
export const CorrectionPreviewType = objectFromZod(
  'CorrectionPreview',
  correctionPreview,
  'What a correction would do.',
);
