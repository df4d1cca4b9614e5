import { z } from 'zod';
import { userName } from '../../identity/index.js';
import { jobJson } from '../../jobs/index.js';
import { timesheetJson } from '../timesheets/timesheet.presenter.js';
import { approvedCorrection, correctionPreview, correctionView } from './correction.types.js';

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

/** The REST response for a preview. */
export const correctionPreviewJson = correctionPreview
  .extend({ overlaps: z.array(timesheetJson).readonly() })
  .meta({ id: 'CorrectionPreview' });
