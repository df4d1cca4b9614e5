import type { Feature } from '../../platform/feature.js';
import { breakAnswerApi } from './break-answers/break-answer.api.js';
import { changesApi } from './changes/changes.api.js';
import { ChangesResolver } from './changes/changes.resolver.js';
import { timesheetAnnouncements, timesheetFeed } from './changes/changes.service.js';
import { correctionApi } from './corrections/correction.api.js';
import { Correction } from './corrections/correction.entity.js';
import { correctionNodes, eraseReasons } from './corrections/correction.service.js';
import { dashboardApi } from './dashboard/dashboard.api.js';
import { forgottenApi } from './forgotten/forgotten.api.js';
import { historyApi } from './history/history.api.js';
import { HistoryResolver } from './history/history.resolver.js';
import { jobChoiceApi } from './job-choices/job-choice.api.js';
import { TimeclockBaseline } from './migrations/0007-timeclock.js';
import { TimesheetLogBaseline } from './migrations/0008-timesheet-log.js';
import { TeamsOfTimesheets } from './migrations/0015-teams-of-timesheets.js';
import { PunchLocations } from './migrations/0017-punch-locations.js';
import { ownDayApi } from './own-day/own-day.api.js';
import { clockApi } from './punches/clock.api.js';
import { ClockStatusResolver } from './punches/clock-status.resolver.js';
import { punchLocationsSweep } from './punches/punch-locations.job.js';
import { reviewApi } from './review/review.api.js';
import { switchJobApi } from './switch-job/switch-job.api.js';
import { timeclockConstraintErrors } from './timeclock.errors.js';
import { timesheetCountsSweep } from './timesheets/stored-counts.job.js';
import { timesheetApi } from './timesheets/timesheet.api.js';
import { Break, Timesheet, TimesheetPhoto } from './timesheets/timesheet.entity.js';
import { hasTimeBefore, retainHoursOfErased } from './timesheets/timesheet.queries.js';
import { timesheetNodes } from './timesheets/timesheet.service.js';

export { Correction } from './corrections/correction.entity.js';
export { readOwnCorrections } from './corrections/correction.service.js';
export { correctionJson, correctionView } from './corrections/correction.types.js';
export { versionOfWeek } from './review/selection.rules.js';
export { ownClockChanged } from './timesheets/clock-status.service.js';
export { overtakeCorrectionsOfPeriod } from './timesheets/overtake.service.js';
export {
  countTimesheetsOfPayPeriods,
  countTimesheetsOfPerson,
  findFirstClockIn,
  readTimesheetCountsOfPayPeriods,
} from './timesheets/pay-period-counts.queries.js';
export { Break, Timesheet, TimesheetPhoto } from './timesheets/timesheet.entity.js';
export { timesheetPhotos } from './timesheets/timesheet.policy.js';
export { readOpenTimesheet, timesheetJson } from './timesheets/timesheet.presenter.js';
export {
  TimesheetType,
  type TimesheetView,
} from './timesheets/timesheet.types.js';
export { isLong, ordinaryLength } from './timesheets/timesheet-filter.queries.js';
export { readTimesheetsOfPeople } from './timesheets/timesheets-of-people.queries.js';

export const timeclockFeature: Feature = {
  name: 'timeclock',
  description: 'Punches, timesheets, their approval and their photos.',
  entities: [Timesheet, Break, TimesheetPhoto, Correction],
  resolvers: [ClockStatusResolver, HistoryResolver, ChangesResolver],
  nodes: [...timesheetNodes, ...correctionNodes],
  api: [
    ...clockApi,
    ...breakAnswerApi,
    ...jobChoiceApi,
    ...switchJobApi,
    ...forgottenApi,
    ...timesheetApi,
    ...reviewApi,
    ...changesApi,
    ...historyApi,
    ...dashboardApi,
    ...ownDayApi,
    ...correctionApi,
  ],
  migrations: [
    { name: '0007-timeclock', class: TimeclockBaseline },
    { name: '0008-timesheet-log', class: TimesheetLogBaseline },
    { name: '0015-teams-of-timesheets', class: TeamsOfTimesheets },
    { name: '0017-punch-locations', class: PunchLocations },
  ],
  constraintErrors: timeclockConstraintErrors,
  erasePerson: async (em, person) => ({
    ...(await retainHoursOfErased(em, person)),
    ...(await eraseReasons(em, person)),
  }),
  feeds: [timesheetFeed],
  announcements: timesheetAnnouncements,
  sweeps: [timesheetCountsSweep, punchLocationsSweep],
  payHistory: { hasPayBefore: hasTimeBefore },
};
