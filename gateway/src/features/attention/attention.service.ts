import type { EntityManager } from '@mikro-orm/postgresql';
import { datesOf, weekOf } from '@timetrack/contracts/calendar';
import { z } from 'zod';
import { query } from '../../access/index.js';
import { findWeeklyLimit, type RuleTimeline } from '../../pay-engine/index.js';
import { readPayTimelines } from '../employment/index.js';
import { readUsers } from '../identity/index.js';
import { dateAt, findRulesInForce, instantsOf, type Period } from '../organization/index.js';
import { projectWorkweek } from '../payroll/index.js';
import {
  type DayInstants,
  type OpenTimesheet,
  readComingShifts,
  readMissedShifts,
  readOpenTimesheets,
  type ShiftOfPerson,
  spanOfShifts,
} from './attention.queries.js';
import {
  classifyAbsence,
  classifyOvertime,
  isOpenTooLong,
  isProbablyForgotten,
  listedPerKind,
} from './attention.rules.js';
import { type Attention, type AttentionItem, type AttentionKind, attentionKinds } from './attention.types.js';
import {
  describeLate,
  describeNoShow,
  describeOvertime,
  describeStillClockedIn,
} from './attention-messages.presenter.js';

type Finding = Omit<AttentionItem, 'user'> & { readonly kind: AttentionKind; readonly userId: string };

interface Moment {
  readonly now: Date;
  readonly timezone: RuleTimeline;
}

/** Runs a fixed number of statements, however many people there are. */
export const attention = query('attention', z.object({}), async (context): Promise<Attention> => {
  const { em, viewer, platform } = context;
  const now = platform.clock.now();
  const timelines = await readPayTimelines(em, viewer.organizationId, null);
  const timeline = timelines.organization;
  const today = dateAt(timeline, now);
  const rules = findRulesInForce(timeline, today);
  const moment = { now, timezone: timeline };
  const week = weekOf(today, rules.workweekStartsOn);
  const weeklyLimitOf = (of: RuleTimeline) => findWeeklyLimit(findRulesInForce(of, today));
  const hasOvertime = timelines.all.some((each) => weeklyLimitOf(each) !== null);
  const restOfWeek = { from: now, to: instantsOf(timeline, week).to };
  const days = listDays(timeline, spanOfShifts(restOfWeek));
  const [missed, open, coming] = await Promise.all([
    readMissedShifts(em, now, days),
    readOpenTimesheets(em, now),
    hasOvertime ? readComingShifts(em, restOfWeek, days) : [],
  ]);
  const worked = hasOvertime ? { open, coming } : { open: [], coming: [] };
  const projected = await projectWorkweek(em, {
    ...{ organizationId: viewer.organizationId, timelines, now, week },
    userIds: [...new Set([...worked.open, ...worked.coming].map(({ userId }) => userId))],
    shifts: worked.coming,
  });
  const findings = [
    ...findAbsences(missed, moment),
    ...findStillClockedIn(open, moment),
    ...findOvertime(projected, { open, coming, weeklyLimitOf: (userId) => weeklyLimitOf(timelines.of(userId)) }, now),
  ];
  return presentAttention(em, findings);
});

function listDays(timeline: RuleTimeline, { from, to }: Period): DayInstants[] {
  return datesOf({ startDate: dateAt(timeline, from), endDate: dateAt(timeline, to) }).map((date) => ({
    date,
    ...instantsOf(timeline, { startDate: date, endDate: date }),
  }));
}

/** The latest first, except for people who are late: those who have been missing longest come first. */
function findAbsences(shifts: readonly ShiftOfPerson[], { now, timezone }: Moment): Finding[] {
  const findings = shifts.flatMap((shift): Finding[] => {
    const kind = classifyAbsence(shift, now);
    if (!kind) return [];
    const { userId, scheduleId, jobId, startAt, endAt } = shift;
    const message = kind === 'LATE' ? describeLate(shift, { now, timezone }) : describeNoShow(shift, { now, timezone });
    return [{ kind, userId, message, scheduleId, jobId, timesheetId: null, startAt, endAt }];
  });
  const { LATE: late = [], NO_SHOW: noShows = [] } = Object.groupBy(findings, ({ kind }) => kind);
  return [...late, ...noShows.toReversed()];
}

function findStillClockedIn(open: readonly OpenTimesheet[], { now, timezone }: Moment): Finding[] {
  return open
    .filter((timesheet) => isOpenTooLong(openSince(timesheet), now))
    .map(({ userId, timesheetId, clockInAt, shift }) => ({
      kind: 'STILL_CLOCKED_IN',
      userId,
      message: describeStillClockedIn({ clockInAt, shift }, { now, timezone }),
      timesheetId,
      scheduleId: shift?.scheduleId ?? null,
      jobId: null,
      startAt: shift?.startAt ?? null,
      endAt: shift?.endAt ?? null,
    }));
}

const openSince = ({ clockInAt, shift }: OpenTimesheet) => ({ clockInAt, shiftEndAt: shift?.endAt ?? null });

type Projected = Awaited<ReturnType<typeof projectWorkweek>>;
interface Work {
  readonly open: readonly OpenTimesheet[];
  readonly coming: readonly ShiftOfPerson[];
  /** The minutes of a workweek after which a person is paid overtime. Null if none lead to overtime. */
  weeklyLimitOf(userId: string): number | null;
}

/**
 * The most overtime first. The shift is the person's last one of the week: the one to shorten or to give away. The hours
 * of a person who forgot to clock out are unknown until the clock-out is corrected.
 */
function findOvertime(projected: Projected, { open, coming, weeklyLimitOf }: Work, now: Date): Finding[] {
  const forgetful = new Set(open.filter((one) => isProbablyForgotten(openSince(one), now)).map(({ userId }) => userId));
  const timesheets = new Map(open.map(({ userId, timesheetId }) => [userId, timesheetId]));
  const lastShifts = new Map(coming.map((shift) => [shift.userId, shift]));
  return [...projected]
    .filter(([userId]) => !forgetful.has(userId))
    .toSorted(([, one], [, other]) => other.projectedOvertime - one.projectedOvertime || other.worked - one.worked)
    .flatMap(([userId, week]): Finding[] => {
      const timesheetId = timesheets.get(userId) ?? null;
      const weeklyLimit = weeklyLimitOf(userId);
      const kind = weeklyLimit === null ? null : classifyOvertime(week, timesheetId !== null, weeklyLimit);
      if (!kind) return [];
      const { scheduleId = null, jobId = null, startAt = null, endAt = null } = lastShifts.get(userId) ?? {};
      return [{ kind, userId, message: describeOvertime(week), timesheetId, scheduleId, jobId, startAt, endAt }];
    });
}

async function presentAttention(em: EntityManager, findings: readonly Finding[]): Promise<Attention> {
  const byKind = Map.groupBy(findings, ({ kind }) => kind);
  const listed = [...byKind.values()].flatMap((ofKind) => ofKind.slice(0, listedPerKind));
  const people = listed.length === 0 ? [] : await readUsers(em, new Set(listed.map(({ userId }) => userId)));
  const byId = new Map(people.map((user) => [user.id, user]));
  const groups = attentionKinds.flatMap((kind) => {
    const ofKind = byKind.get(kind) ?? [];
    const items = ofKind.slice(0, listedPerKind).flatMap(({ kind: _kind, userId, ...item }) => {
      const user = byId.get(userId);
      return user ? [{ user, ...item }] : [];
    });
    return ofKind.length === 0 ? [] : [{ kind, count: ofKind.length, items }];
  });
  return { count: findings.length, groups };
}
