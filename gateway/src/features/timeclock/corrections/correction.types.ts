import { z } from 'zod';
import { nodeFromZod, objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { userName, userView } from '../../identity/index.js';
import { jobJson, jobView } from '../../jobs/index.js';
import { timesheetJson } from '../timesheets/timesheet.presenter.js';
import { breakType, timesheetView } from '../timesheets/timesheet.types.js';

export const correctionKind = enumOf(
  'CorrectionKind',
  'What a correction asks for.',
  {
    ADD: 'A timesheet is missing.',
    CHANGE: 'The times, the breaks or the job of a timesheet are wrong.',
    REMOVE: 'The person did not work then.',
  },
  'Kind must be ADD, CHANGE or REMOVE',
);
export type CorrectionKind = z.infer<typeof correctionKind>;

export const correctionStatus = enumOf(
  'CorrectionStatus',
  'PENDING until it is decided, withdrawn or overtaken.',
  {
    PENDING: 'Nobody has decided it yet.',
    APPROVED: 'A manager approved it, and the timesheet changed.',
    DENIED: 'A manager denied it and said why.',
    WITHDRAWN: 'Its requester withdrew it.',
    OVERTAKEN: 'Changed, deleted or closed otherwise: see `overtakenReason`.',
  },
  'Status must be PENDING, APPROVED, DENIED, WITHDRAWN or OVERTAKEN',
);
export type CorrectionStatus = z.infer<typeof correctionStatus>;

const correctionBreak = z.object({
  type: breakType.describe('Whether the break is paid.'),
  startAt: z.date().describe('When it begins.'),
  endAt: z.date().nullable().describe('When it ends.'),
});
objectFromZod('CorrectionBreak', correctionBreak, 'A break that a correction asks for, or that a timesheet had.');

const breaks = z.array(correctionBreak).readonly();

const correctionTimes = z.object({
  clockInAt: z.date().describe('When the work began.'),
  clockOutAt: z.date().nullable().describe('Null if the timesheet is in progress.'),
  breaks: breaks.describe('The breaks.'),
  job: jobView.nullable().describe('The job on which the hours are booked. Null without a job.'),
});
objectFromZod('CorrectionTimes', correctionTimes, 'A timesheet before or after a correction.');

const correctionEffect = z.object({
  regularMinutes: z.int().describe('The difference. Negative if fewer minutes are paid as regular time.'),
  overtimeMinutes: z.int().describe('The difference. Negative if less overtime is paid.'),
  doubleTimeMinutes: z.int().describe('The difference. Negative if less double time is paid.'),
  mealPremiumMinutes: z.int().describe('The difference. Negative if fewer missed meal breaks are paid.'),
  restPremiumMinutes: z.int().describe('The difference. Negative if fewer missed rest breaks are paid.'),
  text: z.string().describe('A sentence: `This adds 4h 30m, including 30m overtime.`'),
});
export type CorrectionEffect = Readonly<z.infer<typeof correctionEffect>>;
objectFromZod('CorrectionEffect', correctionEffect, 'The change in pay of the workweeks concerned, in whole minutes.');

const overlaps = z
  .array(timesheetView)
  .readonly()
  .describe('Other timesheets of the person at these times. A timesheet that overlaps can’t be approved.');

export const correctionView = z.object({
  id: z.uuid(),
  user: userView.describe('The person whose time is corrected.'),
  kind: correctionKind.describe('Whether a timesheet is added, changed or deleted.'),
  status: correctionStatus.describe('Whether the correction is waiting, or how it was decided.'),
  timesheet: timesheetView.nullable().describe('The timesheet as it is now, or null. An approved addition has one.'),
  clockInAt: z.date().describe('The requested clock-in.'),
  clockOutAt: z.date().nullable().describe('The requested clock-out. Null leaves it as it is.'),
  breaks: breaks.nullable().describe('The requested breaks. Null leaves them as they are.'),
  job: jobView.nullable().describe('The requested job, or the job that stays.'),
  reason: z.string().nullable().describe('The person’s reason. Null after the person was deleted.'),
  managerNotes: z.string().nullable().describe('The manager’s answer.'),
  decidedAt: z.date().nullable().describe('When it was decided, withdrawn or overtaken.'),
  decidedBy: userView.nullable().describe('Who decided, withdrew or overtook it.'),
  createdAt: z.date(),
  overtakenReason: z.string().nullable().describe('A sentence that says what overtook it.'),
  before: correctionTimes.nullable().describe('The timesheet now, or before the decision. Null for an addition.'),
  after: correctionTimes.nullable().describe('The timesheet as requested or approved. Null for a removal.'),
  effect: correctionEffect.describe('What the correction changes in hours and pay.'),
  overlaps,
  canWithdraw: z.boolean().describe('Whether the viewer may withdraw it now.'),
  canDecide: z.boolean().describe('Whether the viewer may approve or deny it now.'),
});
export type CorrectionView = Readonly<z.infer<typeof correctionView>>;
export const CorrectionType = nodeFromZod(
  'Correction',
  correctionView,
  'What a person asks to be changed about their own recorded time.',
);

const approvedCorrection = z.object({
  correction: correctionView,
  timesheet: timesheetView.nullable().describe('The timesheet as it is now. Null if it was removed.'),
});
export type ApprovedCorrection = Readonly<z.infer<typeof approvedCorrection>>;
objectFromZod('ApprovedCorrection', approvedCorrection, 'A correction that was approved, and its timesheet.');

const correctionPreview = z.object({
  effect: correctionEffect.describe('What the correction would change in hours and pay.'),
  overlaps,
});
export type CorrectionPreview = Readonly<z.infer<typeof correctionPreview>>;
export const CorrectionPreviewType = objectFromZod(
  'CorrectionPreview',
  correctionPreview,
  'What a correction would do.',
);

const timesJson = correctionView.shape.before.unwrap().extend({ job: jobJson.nullable() });

export const correctionJson = correctionView
  .extend({
    user: userName,
    decidedBy: userName.nullable(),
    job: jobJson.nullable(),
    timesheet: timesheetJson.nullable(),
    before: timesJson.nullable(),
    after: timesJson.nullable(),
    overlaps: z.array(timesheetJson).readonly(),
  })
  .meta({ id: 'Correction' });

export const approvedCorrectionJson = approvedCorrection
  .extend({ correction: correctionJson, timesheet: timesheetJson.nullable() })
  .meta({ id: 'ApprovedCorrection' });

export const correctionPreviewJson = correctionPreview
  .extend({ overlaps: z.array(timesheetJson).readonly() })
  .meta({ id: 'CorrectionPreview' });
