import { z } from 'zod';
import { userName } from '../../identity/index.js';
import { jobJson } from '../../jobs/index.js';
import { timesheetJson } from '../timesheets/timesheet.presenter.js';
import { approvedCorrection, correctionPreview, correctionView } from './correction.types.js';

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
