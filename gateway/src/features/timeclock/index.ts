import type { Feature } from '../../platform/feature.types.js';
import { ChangesResolver } from './changes/changes.resolver.js';
import { changesRoutes } from './changes/changes.routes.js';
import { timesheetAnnouncements, timesheetFeed } from './changes/changes.service.js';
import { Correction } from './corrections/correction.entity.js';
import { CorrectionResolver, correctionsField } from './corrections/correction.resolver.js';
import { correctionRoutes } from './corrections/correction.routes.js';
import { CorrectionMutations } from './corrections/correction-mutations.resolver.js';
import { correctionNodes, correctionRereads } from './corrections/correction-nodes.service.js';
import { eraseReasons } from './corrections/erasure.service.js';
import { DashboardResolver } from './dashboard/dashboard.resolver.js';
import { dashboardRoutes } from './dashboard/dashboard.routes.js';
import { ForgottenMutations, ForgottenResolver } from './forgotten/forgotten.resolver.js';
import { forgottenRoutes } from './forgotten/forgotten.routes.js';
import { HistoryResolver } from './history/history.resolver.js';
import { historyRoutes } from './history/history.routes.js';
import { TimeclockBaseline } from './migrations/0007-timeclock.js';
import { TimesheetLogBaseline } from './migrations/0008-timesheet-log.js';
import { ClockResolver } from './punches/clock.resolver.js';
import { clockRoutes } from './punches/clock.routes.js';
import { ClockMutations } from './punches/clock-mutations.resolver.js';
import { ClockStatusResolver } from './punches/clock-status.resolver.js';
import { ReviewResolver } from './review/review.resolver.js';
import { reviewRoutes } from './review/review.routes.js';
import { ReviewMutations } from './review/review-mutations.resolver.js';
import { SwitchJobMutations, SwitchJobResolver } from './switch-job/switch-job.resolver.js';
import { switchJobRoutes } from './switch-job/switch-job.routes.js';
import { timeclockConstraintErrors } from './timeclock.constraints.js';
import { timesheetCountsSweep } from './timesheets/kept-counts.sweep.js';
import { hasTimeBefore } from './timesheets/time-history.queries.js';
import { Break, Timesheet, TimesheetPhoto } from './timesheets/timesheet.entity.js';
import { retainHoursOfErased } from './timesheets/timesheet.queries.js';
import { TimesheetResolver } from './timesheets/timesheet.resolver.js';
import { timesheetRoutes } from './timesheets/timesheet.routes.js';
import { TimesheetMutations } from './timesheets/timesheet-mutations.resolver.js';
import { timesheetNodes } from './timesheets/timesheet-nodes.service.js';
import { timesheetRereads } from './timesheets/timesheet-reread.queries.js';

export { Correction } from './corrections/correction.entity.js';
export { readOwnCorrections } from './corrections/correction.service.js';
export { correctionView } from './corrections/correction.types.js';
export { correctionJson, serializeCorrection } from './corrections/correction-json.presenter.js';
export { versionOfWeek } from './review/week-version.rules.js';
export { overtakeCorrectionsOfPeriod } from './timesheets/overtake.service.js';
export { countTimesheetsOfPerson } from './timesheets/own-pay-period-counts.queries.js';
export {
  countTimesheetsOfPayPeriods,
  findFirstClockIn,
  readTimesheetCountsOfPayPeriods,
} from './timesheets/pay-period-counts.queries.js';
export { Break, Timesheet, TimesheetPhoto } from './timesheets/timesheet.entity.js';
export { timesheetPhotos } from './timesheets/timesheet.policy.js';
export { readOpenTimesheet, serializeTimesheet, timesheetJson } from './timesheets/timesheet.presenter.js';
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
  resolvers: [
    ClockResolver,
    ClockMutations,
    ForgottenResolver,
    ForgottenMutations,
    SwitchJobResolver,
    SwitchJobMutations,
    ClockStatusResolver,
    TimesheetResolver,
    TimesheetMutations,
    ReviewResolver,
    ReviewMutations,
    HistoryResolver,
    ChangesResolver,
    DashboardResolver,
    CorrectionResolver,
    CorrectionMutations,
    correctionsField,
  ],
  nodes: [...timesheetNodes, ...correctionNodes],
  routes: [
    ...clockRoutes,
    ...switchJobRoutes,
    ...forgottenRoutes,
    ...timesheetRoutes,
    ...reviewRoutes,
    ...changesRoutes,
    ...historyRoutes,
    ...dashboardRoutes,
    ...correctionRoutes,
  ],
  migrations: [
    { name: '0007-timeclock', class: TimeclockBaseline },
    { name: '0008-timesheet-log', class: TimesheetLogBaseline },
  ],
  constraintErrors: timeclockConstraintErrors,
  erasePerson: async (em, person) => ({
    ...(await retainHoursOfErased(em, person)),
    ...(await eraseReasons(em, person)),
  }),
  rereads: { ...timesheetRereads, ...correctionRereads },
  feeds: [timesheetFeed],
  announcements: timesheetAnnouncements,
  sweeps: [timesheetCountsSweep],
  payHistory: { hasPayBefore: hasTimeBefore },
};
