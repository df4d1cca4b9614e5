import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  aConnection,
  aPayload,
  api,
  aSessionAs,
  aViewer,
  mockGateway,
  renderScreen,
  respondWith,
} from '@timetrack/testing';
import type { ScheduleSelectionCopyInput, ScheduleWeekPlanInput } from '../../../gql/graphql.js';
import { ana, aSchedule, ben, maria } from '../../../testing/builders.js';
import { boardHandlers, scheduleDefaults } from '../../../testing/schedule-defaults.js';
import { ChangeSelection } from '../board/schedule.graphql.js';
import { Schedules } from '../screen/Schedule.js';
import { ApplyWeekTemplate, AssignShifts, CopyShifts, LoadWeekTemplates, PlanWeek } from './drafts.graphql.js';

const server = mockGateway(scheduleDefaults);

const draft = (id: string) => ({ __typename: 'Schedule' as const, id });
const omission = { __typename: 'ScheduleOmission' as const, date: '2026-03-03', message: 'Ben Cole is archived' };

async function openBoard(query = 'view=week&date=2026-03-02') {
  server.use(...boardHandlers({ schedules: [aSchedule({ assignees: [ana, maria] })] }));
  const view = renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path: `/schedules?${query}` });
  await screen.findAllByRole('button', { name: /Framing/u });
  return view;
}

function recordCopies() {
  const sent: ScheduleSelectionCopyInput[] = [];
  server.use(
    api.mutation(CopyShifts, ({ variables: { input } }) => {
      sent.push(input);
      const schedules = input.copies.map((_, index) => draft(`copy-${index}`));
      return respondWith(aPayload('scheduleSelectionCopy', { schedules, left: [omission] }));
    }),
  );
  return sent;
}

const cellOf = (name: string, day: string) =>
  screen.getByRole('button', { name: `New schedule for ${name} on ${day}` });

describe('planning the week', () => {
  test('plans a shift on the workdays for everyone, in one request, and shows who was left out', async () => {
    const sent: ScheduleWeekPlanInput[] = [];
    server.use(
      api.mutation(PlanWeek, ({ variables: { input } }) => {
        sent.push(input);
        return respondWith(aPayload('scheduleWeekPlan', { schedules: [draft('a'), draft('b')], left: [omission] }));
      }),
    );
    const { user } = await openBoard();
    await user.click(screen.getByRole('button', { name: 'Plan the Week' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan the Week' }));
    await user.click(dialog.getByRole('checkbox', { name: 'All 3 people' }));
    await user.click(dialog.getByRole('button', { name: 'Plan 5 Drafts' }));

    expect(await screen.findByText('Ben Cole is archived: Tue, Mar 3.')).toBeInTheDocument();
    expect(screen.getByText('2 drafts added')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        title: 'Day shift',
        startTime: '09:00',
        endTime: '17:00',
        plannedBreakMinutes: 30,
        ...{ jobId: null, teamId: null, placeId: null },
        dates: ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'],
        userIds: [ana.id, ben.id, maria.id],
      },
    ]);
  });

  test('asks for people before it sends anything', async () => {
    const { user } = await openBoard('view=week&date=2026-03-02&open=plan');
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan the Week' }));
    await user.click(dialog.getByRole('button', { name: 'Plan 5 Drafts' }));
    expect(await dialog.findByText('Choose at least one person')).toBeInTheDocument();
  });
});

describe('copying cells', () => {
  test('pastes the shifts of a cell over the selected cells with the keyboard, and undoes it', async () => {
    const sent = recordCopies();
    const deleted: unknown[] = [];
    server.use(
      api.mutation(ChangeSelection, ({ variables: { input } }) => {
        deleted.push(input);
        return respondWith(aPayload('scheduleSelectionChange', { changedIds: [...input.ids], left: [] }));
      }),
    );
    const { user } = await openBoard();
    act(() => cellOf('Ana Pérez', 'Monday, March 2').focus());
    await user.keyboard('{Control>}c{/Control}');
    expect(screen.getByText('1 shift copied')).toBeInTheDocument();
    await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{ArrowDown}{/Shift}{Control>}v{/Control}');

    expect(await screen.findByText('2 drafts added')).toBeInTheDocument();
    expect(sent[0]?.copies).toEqual([
      { id: 'schedule-1', date: '2026-03-03', userIds: [ana.id, maria.id, ben.id] },
      { id: 'schedule-1', date: '2026-03-04', userIds: [ana.id, maria.id, ben.id] },
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(deleted).toEqual([{ ids: ['copy-0', 'copy-1'], action: 'DELETE' }]));
  });

  test('says that there is nothing to copy in an empty cell', async () => {
    const { user } = await openBoard();
    act(() => cellOf('Ben Cole', 'Monday, March 2').focus());
    await user.keyboard('{Control>}c{/Control}');
    expect(screen.getByText('There is no shift to copy')).toBeInTheDocument();
  });
});

describe('selected shifts', () => {
  const selectAll = () => fireEvent.keyDown(document.body, { key: 'a', ctrlKey: true });

  test('are copied to chosen days with the same people', async () => {
    const sent = recordCopies();
    const { user } = await openBoard();
    selectAll();
    await user.click(await screen.findByRole('button', { name: 'Copy to…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy 1 shift' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Wed 4' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Fri 6' }));
    await user.click(dialog.getByRole('button', { name: 'Copy' }));

    await screen.findByText('2 drafts added');
    expect(sent).toEqual([
      {
        copies: [
          { id: 'schedule-1', date: '2026-03-04' },
          { id: 'schedule-1', date: '2026-03-06' },
        ],
      },
    ]);
  });

  test('move by days, and back', async () => {
    const sent: unknown[] = [];
    server.use(
      api.mutation(ChangeSelection, ({ variables: { input } }) => {
        sent.push(input);
        return respondWith(aPayload('scheduleSelectionChange', { changedIds: [...input.ids], left: [] }));
      }),
    );
    const { user } = await openBoard();
    selectAll();
    await user.click(await screen.findByRole('button', { name: 'More for the selection' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 1 shift' }));
    fireEvent.change(dialog.getByLabelText('Day of the first shift'), { target: { value: '2026-03-05' } });
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    await waitFor(() =>
      expect(sent).toEqual([
        { ids: ['schedule-1'], action: 'MOVE', days: 3 },
        { ids: ['schedule-1'], action: 'MOVE', days: -3 },
      ]),
    );
  });

  test('are assigned to other people, and back', async () => {
    const sent: unknown[] = [];
    server.use(
      api.mutation(AssignShifts, ({ variables: { input } }) => {
        sent.push(input.assignments);
        return respondWith(aPayload('scheduleSelectionAssign', { changedIds: ['schedule-1'], left: [] }));
      }),
    );
    const { user } = await openBoard();
    selectAll();
    await user.click(await screen.findByRole('button', { name: 'More for the selection' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Assign to…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign 1 shift' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Ben Cole' }));
    await user.click(dialog.getByRole('button', { name: 'Assign' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    await waitFor(() =>
      expect(sent).toEqual([
        [{ id: 'schedule-1', userIds: [ben.id] }],
        [{ id: 'schedule-1', userIds: [ana.id, maria.id] }],
      ]),
    );
  });
});

test('a week template is loaded into the week of the board', async () => {
  const sent: unknown[] = [];
  const template = {
    __typename: 'WeekTemplate' as const,
    id: 'summer',
    name: 'Summer',
    shiftCount: 12,
    peopleCount: 1,
  };
  server.use(
    api.query(LoadWeekTemplates, () =>
      respondWith(aViewer({ weekTemplates: aConnection('WeekTemplate', [template]) })),
    ),
    api.mutation(ApplyWeekTemplate, ({ variables: { input } }) => {
      sent.push(input);
      return respondWith(aPayload('weekTemplateApply', { schedules: [draft('a')], left: [omission] }));
    }),
  );
  const { user } = await openBoard('view=week&date=2026-03-04&open=weeks');
  const dialog = within(await screen.findByRole('dialog', { name: 'Week templates' }));
  expect(await dialog.findByText('12 shifts, 1 person')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Load ‘Summer’' }));

  expect(await screen.findByText('1 draft added')).toBeInTheDocument();
  expect(sent).toEqual([{ id: 'summer', weekOf: '2026-03-01' }]);
});
