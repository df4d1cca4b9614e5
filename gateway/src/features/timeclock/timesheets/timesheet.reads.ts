import {
  boolean,
  type Column,
  instant,
  json,
  nullable,
  own,
  type PartOf,
  type RowOf,
  readModel,
  text,
  texts,
  toInstant,
  toMany,
  toNullableInstant,
  toOne,
  toOneOrNone,
  uuid,
} from '../../../platform/read-model/index.js';
import type { Selection } from '../../../platform/use-case/index.js';
import { selectBreakQuestion } from '../../employment/index.js';
import {
  deciderNameColumns,
  findPersonNeeds,
  personDetailColumns,
  personNameColumns,
  personReader,
} from '../../identity/index.js';
import { selectTimezoneText, type Timezone, timezoneOfText } from '../../organization/index.js';
import { readClosedPeriod, selectClosedPeriod } from '../../pay-periods/index.js';
import { selectHasFencedPlaces } from '../../places/index.js';
import { readShiftsNear, type ShiftNear, selectShiftsNear } from '../../scheduling/index.js';
import { type PunchLocationTuple, readPunchLocation, selectPunchLocations } from './punch-locations.reads.js';
import { selectLocationRule } from './timesheet.queries.js';
import {
  type BreakType,
  pickText,
  type TimesheetFlag,
  type TimesheetText,
  type TimesheetView,
  timesheetTextFields,
} from './timesheet.types.js';
import type { TimesheetFacts } from './timesheet-view.presenter.js';

type BreakTuple = readonly [id: string, type: BreakType, startAt: string, endAt: string | null];
type AnswerTuple = readonly [
  meals: NonNullable<TimesheetView['breakAnswer']>['meals'],
  rests: NonNullable<TimesheetView['breakAnswer']>['rests'],
  answeredAt: string,
];
type PhotoTuple = readonly [photoId: string];

const textColumns = Object.fromEntries(
  timesheetTextFields.map((field) => [field, text(field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))]),
) as Readonly<Record<keyof TimesheetText, Column<string>>>;

/** SQL for the answer that counts, as a list in JSON. Null without one. */
const selectBreakAnswer = `
  (select json_build_array(meals, rests, answered_at) from break_answers
   where break_answers.organization_id = :organization and break_answers.timesheet_id = :row.id
   order by break_answers.id desc limit 1)`;

const { workerScheduleColor, ...workerNames } = personNameColumns('worker');

export const timesheetReads = readModel('timesheets', {
  columns: {
    id: uuid('id'),
    userId: uuid('user_id'),
    clockInAt: instant('clock_in_at'),
    clockOutAt: nullable(instant('clock_out_at')),
  },
  parts: {
    text: own(textColumns),
    jobId: own({ jobId: nullable(uuid('job_id')) }),
    teamId: own({ teamId: nullable(uuid('team_id')) }),
    review: own({
      flags: texts<readonly TimesheetFlag[]>('flags'),
      approvedAt: nullable(instant('approved_at')),
      approvedById: nullable(uuid('approved_by_id')),
    }),
    rejection: own({
      rejectedAt: nullable(instant('rejected_at')),
      rejectedById: nullable(uuid('rejected_by_id')),
      rejectionReason: nullable(text('rejection_reason')),
    }),
    rejecter: toOneOrNone(
      'users',
      'rejected_by_id',
      deciderNameColumns('rejecter', 'timesheets.rejected_by_id'),
      'rejecter',
    ),
    rejecterDetails: toOneOrNone('users', 'rejected_by_id', personDetailColumns('rejecter'), 'rejecter'),
    locationRule: own({ isLocationRequired: boolean(selectLocationRule) }),
    punchLocations: own({ punchLocations: nullable(json<readonly PunchLocationTuple[]>(selectPunchLocations)) }),
    worker: toOne('users', 'user_id', workerNames, 'worker'),
    workerColor: toOne('users', 'user_id', { workerScheduleColor }, 'worker'),
    workerDetails: toOne('users', 'user_id', personDetailColumns('worker'), 'worker'),
    approver: toOneOrNone(
      'users',
      'approved_by_id',
      deciderNameColumns('approver', 'timesheets.approved_by_id'),
      'approver',
    ),
    approverDetails: toOneOrNone('users', 'approved_by_id', personDetailColumns('approver'), 'approver'),
    job: toOneOrNone('jobs', 'job_id', { jobName: text('name'), jobRetiredAt: nullable(instant('retired_at')) }),
    team: toOneOrNone('teams', 'team_id', { teamName: text('name') }),
    breaks: toMany<BreakTuple>()('breaks', {
      table: 'breaks',
      key: 'timesheet_id',
      select: ['id', 'type', 'start_at', 'end_at'],
      orderBy: 'start_at, id',
    }),
    lock: own({ lockedBy: nullable(text(selectClosedPeriod(':row'))) }),
    plan: own({ plan: nullable(text(selectPlan(':row'))) }),
    breakQuestion: own({ breakQuestion: nullable(text(selectBreakQuestion(':row.user_id'))) }),
    fence: own({ hasPlaces: boolean(selectHasFencedPlaces) }),
    breakAnswer: own({ breakAnswer: nullable(json<AnswerTuple>(selectBreakAnswer)) }),
    photos: toMany<PhotoTuple>()('photos', {
      table: 'timesheet_photos',
      key: 'timesheet_id',
      select: ['photo_id'],
      orderBy: 'position',
    }),
  },
});

export type TimesheetRow = RowOf<typeof timesheetReads>;
type TimesheetPart = PartOf<typeof timesheetReads>;

/** The fields that depend on who may approve. */
export const fieldsOfApproval = ['canApprove', 'canReject', 'approvalObstacle'];

/** The fields that do not depend on flags or on the approval. */
const fieldsBeforeReview: readonly string[] = [
  ...timesheetTextFields,
  ...['id', 'user', 'job', 'team', 'clockInAt', 'clockOutAt', 'durationMinutes', 'version'],
  ...[
    'breaks',
    'location',
    'clockInPlace',
    'clockOutPlace',
    'images',
    'imageUrls',
    'forgotten',
    'rejection',
    'asksForBreaks',
    'asksForLocation',
    'breakAnswer',
  ],
];

export function chooseTimesheetParts(selection: Selection): TimesheetPart[] {
  const wantsAny = (...fields: readonly string[]) => fields.some((field) => selection.wants(field));
  const worker = findPersonNeeds(selection.at('user'));
  const approver = findPersonNeeds(selection.at('approvedBy'));
  const rejecter = findPersonNeeds(selection.at('rejection').at('by'));
  const needs: Readonly<Record<TimesheetPart, boolean>> = {
    text: wantsAny(...timesheetTextFields),
    jobId: wantsAny('job'),
    teamId: wantsAny('team'),
    review: selection.wantsBesides(fieldsBeforeReview),
    rejection: wantsAny('rejection'),
    rejecter: rejecter.name,
    rejecterDetails: rejecter.details,
    locationRule: wantsAny('exceptions'),
    punchLocations: wantsAny('location', 'clockInPlace', 'clockOutPlace', 'exceptions'),
    worker: worker.name,
    workerColor: selection.at('user').wants('scheduleColor'),
    workerDetails: worker.details,
    approver: approver.name || wantsAny('history', 'historyEntries'),
    approverDetails: approver.details,
    job: selection.at('job').wantsBesides(['id']),
    team: selection.at('team').wantsBesides(['id']),
    breaks: wantsAny('breaks', 'durationMinutes', 'version', 'confirmations', 'forgotten'),
    lock: wantsAny('lockedBy', 'locked', 'canReview', ...fieldsOfApproval),
    plan: wantsAny('forgotten'),
    breakQuestion: wantsAny('asksForBreaks'),
    fence: wantsAny('asksForLocation'),
    breakAnswer: wantsAny('breakAnswer'),
    photos: wantsAny('images', 'imageUrls'),
  };
  return (Object.keys(needs) as TimesheetPart[]).filter((part) => needs[part]);
}

const readWorker = personReader('worker');
const readApprover = personReader('approver');
const readRejecter = personReader('rejecter');
const nothing: readonly never[] = [];

/** Facts of parts that were not read are empty. */
export function factsOfRow(row: TimesheetRow): TimesheetFacts {
  return {
    ...pickText(row),
    id: row.id,
    user: readWorker(row.userId, row),
    job: row.jobId ? { id: row.jobId, name: row.jobName as string, retired: row.jobRetiredAt !== null } : null,
    team: row.teamId ? { id: row.teamId, name: row.teamName as string } : null,
    clockInAt: toInstant(row.clockInAt),
    clockOutAt: toNullableInstant(row.clockOutAt),
    flags: row.flags ?? nothing,
    punchLocations: row.punchLocations?.map(readPunchLocation) ?? nothing,
    approvedAt: row.approvedAt ? toInstant(row.approvedAt) : null,
    approvedBy: row.approvedById ? readApprover(row.approvedById, row) : null,
    rejection: readRejection(row),
    isLocationRequired: row.isLocationRequired,
    breaks: row.breaks?.map(readBreak) ?? nothing,
    photoIds: row.photos?.map(([id]) => id) ?? nothing,
    // A pay period can't be closed while a timesheet within it is open, so no open timesheet is locked.
    lockedBy: row.lockedBy && row.clockOutAt ? readClosedPeriod(row.lockedBy) : null,
    plan: row.plan ? readPlan(row.plan) : null,
    hasPlaces: row.hasPlaces ?? false,
    breakQuestion: row.breakQuestion ?? null,
    breakAnswer: row.breakAnswer ? readAnswer(row.breakAnswer) : null,
  };
}

function readRejection(row: TimesheetRow): TimesheetFacts['rejection'] {
  if (!row.rejectedAt || !row.rejectedById) return null;
  const { rejectedAt, rejectedById, rejectionReason } = row;
  return { at: toInstant(rejectedAt), by: readRejecter(rejectedById, row), reason: rejectionReason ?? '' };
}

function readBreak([id, type, startAt, endAt]: BreakTuple) {
  return { id, type, startAt: toInstant(startAt), endAt: toNullableInstant(endAt) };
}

function readAnswer([meals, rests, answeredAt]: AnswerTuple): TimesheetFacts['breakAnswer'] {
  return { meals, rests, answeredAt: toInstant(answeredAt) };
}

interface Plan {
  readonly timezone: Timezone;
  readonly shifts: readonly ShiftNear[];
}

/** SQL for the plan of a timesheet in progress, which `readPlan` reads. Null for the others. */
function selectPlan(row: string): string {
  return `(
    case when ${row}.clock_out_at is null then (
      select ${selectTimezoneText} from organizations where organizations.id = :organization
    ) || chr(10) || coalesce(${selectShiftsNear(`${row}.user_id`, `${row}.clock_in_at`)}, '[]') end)`;
}

function readPlan(plan: string): Plan {
  const end = plan.indexOf('\n');
  return { timezone: timezoneOfText(plan.slice(0, end)), shifts: readShiftsNear(plan.slice(end + 1)) };
}
