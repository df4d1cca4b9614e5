import type { z } from 'zod';
import { loadingCommand, type SignedInContext } from '../../../access/index.js';
import { newId } from '../../../platform/database/ids.js';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import { enforce } from '../../../platform/errors/index.js';
import type { AuditAction } from '../../../platform/use-case/index.js';
import { isAskedForBreaks } from '../../employment/index.js';
import type { Location } from '../../places/index.js';
import { auditAnswer } from '../break-answers/break-answer.rules.js';
import { type ClockState, publishClock } from '../timesheets/clock-status.service.js';
import { flagsWith } from '../timesheets/exceptions.rules.js';
import { auditPlace } from '../timesheets/punch-place.rules.js';
import { presentPunched } from '../timesheets/timesheet.presenter.js';
import { factsOfRow, type TimesheetRow } from '../timesheets/timesheet.reads.js';
import {
  anotherBreakMustBePossible,
  findEarliestEnd,
  findLatestPunch,
  versionOf,
} from '../timesheets/timesheet.rules.js';
import type { TimesheetFacts } from '../timesheets/timesheet-view.presenter.js';
import { clockOutInput, noInput, startBreakInput } from './clock.inputs.js';
import { judgePunch } from './location.rules.js';
import { lockOpenTimesheet, readEndsBefore, storePunch } from './open-timesheet.queries.js';
import {
  breaksMustNotNest,
  clockMustBeSeen,
  endBreaks,
  findOpenBreak,
  flagAdjusted,
  noActiveTimesheet,
  noOpenBreak,
  observedTime,
  placePunch,
} from './punch.rules.js';
import { findLocationFacts, locatePunch, readLocationFacts } from './punch-location.queries.js';

/** Ends the caller's timesheet, and an open break at the same instant. */
export const clockOut = punch('clockOut', clockOutInput, {
  action: 'timesheet.clocked-out',
  state: 'OUT',
  moreParts: (input) => (input.breaks ? ['breakQuestion'] : []),
  locationOf: ({ location }) => location,
  change: (timesheet, at, { expectedVersion, breaks: answer }) => {
    const { breaks, breakQuestion, user, clockInAt } = timesheet;
    const seen = { version: versionOf(timesheet, breaks), openBreak: findOpenBreak(breaks) };
    enforce(clockMustBeSeen(seen, expectedVersion));
    const isAnswered = answer && isAskedForBreaks(breakQuestion, { userId: user.id, clockInAt });
    const breakAnswer = isAnswered ? { ...answer, answeredAt: at } : null;
    return { ...timesheet, clockOutAt: at, breaks: endBreaks(breaks, at), breakAnswer };
  },
});

/** Starts a break within the caller's timesheet: UNPAID by default. */
export const startBreak = punch('startBreak', startBreakInput, {
  action: 'break.started',
  state: 'ON_BREAK',
  change: (timesheet, at, { type }) => {
    enforce(breaksMustNotNest(findOpenBreak(timesheet.breaks)), anotherBreakMustBePossible(timesheet.breaks.length));
    const started = { id: newId(), type: type ?? 'UNPAID', startAt: at, endAt: null };
    return { ...timesheet, breaks: [...timesheet.breaks, started] };
  },
});

export const endBreak = punch('endBreak', noInput, {
  action: 'break.ended',
  state: 'WORKING',
  change: (timesheet, at) => {
    if (!findOpenBreak(timesheet.breaks)) throw noOpenBreak();
    return { ...timesheet, breaks: endBreaks(timesheet.breaks, at) };
  },
});

interface Punch<Input> {
  readonly action: AuditAction;
  readonly state: ClockState;
  readonly moreParts?: (input: Input) => readonly 'breakQuestion'[];
  readonly locationOf?: (input: Input) => Location | null;
  readonly change: (timesheet: TimesheetFacts, at: Date, input: Input) => TimesheetFacts;
}

/** A change of the caller's open timesheet. Its row is locked, so that simultaneous punches queue up here. */
function punch<Name extends 'clockOut' | 'startBreak' | 'endBreak', Input extends z.ZodType>(
  operation: Name,
  input: Input,
  { action, state, moreParts, locationOf, change }: Punch<z.output<Input>>,
) {
  return loadingCommand(operation, input, {
    load: (parsed, { userId }, selection) => [
      ...lockOpenTimesheet(userId, selection, moreParts?.(parsed)),
      ...(locationOf?.(parsed) ? [findLocationFacts(userId)] : []),
    ],
    run: async (context: SignedInContext, parsed, [locked = [], rows = [], found = []]) => {
      const { em, viewer, platform } = context;
      const [row] = rows as readonly TimesheetRow[];
      if (!row) throw noActiveTimesheet();
      const timesheet = factsOfRow(row);
      const time = placePunch(platform.clock.now(), {
        earliest: (state === 'OUT' ? findEarliestEnd : findLatestPunch)(timesheet, timesheet.breaks),
        latest: readEndsBefore(locked[0]),
      });
      const { at } = time;
      const changed = change(timesheet, at, parsed);
      const located = locateClockOut({
        at,
        location: locationOf?.(parsed) ?? null,
        found: found[0] as FoundRow | undefined,
      });
      const flags = [...new Set([...flagsWith(changed.breaks, changed.flags), ...located.flags])];
      const punchLocations = [...changed.punchLocations, ...located.punchLocations];
      const punched = { ...changed, flags: flagAdjusted(time, flags), punchLocations };
      await tenantSql(em).queryAll(storePunch(timesheet, punched));
      context.record({
        action,
        subjectType: 'TIMESHEET',
        subjectId: timesheet.id,
        changes: { at, ...observedTime(time), ...auditPlace(located, 'OUT'), ...auditAnswer(punched) },
      });
      publishClock(context, viewer, state, at);
      return presentPunched(context, punched);
    },
  });
}

interface FoundRow {
  readonly locationFacts: string | null;
}

interface ClockOutLocation {
  readonly at: Date;
  readonly location: Location | null;
  /** The row of `findLocationFacts`. */
  readonly found: FoundRow | undefined;
}

/** A clock-out never misses a location: it is sent only if the organization has places. */
function locateClockOut({ at, location, found }: ClockOutLocation) {
  const facts = readLocationFacts(found?.locationFacts ?? null);
  const judged = judgePunch({ at, location, locationRequired: false, ...facts });
  const located = locatePunch('OUT', location, judged);
  return { flags: judged.flags, punchLocations: located ? [located] : [] };
}
