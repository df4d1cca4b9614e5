import { clipSpans } from './breaks.rules.js';
import type { WorkPiece } from './credited-time.rules.js';
import { hourMs } from './local-calendar.rules.js';

/** A part of a piece's credited time that lies over a limit, in milliseconds of its credited time. */
export interface Excess {
  readonly from: number;
  readonly to: number;
  /** When the workday or the run began, in milliseconds since 1970. */
  readonly since: number;
}

/** Credited time without an interruption. Instants are milliseconds since 1970. */
interface Stretch {
  readonly piece: WorkPiece;
  readonly from: number;
  readonly to: number;
  /** The credited time of the piece before it, in milliseconds. */
  readonly before: number;
}

function listStretches(pieces: readonly WorkPiece[]): Stretch[] {
  return pieces.flatMap((piece) => {
    const { part, timesheet } = piece;
    const stretches: Stretch[] = [];
    let [from, before] = [part.from, 0];
    const addUntil = (to: number) => {
      if (from < to) stretches.push({ piece, from, to, before });
      before += Math.max(0, to - from);
    };
    for (const rest of clipSpans(timesheet.deductions, part)) {
      addUntil(rest.from);
      from = rest.to;
    }
    addUntil(part.to);
    return stretches;
  });
}

const longestRestWithinRun = hourMs;

/**
 * The time over the limit in each run of consecutive hours. Rests of at most an hour are not counted and do not end a run, and a
 * longer one does. A run continues over midnight and into the next workweek.
 *
 * Source: 7 CCR 1103-1, 4.1.1(C): twelve consecutive hours, without regard to when the workday starts and ends.
 *
 * @param pieces in chronological order
 * @param limit milliseconds
 */
export function findExcessOfRuns(
  pieces: readonly WorkPiece[],
  limit: number,
): ReadonlyMap<WorkPiece, readonly Excess[]> {
  const excess = new Map<WorkPiece, Excess[]>();
  let run = { since: 0, worked: 0, until: Number.NEGATIVE_INFINITY };
  for (const stretch of listStretches(pieces)) {
    const { from, to } = stretch;
    if (from - run.until > longestRestWithinRun) run = { since: from, worked: 0, until: to };
    addExcess(excess, stretch, run, limit);
    run = { since: run.since, worked: run.worked + to - from, until: to };
  }
  return excess;
}

const workdayLength = 24 * hourMs;

/**
 * The time over the limit in each workday of 24 hours. A workday begins with the first work after the 24 hours of the previous one, or
 * at their end if the person is working then.
 *
 * Source: NRS 608.0126.
 *
 * @param pieces in chronological order
 * @param limit milliseconds
 */
export function findExcessOfWorkdays(
  pieces: readonly WorkPiece[],
  limit: number,
): ReadonlyMap<WorkPiece, readonly Excess[]> {
  const excess = new Map<WorkPiece, Excess[]>();
  let workday = { since: Number.NEGATIVE_INFINITY, worked: 0 };
  for (const stretch of listStretches(pieces)) {
    for (let { from, before } = stretch; from < stretch.to; ) {
      if (from >= workday.since + workdayLength) workday = { since: from, worked: 0 };
      const to = Math.min(stretch.to, workday.since + workdayLength);
      addExcess(excess, { ...stretch, from, to, before }, workday, limit);
      workday = { since: workday.since, worked: workday.worked + to - from };
      before += to - from;
      from = to;
    }
  }
  return excess;
}

function addExcess(
  excess: Map<WorkPiece, Excess[]>,
  { piece, from, to, before }: Stretch,
  { since, worked }: { readonly since: number; readonly worked: number },
  limit: number,
): void {
  const within = Math.max(0, limit - worked);
  if (to - from <= within) return;
  const found = excess.get(piece) ?? [];
  found.push({ from: before + within, to: before + to - from, since });
  excess.set(piece, found);
}
