import type { Feature } from '../../platform/feature.types.js';
import { rereadFor } from '../../platform/use-case/index.js';
import { unknownJob } from '../jobs/index.js';
import { photoNoLongerExists } from '../photos/index.js';
import { BoardResolver } from './board/board.resolver.js';
import { boardRoutes } from './board/board.routes.js';
import { CalendarResolver } from './calendar/calendar.resolver.js';
import { calendarRoutes } from './calendar/calendar.routes.js';
import { CalendarFeed } from './calendar/calendar-feed.entity.js';
import { CalendarMutations } from './calendar/calendar-mutations.resolver.js';
import { renewCalendarAddress } from './calendar/calendar-renewal.service.js';
import { ConflictResolver } from './conflicts/conflict.resolver.js';
import { schedulesConnection } from './connections.resolver.js';
import { ScheduleDaysResolver } from './days/schedule-days.resolver.js';
import { scheduleDaysRoutes } from './days/schedule-days.routes.js';
import { erasePersonFromSchedules } from './erasure.service.js';
import { SchedulingBaseline } from './migrations/0006-scheduling.js';
import { rereadMove } from './planning/move.service.js';
import { ScheduleResolver } from './planning/schedule.resolver.js';
import { scheduleRoutes } from './planning/schedule.routes.js';
import { ScheduleMutations } from './planning/schedule-mutations.resolver.js';
import { Schedule, ScheduleAssignee, SchedulePhoto } from './schedules/schedule.entity.js';
import { scheduleNodes } from './schedules/schedule-nodes.service.js';
import { unknownEmployee } from './schedules/schedule-references.queries.js';
import { readSchedule } from './schedules/schedule-rows.queries.js';
import { readTemplate, readTemplates } from './templates/shift-template.queries.js';
import { ShiftTemplateMutations, shiftTemplatesConnection } from './templates/shift-template.resolver.js';
import { shiftTemplateRoutes } from './templates/shift-template.routes.js';
import { shiftTemplateNameTaken } from './templates/shift-template.rules.js';
import { shiftTemplateNodes } from './templates/shift-template-nodes.service.js';
import { proposalField } from './time-off/proposal.resolver.js';
import { proposalRoutes } from './time-off/proposal.routes.js';
import { removeFromShifts } from './time-off/remove-from-shifts.service.js';
import { ScheduledThenResolver } from './time-off/scheduled-then.resolver.js';
import { WarningResolver } from './warnings/warning.resolver.js';
import { warningRoutes } from './warnings/warning.routes.js';
import { addWarnings } from './warnings/warning.service.js';
import { WeekResolver } from './weeks/week.resolver.js';
import { weekRoutes } from './weeks/week.routes.js';
import { WeekMutations } from './weeks/week-mutations.resolver.js';

export { Schedule, ScheduleAssignee } from './schedules/schedule.entity.js';
export { scheduleJson, serializeSchedule } from './schedules/schedule.presenter.js';
export { listSchedulesOfPerson } from './schedules/schedule.service.js';
export type { ScheduleView } from './schedules/schedule.types.js';
export { ScheduleType } from './schedules/schedule.types.js';
export { countPublished } from './schedules/schedule-count.queries.js';
export { schedulePhotos } from './schedules/schedule-photos.service.js';
export { readShiftsNear, type ShiftNear, selectShiftsNear } from './schedules/shifts-near.queries.js';
export { insertTemplate as insertShiftTemplate } from './templates/shift-template.queries.js';
export { formatInstants } from './warnings/warning-messages.rules.js';

export const schedulingFeature: Feature = {
  name: 'scheduling',
  description: 'Shifts, their templates, the schedule board and calendar feeds.',
  entities: [Schedule, ScheduleAssignee, SchedulePhoto, CalendarFeed],
  resolvers: [
    ScheduleResolver,
    ScheduleMutations,
    BoardResolver,
    ScheduleDaysResolver,
    WarningResolver,
    ConflictResolver,
    WeekResolver,
    WeekMutations,
    CalendarResolver,
    CalendarMutations,
    ScheduledThenResolver,
    schedulesConnection,
    ShiftTemplateMutations,
    shiftTemplatesConnection,
    proposalField,
  ],
  nodes: [...scheduleNodes, ...shiftTemplateNodes],
  routes: [
    ...scheduleRoutes,
    ...boardRoutes,
    ...scheduleDaysRoutes,
    ...warningRoutes,
    ...weekRoutes,
    ...calendarRoutes,
    ...proposalRoutes,
    ...shiftTemplateRoutes,
  ],
  migrations: [{ name: '0006-scheduling', class: SchedulingBaseline }],
  constraintErrors: {
    schedules_job: unknownJob,
    shift_templates_job: unknownJob,
    shift_templates_name_once: shiftTemplateNameTaken,
    schedule_assignees_user: () => unknownEmployee(),
    schedule_photos_photo: photoNoLongerExists,
  },
  erasePerson: erasePersonFromSchedules,
  removeFromShifts,
  renewSecrets: renewCalendarAddress,
  rereads: {
    ...rereadFor(['createSchedule', 'updateSchedule', 'applyShiftTemplate'], async (context, id) =>
      addWarnings(context, await readSchedule(context.em, id)),
    ),
    ...rereadFor(['moveAssignment'], rereadMove),
    ...rereadFor(['deleteSchedule', 'deleteShiftTemplate'], async () => true),
    ...rereadFor(['createShiftTemplate', 'updateShiftTemplate'], ({ em }, id) => readTemplate(em, id)),
    ...rereadFor(['orderShiftTemplates'], ({ em }) => readTemplates(em)),
  },
};
