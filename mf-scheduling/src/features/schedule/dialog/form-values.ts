import { readWallTime, type WallTime, wallTimeOf } from '@timetrack/ui';
import type { ScheduleInput, ScheduleStatus } from '../../../gql/graphql.js';
import type { Shift } from '../board/board.js';

/** What the form holds while somebody types: wall times of the organization, not instants. */
export interface FormValues {
  readonly title: string;
  readonly notes: string;
  readonly start: WallTime;
  readonly end: WallTime;
  readonly jobId: string | null;
  readonly status: ScheduleStatus;
  readonly assignees: readonly string[];
  readonly images: readonly Image[];
}

export interface Image {
  readonly url: string;
  readonly thumbnailUrl: string;
}

export type FieldName = 'title' | 'notes' | 'start' | 'end' | 'jobId' | 'status' | 'assignees' | 'images';

export interface Checked {
  readonly errors: Readonly<Partial<Record<FieldName, string>>>;
  /** What explains an error, where its own words do not. */
  readonly explanations: Readonly<Partial<Record<FieldName, string>>>;
  /** What to send, when nothing is wrong. */
  readonly input: ScheduleInput | null;
}

/** From 9:00 to 17:00 of the organization's day. */
export function newValues(day: string): FormValues {
  return {
    title: '',
    notes: '',
    start: { text: `${day}T09:00` },
    end: { text: `${day}T17:00` },
    jobId: null,
    status: 'DRAFT',
    assignees: [],
    images: [],
  };
}

/** A cell of the week: that person, from 9:00, and eight hours that really pass. */
export function newValuesFor(day: string, personId: string, timeZone: string): FormValues {
  const values = newValues(day);
  const start = readWallTime({ ...values.start, occurrence: 'first' }, timeZone);
  const eightHours = 8 * 3_600_000;
  const end = start.kind === 'instant' ? wallTimeOf(start.at + eightHours, timeZone) : values.end;
  return { ...values, end, assignees: [personId] };
}

export function valuesOf(shift: Shift, timeZone: string): FormValues {
  return {
    title: shift.title,
    notes: shift.notes ?? '',
    start: wallTimeOf(shift.start, timeZone),
    end: wallTimeOf(shift.end, timeZone),
    jobId: shift.job?.id ?? null,
    status: shift.status,
    assignees: shift.assignedUserIds,
    images: shift.images,
  };
}

/** Everything that is wrong at once, in the words of the product. */
export function check(values: FormValues, timeZone: string): Checked {
  const start = wrongWith('start', values.start, timeZone);
  const end = wrongWith('end', values.end, timeZone);
  const errors: Partial<Record<FieldName, string>> = {};
  const explanations: Partial<Record<FieldName, string>> = {};
  if (values.title.trim() === '') errors.title = 'Title is required';
  if (start.error) errors.start = start.error;
  if (end.error) errors.end = end.error;
  if (start.explanation) explanations.start = start.explanation;
  if (end.explanation) explanations.end = end.explanation;
  if (start.at !== null && end.at !== null && end.at <= start.at) errors.end = 'End time must be after start time';
  if (values.assignees.length === 0) errors.assignees = 'Please assign at least one employee';
  const right = Object.keys(errors).length === 0 && start.at !== null && end.at !== null;
  return { errors, explanations, input: right ? inputOf(values, start.at, end.at) : null };
}

interface Wrong {
  readonly at: number | null;
  readonly error?: string;
  readonly explanation?: string;
}

function wrongWith(field: 'start' | 'end', time: WallTime, timeZone: string): Wrong {
  const name = field === 'start' ? 'Start' : 'End';
  const reading = readWallTime(time, timeZone);
  switch (reading.kind) {
    case 'instant':
      return { at: reading.at };
    case 'empty':
      return { at: null, error: `${name} is required` };
    case 'twice':
      return { at: null, error: 'Choose the first or the second' };
    case 'invalid':
    case 'skipped':
      return { at: null, error: `Invalid ${field} date/time`, explanation: reading.explanation };
  }
}

/** No job and no notes are sent as null. */
function inputOf(values: FormValues, start: number, end: number): ScheduleInput {
  return {
    title: values.title.trim(),
    notes: values.notes.trim() === '' ? null : values.notes,
    startAt: new Date(start).toISOString(),
    endAt: new Date(end).toISOString(),
    jobId: values.jobId,
    status: values.status,
    assignedUserIds: [...values.assignees],
    imageUrls: values.images.map(({ url }) => url),
  };
}
