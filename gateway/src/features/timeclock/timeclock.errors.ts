import type { ConstraintErrors } from '../../platform/database/unit-of-work.js';
import { DomainError } from '../../platform/errors/index.js';
import { unknownJob } from '../jobs/index.js';
import { photoNoLongerExists } from '../photos/index.js';
import { additionAlreadyRequested, alreadyRequested } from './corrections/correction.rules.js';
import { alreadyClockedIn, alreadyOnBreak } from './punches/punch.rules.js';

const conflict = (code: string, message: string) => () => new DomainError('conflict', code, message);

export const timeclockConstraintErrors: ConstraintErrors = {
  timesheets_one_open_per_person: alreadyClockedIn,
  timesheets_never_overlap: conflict(
    'timesheet.overlaps',
    'This timesheet overlaps another timesheet of the same person',
  ),
  timesheets_end_not_before_start: conflict('timesheet.ends-before-start', 'A timesheet can’t end before it starts'),
  breaks_one_open_per_timesheet: alreadyOnBreak,
  breaks_never_overlap: conflict('break.overlaps', 'The break overlaps another break'),
  breaks_end_not_before_start: conflict('break.ends-before-start', 'A break can’t end before it starts'),
  breaks_inside_timesheet: conflict('break.outside-timesheet', 'A break must be within its timesheet'),
  corrections_pending_once: alreadyRequested,
  corrections_additions_never_overlap: () => additionAlreadyRequested('this time'),
  timesheet_photos_photo: photoNoLongerExists,
  // A clock-in for a job that is deleted at the same moment.
  timesheets_job: unknownJob,
};
