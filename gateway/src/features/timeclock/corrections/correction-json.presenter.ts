import { z } from 'zod';
import { presentUserName, userName } from '../../identity/index.js';
import { jobJson, serializeJob } from '../../jobs/index.js';
import { serializeTimesheet, timesheetJson } from '../timesheets/timesheet.presenter.js';
import {
  type ApprovedCorrection,
  approvedCorrection,
  type CorrectionPreview,
  type CorrectionView,
  correctionPreview,
  correctionView,
} from './correction.types.js';

const timesJson = correctionView.shape.before.unwrap().extend({ job: jobJson.nullable() });

/** The REST response for a correction: the same fields as in GraphQL, with less about people and jobs. */
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

/** The REST response for an approval. */
export const approvedCorrectionJson = approvedCorrection
  .extend({ correction: correctionJson, timesheet: timesheetJson.nullable() })
  .meta({ id: 'ApprovedCorrection' });

export function serializeApprovedCorrection({
  correction,
  timesheet,
}: ApprovedCorrection): z.input<typeof approvedCorrectionJson> {
  return { correction: serializeCorrection(correction), timesheet: timesheet && serializeTimesheet(timesheet) };
}

/** The REST response for a preview. */
export const correctionPreviewJson = correctionPreview
  .extend({ overlaps: z.array(timesheetJson).readonly() })
  .meta({ id: 'CorrectionPreview' });

export function serializeCorrection(correction: CorrectionView): z.input<typeof correctionJson> {
  const { user, decidedBy, job, timesheet, before, after, overlaps } = correction;
  return {
    ...correction,
    user: presentUserName(user),
    decidedBy: decidedBy && presentUserName(decidedBy),
    job: job && serializeJob(job),
    timesheet: timesheet && serializeTimesheet(timesheet),
    before: before && serializeTimes(before),
    after: after && serializeTimes(after),
    overlaps: overlaps.map(serializeTimesheet),
  };
}

export function serializeCorrectionPreview(preview: CorrectionPreview): z.input<typeof correctionPreviewJson> {
  return { ...preview, overlaps: preview.overlaps.map(serializeTimesheet) };
}

function serializeTimes(times: NonNullable<CorrectionView['before']>): z.input<typeof timesJson> {
  return { ...times, job: times.job && serializeJob(times.job) };
}
