import { command, type SignedInContext } from '../../../access/index.js';
import { newId } from '../../../platform/database/ids.inputs.js';
import { enforce } from '../../../platform/errors/index.js';
import type { AuditAction } from '../../../platform/use-case/index.js';
import { flagsWith } from '../timesheets/confirmations.rules.js';
import { Break, type Timesheet } from '../timesheets/timesheet.entity.js';
import { presentTimesheet } from '../timesheets/timesheet.presenter.js';
import { lockOpenTimesheet } from '../timesheets/timesheet.queries.js';
import type { TimesheetView } from '../timesheets/timesheet.types.js';
import { noInput, startBreakInput } from './clock.inputs.js';
import { type ClockState, clockStatusChanged } from './clock-status.service.js';
import { breaksMustNotNest, clampToLatest, noActiveTimesheet, noOpenBreak } from './punch.rules.js';

/** Ends the caller's timesheet, and an open break at the same instant. */
export const clockOut = command('clockOut', noInput, (context) =>
  punch(context, 'timesheet.clocked-out', (timesheet, at) => {
    if (timesheet.openBreak) timesheet.openBreak.endAt = at;
    timesheet.clockOutAt = at;
    return 'OUT';
  }),
);

/** Starts a break within the caller's timesheet: UNPAID by default. */
export const startBreak = command('startBreak', startBreakInput, (context, { type }) =>
  punch(context, 'break.started', (timesheet, at) => {
    enforce(breaksMustNotNest(timesheet.openBreak));
    const { organizationId } = timesheet;
    context.em.create(Break, { id: newId(), organizationId, timesheet, type: type ?? 'UNPAID', startAt: at });
    return 'ON_BREAK';
  }),
);

/** Ends the caller's open break. */
export const endBreak = command('endBreak', noInput, (context) =>
  punch(context, 'break.ended', (timesheet, at) => {
    const { openBreak } = timesheet;
    if (!openBreak) throw noOpenBreak();
    openBreak.endAt = at;
    return 'WORKING';
  }),
);

/** Changes the caller's open timesheet. Its row is locked, so that simultaneous punches queue up here. */
async function punch(
  context: SignedInContext,
  action: AuditAction,
  change: (timesheet: Timesheet, at: Date) => ClockState,
): Promise<TimesheetView> {
  const { em, viewer, platform } = context;
  const timesheet = await lockOpenTimesheet(em, viewer.userId);
  if (!timesheet) throw noActiveTimesheet();
  const at = clampToLatest(platform.clock.now(), timesheet.lastPunchAt);
  const state = change(timesheet, at);
  timesheet.flags = flagsWith(timesheet.breaks.getItems(), timesheet.flags);
  await em.flush();
  context.record({ action, subjectType: 'TIMESHEET', subjectId: timesheet.id, changes: { at } });
  context.publish(clockStatusChanged(viewer, state, at));
  return presentTimesheet(context, timesheet);
}
