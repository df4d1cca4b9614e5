import { localTimeOf, readLocalTime, type TimeZone } from '@timetrack/screens/basics';
import type { WallTime } from '@timetrack/ui/basics';
import type { ScheduleStatus } from '../../../gql/graphql.js';
import type { Shift } from './arrange-board.js';
import { type EnteredText, emptyText, enterText } from './shift-text.js';

export interface Image {
  readonly url: string;
  readonly thumbnailUrl: string;
}

/** The values of the form. Times are local times of the organization, which may be incomplete or invalid. */
export interface ScheduleValues extends EnteredText {
  title: string;
  start: WallTime;
  end: WallTime;
  /** The minutes of the unpaid break as entered. Null until the user enters them: the proposal for the shift's length. */
  breakMinutes: string | null;
  jobId: string | null;
  teamId: string | null;
  placeId: string | null;
  status: ScheduleStatus;
  assignees: string[];
  images: Image[];
}

/** The proposed unpaid break of a new shift, in minutes: 30 from six hours. */
export function proposeBreak(start: number, end: number): number {
  const sixHours = 6 * 3_600_000;
  return end - start >= sixHours ? 30 : 0;
}

/** A new schedule from 9:00 to 17:00 local time. */
export function newValues(day: string): ScheduleValues {
  return {
    title: '',
    ...emptyText,
    start: { text: `${day}T09:00` },
    end: { text: `${day}T17:00` },
    breakMinutes: null,
    ...{ jobId: null, teamId: null, placeId: null },
    status: 'DRAFT',
    assignees: [],
    images: [],
  };
}

/** A new schedule for a person: from 9:00, for eight elapsed hours. */
export function newValuesFor(day: string, personId: string, timeZone: TimeZone): ScheduleValues {
  const values = newValues(day);
  const start = readLocalTime({ ...values.start, occurrence: 'first' }, timeZone);
  const eightHours = 8 * 3_600_000;
  const end = start.kind === 'instant' ? localTimeOf(start.at + eightHours, timeZone) : values.end;
  return { ...values, end, assignees: [personId] };
}

export function valuesOf(shift: Shift, timeZone: TimeZone): ScheduleValues {
  return {
    title: shift.title,
    ...enterText(shift),
    start: localTimeOf(shift.start, timeZone),
    end: localTimeOf(shift.end, timeZone),
    breakMinutes: String(shift.plannedBreakMinutes),
    ...{ jobId: shift.job?.id ?? null, teamId: shift.team?.id ?? null, placeId: shift.place?.id ?? null },
    status: shift.status,
    assignees: [...shift.assignedUserIds],
    images: [...shift.images],
  };
}
