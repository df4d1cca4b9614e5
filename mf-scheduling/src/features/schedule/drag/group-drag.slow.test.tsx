import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aPayload, api, aSessionAs, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { delay } from 'msw';
import { ana, aSchedule, ben, maria } from '../../../testing/builders.js';
import { boardHandlers, scheduleDefaults } from '../../../testing/schedule-defaults.js';
import { CreateSchedule } from '../board/board.graphql.js';
import { MoveAssignment, MoveSchedule } from '../board/schedule.graphql.js';
import { Schedules } from '../screen/Schedule.js';

const server = mockGateway(scheduleDefaults);
const people = [ana, ben, maria];
const group = aSchedule({ assignees: people });
const tuesday = { startAt: '2026-03-03T16:00:00.000Z', endAt: '2026-03-04T00:00:00.000Z' };

async function pickUp(person: string, query = 'view=week&date=2026-03-02', assignees = people) {
  server.use(...boardHandlers({ schedules: [aSchedule({ assignees })] }));
  const rendered = renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path: `/schedules?${query}` });
  const row = within(await screen.findByRole('row', { name: new RegExp(`^${person}`, 'u') }));
  const bar = await row.findByRole('button', { name: /^Framing/u });
  act(() => bar.focus());
  await rendered.user.keyboard(' ');
  return rendered;
}

/** Responds as the gateway does: a person who moves in time leaves the group. */
function recordMoves() {
  const sent: unknown[] = [];
  server.use(
    api.mutation(MoveAssignment, ({ variables: { input } }) => {
      sent.push(input);
      const isSplit = input.startAt && !input.intoId;
      const own = aSchedule({ id: 'own', ...tuesday, assignees: people.filter(({ id }) => id === input.toUserId) });
      const times = input.startAt ? tuesday : {};
      const joined = aSchedule({ ...times, assignees: people });
      const left = aSchedule({ assignees: people.filter(({ id }) => id !== input.userId) });
      return respondWith({
        scheduleAssignmentMove: {
          __typename: 'ScheduleAssignmentMovePayload',
          schedule: { ...(isSplit ? own : joined), conflicts: [] },
          leftSchedule: isSplit ? left : null,
        },
      });
    }),
    api.mutation(MoveSchedule, ({ variables: { input } }) => {
      sent.push(input);
      return respondWith(
        aPayload('scheduleUpdate', { schedule: { ...group, ...tuesday, id: input.id, conflicts: [] } }),
      );
    }),
  );
  return sent;
}

const shiftsOn = (day: string) => screen.getAllByRole('button', { name: new RegExp(`^Framing, .*${day}, `, 'u') });

describe('a card of a shift with several people', () => {
  test('moves only its person, and announces who stays', async () => {
    const sent = recordMoves();
    const { user } = await pickUp('Ben');
    expect(screen.getByText(/^Picked up Framing, .* Only Ben Cole moves, 2 others stay\./u)).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('Only Ben Cole moves, 2 others stay.')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(
      screen.getByText('Moved Framing to Tue, Mar 3, 9:00 AM – 5:00 PM, Ben Cole. Only Ben Cole moves, 2 others stay.'),
    ).toBeInTheDocument();
    await waitFor(() =>
      expect(sent).toEqual([{ id: 'schedule-1', userId: 'user-ben', toUserId: 'user-ben', ...tuesday }]),
    );
    expect(shiftsOn('Mar 3')).toHaveLength(1);
    expect(shiftsOn('Mar 2')).toHaveLength(2);
    await waitFor(() => expect(shiftsOn('Mar 3')[0]).toHaveFocus());
    expect(await screen.findByText(/^, Ben Cole: Tue, Mar 3/u)).toBeInTheDocument();
  });

  test('is copied only for its person, even to another person at the same time', async () => {
    const created: unknown[] = [];
    server.use(
      api.mutation(CreateSchedule, ({ variables: { input } }) => {
        created.push(input.assignedUserIds);
        return respondWith(aPayload('scheduleCreate', { schedule: aSchedule({ id: 'copy' }) }));
      }),
    );
    const { user } = await pickUp('Maria', 'view=week&date=2026-03-02', [ana, maria]);
    await user.keyboard('{ArrowUp}c');
    await waitFor(() => expect(created).toEqual([['user-ben']]));
  });

  test('appears in its new place before the server responds', async () => {
    server.use(api.mutation(MoveAssignment, async () => delay('infinite')));
    const { user } = await pickUp('Ben');
    await user.keyboard('{ArrowRight}{Enter}');
    expect(shiftsOn('Mar 3')).toHaveLength(1);
    expect(shiftsOn('Mar 2')).toHaveLength(2);
  });

  test('returns to the others when the server rejects the move', async () => {
    server.use(api.mutation(MoveAssignment, () => rejectWith({ message: 'Taken', code: 'CONFLICT' })));
    const { user } = await pickUp('Ben');
    await user.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(shiftsOn('Mar 2')).toHaveLength(3));
  });

  test('returns to the others with Undo', async () => {
    const sent = recordMoves();
    const { user } = await pickUp('Ben');
    await user.keyboard('{ArrowRight}{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent[1]).toEqual({ id: 'own', userId: 'user-ben', toUserId: 'user-ben', intoId: 'schedule-1' }),
    );
    await waitFor(() => expect(shiftsOn('Mar 2')).toHaveLength(3));
  });

  test('takes the others along with Move all', async () => {
    const sent = recordMoves();
    const { user } = await pickUp('Ben');
    await user.keyboard('{ArrowRight}{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Move all 3' }));
    await waitFor(() => expect(sent[1]).toEqual({ id: 'own', userId: 'user-ben', intoId: 'schedule-1', ...tuesday }));
    await waitFor(() => expect(shiftsOn('Mar 3')).toHaveLength(3));
  });

  test('moves all people at once with A', async () => {
    const sent = recordMoves();
    const { user } = await pickUp('Ben');
    await user.keyboard('{ArrowRight}a');
    expect(
      screen.getByText('Moved Framing to Tue, Mar 3, 9:00 AM – 5:00 PM, Ben Cole. All 3 people move.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(sent).toEqual([{ id: 'schedule-1', ...tuesday }]));
    expect(shiftsOn('Mar 3')).toHaveLength(3);
  });

  test('can’t take the place of a person who works the shift already', async () => {
    const sent = recordMoves();
    const { user, toasts } = await pickUp('Ben');
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(toasts).toMatchObject([{ description: 'This person already works this shift.' }]));
    expect(sent).toEqual([]);
  });
});

describe('a card of the month, which represents everyone on a shift', () => {
  async function drop(...keys: string[]) {
    const sent = recordMoves();
    server.use(...boardHandlers({ schedules: [group] }));
    const { user } = renderScreen(<Schedules />, {
      session: aSessionAs('MANAGER'),
      path: '/schedules?view=month&date=2026-03-02',
    });
    const chip = await screen.findByRole('button', { name: /Framing/u });
    act(() => chip.focus());
    await user.keyboard(` {ArrowRight}${keys.join('')}`);
    return { user, sent };
  }

  test('asks before it moves all of them', async () => {
    const { user, sent } = await drop('{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'Move all 3 people?' });
    expect(question).toHaveTextContent('Framing: Tue, Mar 3, 9:00 AM – 5:00 PM');
    expect(sent).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Move all 3' }));
    await waitFor(() => expect(sent).toEqual([{ id: 'schedule-1', ...tuesday }]));
    expect(await screen.findByText(/^, all 3 people: Tue, Mar 3/u)).toBeInTheDocument();
    expect(screen.getByText('Moved Framing to Tue, Mar 3, 9:00 AM – 5:00 PM. All 3 people move.')).toBeInTheDocument();
  });

  test('stays with its focus when the question is canceled', async () => {
    const { user, sent } = await drop('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /Framing, .*Mar 2/u })).toHaveFocus());
    expect(sent).toEqual([]);
  });

  test('moves all of them with A, without a question', async () => {
    const { sent } = await drop('a');
    await waitFor(() => expect(sent).toEqual([{ id: 'schedule-1', ...tuesday }]));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

test('the dialog of a shared shift says that a change applies to all of its people', async () => {
  server.use(...boardHandlers({ schedules: [group] }));
  const path = '/schedules?view=week&date=2026-03-02&open=shift&id=schedule-1';
  renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path });
  expect(await screen.findByText('Changes apply to all 3 people')).toBeInTheDocument();
});
