import { expect, test } from '@jest/globals';
import { serializeBoard, writeBoard } from '../board/board.routes.js';
import type { ScheduleBoardView } from '../board/board.types.js';
import { presentPhotos } from '../schedules/schedule.presenter.js';
import type { ScheduleView } from '../schedules/schedule.types.js';

const id = (digit: number) => `01890a5d-ac96-774b-bcce-b302099a805${digit}`;

const aPerson = (digit: number, lastName: string): ScheduleView['assignees'][number] => ({
  id: id(digit),
  firstName: 'Zoë',
  lastName,
  email: 'zoe@example.com',
  employeeNumber: null,
  role: 'WORKER',
  status: 'ACTIVE',
  scheduleColor: '#3b82f6',
});
const [zoe, ann] = [aPerson(1, 'O’Brien "Z"'), aPerson(2, 'Lee\n')];
const job = { id: id(3), name: 'Tower \\ 2', retired: false };

const aSchedule = (members: Partial<ScheduleView>): ScheduleView => ({
  id: id(4),
  title: 'Day shift',
  notes: null,
  startAt: new Date('2026-07-15T15:00:00.005Z'),
  endAt: new Date('2026-07-15T23:59:59.999Z'),
  plannedBreakMinutes: 30,
  plannedMinutes: 509,
  job: null,
  jobId: null,
  status: 'PUBLISHED',
  assignedUserIds: [],
  assignees: [],
  ...presentPhotos([]),
  ...members,
});

test('the JSON of a board is written as JSON.stringify would', () => {
  const board: ScheduleBoardView = {
    people: [{ user: zoe, plannedMinutes: 480, over40Hours: false }],
    schedules: [
      aSchedule({
        job,
        jobId: job.id,
        assignedUserIds: [zoe.id, ann.id],
        assignees: [ann, zoe],
        notes: 'Bring "it"\u2028',
      }),
      aSchedule({ status: 'DRAFT', title: 'Roof \ud83c\udfe0 \ud800', ...presentPhotos([id(5), id(6)]) }),
      aSchedule({ job, jobId: job.id, assignedUserIds: [zoe.id], assignees: [zoe] }),
    ],
    timeOff: [
      { id: id(7), user: ann, startDate: '2026-07-13', endDate: '2026-07-14', hours: 16, policyName: 'Vacation' },
    ],
    conflicts: [{ scheduleId: id(4), code: 'OVERLAP', userId: zoe.id, message: 'Zoë is “there” too' }],
    days: [
      {
        ...{ date: '2026-07-15', people: 2, plannedMinutes: 1018, mostAtOnce: 2, fewestAtOnce: 2 },
        coverage: [{ from: new Date('2026-07-15T15:00:00Z'), to: new Date('2026-07-15T23:29:00Z'), people: 2 }],
      },
    ],
    plannedMinutes: 480,
    draftCount: 1,
  };
  const empty: ScheduleBoardView = {
    people: [],
    schedules: [],
    timeOff: [],
    conflicts: [],
    days: [],
    plannedMinutes: 0,
    draftCount: 0,
  };

  for (const one of [board, empty]) expect(writeBoard(one)).toBe(JSON.stringify(serializeBoard(one)));
});
