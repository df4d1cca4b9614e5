import type { Punch, PunchedBreak } from '../../../pay-engine/index.js';

/**
 * The timesheets of some people and their breaks, each column packed into one value: instants as 8 bytes each, ids as
 * 36 characters each, and marks as one character each. Both are ordered by the id of the timesheet, so that one pass
 * joins them. Null without rows. Marks say which ends are missing, in whose places the starts are, and which timesheets
 * have jobs, which are without gaps.
 */
export interface PackedFacts {
  /** The place of the person whose timesheet it is, counted from 1, in 4 bytes each. */
  readonly places: Buffer | null;
  readonly ids: string | null;
  readonly starts: Buffer | null;
  readonly ends: Buffer | null;
  readonly jobIds: string | null;
  readonly marks: string | null;
  readonly breakTimesheetIds: string | null;
  readonly breakStarts: Buffer | null;
  readonly breakEnds: Buffer | null;
  readonly breakMarks: string | null;
}

/** A character has the sum of the marks that its row has. */
export const timesheetMarks = {
  approved: 1,
  missingLocation: 2,
  addedByManager: 4,
  selfApproved: 8,
  ended: 16,
  withJob: 32,
  selfReported: 64,
} as const;

export const breakMarks = { paid: 1, ended: 2 } as const;

/** The packed timesheets of some people. Each person is unpacked when their turn comes. */
export interface PackedPunches {
  /** The punches of one person, by their place, counted from 0. Unpacked again at each call. */
  readonly unpack: (place: number) => Punch[];
  /** The jobs of all timesheets. */
  readonly jobIds: ReadonlySet<string>;
}

const none: PackedPunches = { unpack: () => [], jobIds: new Set() };

/**
 * Finds each person's timesheets, and the breaks of each timesheet, in numbers alone: the objects of thousands of
 * timesheets would outlive the collections of young ones, and the process would grow by tens of MiB.
 */
export function openPunches(packed: PackedFacts, people: number): PackedPunches {
  const { places, ids, starts, ends, jobIds, marks } = packed;
  if (!places || !ids || !starts || !ends || !marks) return none;
  const { firstOf, nextOf } = listByPerson(places, marks.length, people);
  const readBreaks = openBreaks(packed, ids, marks.length);
  const { readJobId, all } = openJobIds(jobIds ?? '', marks);
  return {
    jobIds: all,
    unpack(place) {
      const punches: Punch[] = [];
      for (let index = firstOf[place] ?? end; index !== end; index = nextOf[index] as number) {
        const mark = readMark(marks, index);
        punches.push({
          timesheetId: readId(ids, index),
          clockInAt: readInstant(starts, index),
          clockOutAt: mark & timesheetMarks.ended ? readInstant(ends, index) : null,
          breaks: readBreaks(index),
          jobId: mark & timesheetMarks.withJob ? readJobId(index) : null,
          approved: (mark & timesheetMarks.approved) !== 0,
          missingLocation: (mark & timesheetMarks.missingLocation) !== 0,
          addedByManager: (mark & timesheetMarks.addedByManager) !== 0,
          selfReported: (mark & timesheetMarks.selfReported) !== 0,
          selfApproved: (mark & timesheetMarks.selfApproved) !== 0,
        });
      }
      return punches;
    },
  };
}

/** Instead of an index. */
const end = -1;

/** For each person their first timesheet, and for each timesheet the next one of its person. */
function listByPerson(places: Buffer, count: number, people: number) {
  const firstOf = new Int32Array(people).fill(end);
  const nextOf = new Int32Array(count);
  for (let index = count - 1; index >= 0; index -= 1) {
    const place = places.readInt32BE(index * 4) - 1;
    nextOf[index] = firstOf[place] ?? end;
    firstOf[place] = index;
  }
  return { firstOf, nextOf };
}

const noBreaks: readonly PunchedBreak[] = [];

/** Returns a function that reads the breaks of the timesheet at an index. */
function openBreaks(packed: PackedFacts, ids: string, count: number): (index: number) => readonly PunchedBreak[] {
  const { breakTimesheetIds, breakStarts: starts, breakEnds: ends, breakMarks: marks } = packed;
  if (!breakTimesheetIds || !starts || !ends || !marks) return () => noBreaks;
  const firstOf = new Int32Array(count + 1);
  let next = 0;
  for (let index = 0; index < count; index += 1) {
    firstOf[index] = next;
    const timesheetId = readId(ids, index);
    while (breakTimesheetIds.startsWith(timesheetId, next * idLength)) next += 1;
  }
  firstOf[count] = next;
  const readBreak = (index: number): PunchedBreak => {
    const mark = readMark(marks, index);
    return {
      type: mark & breakMarks.paid ? 'PAID' : 'UNPAID',
      from: readInstant(starts, index),
      to: mark & breakMarks.ended ? readInstant(ends, index) : null,
    };
  };
  return (index) => {
    const [from, to] = [firstOf[index] as number, firstOf[index + 1] as number];
    if (from === to) return noBreaks;
    const breaks: PunchedBreak[] = [];
    for (let at = from; at < to; at += 1) breaks.push(readBreak(at));
    return breaks;
  };
}

/** Reads the job of a timesheet that has one. */
function openJobIds(jobIds: string, marks: string) {
  const all = new Set<string>();
  const placeOf = new Int32Array(jobIds ? marks.length : 0);
  for (let index = 0, next = 0; index < placeOf.length; index += 1) {
    placeOf[index] = next;
    if ((readMark(marks, index) & timesheetMarks.withJob) === 0) continue;
    all.add(readId(jobIds, next));
    next += 1;
  }
  return { all, readJobId: (index: number) => readId(jobIds, placeOf[index] as number) };
}

const idLength = 36;

function readId(ids: string, index: number): string {
  return ids.slice(index * idLength, (index + 1) * idLength);
}

const firstMark = '0'.charCodeAt(0);

function readMark(marks: string, index: number): number {
  return marks.charCodeAt(index) - firstMark;
}

/** PostgreSQL counts microseconds from here. The columns have milliseconds. */
const epochOfPostgres = Date.UTC(2000, 0);

/** The instant at an index, in milliseconds since 1970. */
function readInstant(packed: Buffer, index: number): number {
  const microseconds = packed.readInt32BE(index * 8) * 2 ** 32 + packed.readUInt32BE(index * 8 + 4);
  return microseconds / 1000 + epochOfPostgres;
}
