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
import { TimesheetsMigration } from './migrations/0006-timesheets.js';
import { TimesheetReviewMigration } from './migrations/0020-timesheet-review.js';
import { TimesheetChangesMigration } from './migrations/0022-timesheet-changes.js';
import { ApprovalControlMigration } from './migrations/0029-approval-control.js';
import { UnattachedPhotos } from './migrations/0064-unattached-photos.js';
import { LongTimesheets } from './migrations/0065-long-timesheets.js';
import { QuickPunches } from './migrations/0073-quick-punches.js';
import { CoveringIndexes } from './migrations/0074-covering-indexes.js';
import { TimesheetCounts } from './migrations/0090-timesheet-counts.js';
import { UnpaidBreaks } from './migrations/0091-unpaid-breaks.js';
import { CorrectionsMigration } from './migrations/0098-corrections.js';
import { SelfReported } from './migrations/0103-self-reported.js';
import { TimesheetRejections } from './migrations/0110-timesheet-rejections.js';
import { CountedRowByRow } from './migrations/0127-counted-row-by-row.js';
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
    { name: '0006-timesheets', class: TimesheetsMigration },
    { name: '0020-timesheet-review', class: TimesheetReviewMigration },
    { name: '0022-timesheet-changes', class: TimesheetChangesMigration },
    { name: '0029-approval-control', class: ApprovalControlMigration },
    { name: '0064-unattached-photos', class: UnattachedPhotos },
    { name: '0065-long-timesheets', class: LongTimesheets },
    { name: '0073-quick-punches', class: QuickPunches },
    { name: '0074-covering-indexes', class: CoveringIndexes },
    { name: '0090-timesheet-counts', class: TimesheetCounts },
    { name: '0091-unpaid-breaks', class: UnpaidBreaks },
    { name: '0098-corrections', class: CorrectionsMigration },
    { name: '0103-self-reported', class: SelfReported },
    { name: '0110-timesheet-rejections', class: TimesheetRejections },
    { name: '0127-counted-row-by-row', class: CountedRowByRow },
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
