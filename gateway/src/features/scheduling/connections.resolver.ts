import { connectionOf } from '../../platform/graphql/schema/connection.builder.js';
import { viewerField } from '../../platform/graphql/schema/viewer-field.builder.js';
import { schedules } from './schedules/schedule.service.js';
import { ScheduleType } from './schedules/schedule.types.js';

const ScheduleConnection = connectionOf('Schedule', () => ScheduleType);

/** The list of this feature on `Viewer`. */
export const schedulesConnection = viewerField('schedules', {
  type: () => ScheduleConnection,
  useCase: schedules,
  description:
    'The schedules that overlap the range from `from` to `to`, latest first. Workers see only their own, without drafts.',
});
