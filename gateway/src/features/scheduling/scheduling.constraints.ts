import type { ConstraintErrors } from '../../platform/database/constraint-errors.js';
import { unknownJob } from '../jobs/index.js';
import { photoSweptAway } from '../photos/index.js';
import { unknownEmployee } from './schedules/schedule-references.queries.js';

/** What the database refuses, in the words of the rules that it guards: somebody else was quicker by a moment. */
export const schedulingConstraintErrors: ConstraintErrors = {
  schedules_job: unknownJob,
  schedule_assignees_user: unknownEmployee,
  schedule_photos_photo: photoSweptAway,
};
