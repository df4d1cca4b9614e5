import type { Feature } from '../../platform/feature.js';
import { unknownJob } from '../jobs/index.js';
import { photoNoLongerExists } from '../photos/index.js';
import { boardApi } from './board/board.api.js';
import { calendarApi } from './calendar/calendar.api.js';
import { renewCalendarAddress } from './calendar/calendar.service.js';
import { CalendarFeed } from './calendar/calendar-feed.entity.js';
import { reviseShiftsOfRenamed } from './calendar/renamed-names.service.js';
import { colleagueApi } from './colleagues/colleague.api.js';
import { draftsApi } from './drafts/drafts.api.js';
import { erasePersonFromSchedules } from './erasure.service.js';
import { SchedulingBaseline } from './migrations/0006-scheduling.js';
import { TeamsOfShifts } from './migrations/0014-teams-of-shifts.js';
import { PlacesOfShifts } from './migrations/0019-places-of-shifts.js';
import { scheduleApi } from './planning/schedule.api.js';
import { replacementApi } from './replacements/replacement.api.js';
import { Schedule, ScheduleAssignee, SchedulePhoto } from './schedules/schedule.entity.js';
import { scheduleNodes } from './schedules/schedule.service.js';
import { unknownEmployee } from './schedules/schedule-references.queries.js';
import { RequestedShiftsResolver, ScheduleResolver } from './scheduling.resolver.js';
import { shiftTemplateApi } from './templates/shift-template.api.js';
import { shiftTemplateNameTaken } from './templates/shift-template.rules.js';
import { shiftTemplateNodes } from './templates/shift-template.service.js';
import { proposalApi } from './time-off/proposal.api.js';
import { removeFromShifts } from './time-off/remove-from-shifts.service.js';
import { weekTemplateApi } from './week-templates/week-template.api.js';
import { weekTemplateNameTaken } from './week-templates/week-template.rules.js';
import { weekTemplateNodes } from './week-templates/week-template.service.js';

export { findNextShift } from './schedules/next-shift.queries.js';
export { Schedule, ScheduleAssignee } from './schedules/schedule.entity.js';
export { listSchedulesOfPerson, schedulePhotos } from './schedules/schedule.service.js';
export { ScheduleType, type ScheduleView, scheduleJson } from './schedules/schedule.types.js';
export { countPublished } from './schedules/schedule-rows.queries.js';
export { readShiftsNear, type ShiftNear, selectShiftsNear } from './schedules/shifts-near.queries.js';
export { insertTemplate as insertShiftTemplate } from './templates/shift-template.queries.js';
export { formatInstant, formatInstants, type Reading } from './warnings/warning-messages.rules.js';

export const schedulingFeature: Feature = {
  name: 'scheduling',
  description: 'Shifts, their templates, the schedule board and calendar feeds.',
  entities: [Schedule, ScheduleAssignee, SchedulePhoto, CalendarFeed],
  resolvers: [ScheduleResolver, RequestedShiftsResolver],
  nodes: [...scheduleNodes, ...shiftTemplateNodes, ...weekTemplateNodes],
  api: [
    ...scheduleApi,
    ...boardApi,
    ...calendarApi,
    ...colleagueApi,
    ...replacementApi,
    ...proposalApi,
    ...shiftTemplateApi,
    ...draftsApi,
    ...weekTemplateApi,
  ],
  migrations: [
    { name: '0006-scheduling', class: SchedulingBaseline },
    { name: '0014-teams-of-shifts', class: TeamsOfShifts },
    { name: '0019-places-of-shifts', class: PlacesOfShifts },
  ],
  constraintErrors: {
    schedules_job: unknownJob,
    shift_templates_job: unknownJob,
    shift_templates_name_once: shiftTemplateNameTaken,
    week_templates_name_once: weekTemplateNameTaken,
    schedule_assignees_user: () => unknownEmployee(),
    schedule_photos_photo: photoNoLongerExists,
  },
  erasePerson: erasePersonFromSchedules,
  removeFromShifts,
  transactionHook: reviseShiftsOfRenamed,
  renewSecrets: renewCalendarAddress,
};
