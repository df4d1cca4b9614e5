import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { aPayload, api, aSessionAs, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { delay } from 'msw';
import { ana, aSchedule, ben } from '../../../testing/builders.js';
import { boardHandlers, scheduleDefaults } from '../../../testing/schedule-defaults.js';
import { CreateSchedule } from '../board/board.graphql.js';
import { MoveAssignment, MoveSchedule } from '../board/schedule.graphql.js';
import { Schedules } from '../screen/Schedule.js';

const server = mockGateway(scheduleDefaults);

type Members = Parameters<typeof aSchedule>[0];

async function pickUpShift(members: Members = {}, query = 'view=week&date=2026-03-02') {
  const schedule = aSchedule(members);
  server.use(...boardHandlers({ schedules: [schedule] }));
  const rendered = renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path: `/schedules?${query}` });
  const bar = await screen.findByRole('button', { name: /Framing/u });
  act(() => bar.focus());
  await rendered.user.keyboard(' ');
  return rendered;
}

/** Responds as the gateway does to a shift of one person, and records the input of each move. */
function recordMoves(conflictCount = 0) {
  const sent: unknown[] = [];
  const conflicts = Array.from({ length: conflictCount }, () => ({
    __typename: 'ScheduleConflict' as const,
    code: 'OVERLAP' as const,
  }));
  const times = ({ startAt, endAt }: { startAt?: string | null; endAt?: string | null }) => ({
    startAt: startAt ?? '',
    endAt: endAt ?? '',
  });
  server.use(
    api.mutation(MoveSchedule, ({ variables: { input } }) => {
      sent.push(input);
      return respondWith(
        aPayload('scheduleUpdate', { schedule: { ...aSchedule({ id: input.id, ...times(input) }), conflicts } }),
      );
    }),
    api.mutation(MoveAssignment, ({ variables: { input } }) => {
      sent.push(input);
      const assignees = [ana, ben].filter(({ id }) => id === input.toUserId);
      const schedule = { ...aSchedule({ id: input.id, ...times(input), assignees }), conflicts };
      return respondWith({
        scheduleAssignmentMove: { __typename: 'ScheduleAssignmentMovePayload', schedule, leftSchedule: null },
      });
    }),
  );
  return sent;
}

const ofAna = { id: 'schedule-1', userId: 'user-ana', toUserId: 'user-ana' };

describe('a shift dragged by keyboard', () => {
  test('moves to another day and person, announces each step, and keeps the focus', async () => {
    const sent = recordMoves();
    const { user } = await pickUpShift();
    expect(screen.getByText(/^Picked up Framing, Mon, Mar 2, 9:00 AM – 5:00 PM, Ana Pérez/u)).toBeInTheDocument();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(screen.getByText('Tue, Mar 3, 9:00 AM – 5:00 PM, Ben Cole')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Moved Framing to Tue, Mar 3, 9:00 AM – 5:00 PM, Ben Cole.')).toBeInTheDocument();
    const moved = await screen.findByRole('button', { name: /^Framing, .*Tue, Mar 3, .*Ben Cole$/u });
    await waitFor(() => expect(moved).toHaveFocus());
    expect(sent).toEqual([
      { ...ofAna, toUserId: 'user-ben', startAt: '2026-03-03T16:00:00.000Z', endAt: '2026-03-04T00:00:00.000Z' },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('changes its end by 15 minutes or by an hour', async () => {
    const sent = recordMoves();
    const { user } = await pickUpShift();
    await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    expect(screen.getByText('Mon, Mar 2, 9:00 AM – 6:15 PM, Ana Pérez')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    const words = 'Changed the end of Framing: Mon, Mar 2, 9:00 AM – 6:15 PM, Ana Pérez.';
    expect(screen.getByText(words)).toBeInTheDocument();
    await waitFor(() =>
      expect(sent).toEqual([{ ...ofAna, startAt: '2026-03-02T16:00:00.000Z', endAt: '2026-03-03T01:15:00.000Z' }]),
    );
  });

  test('keeps its local time across a clock change', async () => {
    const sent = recordMoves();
    const { user } = await pickUpShift({}, 'view=month&date=2026-03-02');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(sent).toEqual([
        { id: 'schedule-1', startAt: '2026-03-09T15:00:00.000Z', endAt: '2026-03-09T23:00:00.000Z' },
      ]),
    );
  });

  test('returns to its place with Escape', async () => {
    const sent = recordMoves();
    const { user } = await pickUpShift();
    await user.keyboard('{ArrowRight}{Escape}{Tab}');
    expect(screen.getByText('Framing was not moved.')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test('never leaves the days of the board', async () => {
    const sent = recordMoves();
    const { user } = await pickUpShift();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowUp}{Enter}');
    await waitFor(() =>
      expect(sent).toEqual([{ ...ofAna, startAt: '2026-03-01T16:00:00.000Z', endAt: '2026-03-02T00:00:00.000Z' }]),
    );
  });

  test('is copied as a draft', async () => {
    const created: unknown[] = [];
    server.use(
      api.mutation(CreateSchedule, ({ variables }) => {
        created.push(variables.input);
        return respondWith(aPayload('scheduleCreate', { schedule: aSchedule({ id: 'copy' }) }));
      }),
    );
    const { user, toasts } = await pickUpShift();
    await user.keyboard('{ArrowRight}c');
    expect(screen.getByText('Copied Framing to Tue, Mar 3, 9:00 AM – 5:00 PM, Ana Pérez.')).toBeInTheDocument();
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Schedule created successfully' }]));
    expect(created).toMatchObject([{ title: 'Framing', status: 'DRAFT', startAt: '2026-03-03T16:00:00.000Z' }]);
  });

  test('can’t be dropped on a time that the clocks skip', async () => {
    const sent = recordMoves();
    const early = { startAt: '2026-03-07T09:30:00.000Z', endAt: '2026-03-07T17:00:00.000Z' };
    const { user, toasts } = await pickUpShift(early, 'view=month&date=2026-03-07');
    await user.keyboard('{ArrowRight}{Enter}');
    await waitFor(() =>
      expect(toasts).toEqual([
        {
          title: 'The schedule was not moved',
          description: expect.stringMatching(/^2:30 AM does not exist on Sunday, March 8, 2026/u),
          variant: 'destructive',
        },
      ]),
    );
    expect(sent).toEqual([]);
  });
});

describe('a dropped shift', () => {
  test('appears in its new place before the server responds', async () => {
    server.use(api.mutation(MoveAssignment, async () => delay('infinite')));
    const { user } = await pickUpShift();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(await screen.findByRole('button', { name: /^Framing, .*Tue, Mar 3/u })).toBeInTheDocument();
  });

  test('returns and shows the reason when the server rejects the change', async () => {
    server.use(api.mutation(MoveAssignment, () => rejectWith({ message: 'It was deleted', code: 'NOT_FOUND' })));
    const { user, toasts } = await pickUpShift();
    await user.keyboard('{ArrowRight}{Enter}');
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Failed to update schedule', description: 'It was deleted', variant: 'destructive' },
      ]),
    );
    expect(screen.getByRole('button', { name: /^Framing, .*Mon, Mar 2/u })).toBeInTheDocument();
  });

  test('names the number of its conflicts, and returns with Undo', async () => {
    const sent = recordMoves(2);
    const { user } = await pickUpShift();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByText(', 2 conflicts')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ ...ofAna, userId: 'user-ben', startAt: '2026-03-02T16:00:00.000Z' });
    const back = await screen.findByRole('button', { name: /^Framing, .*Mon, Mar 2, .*Ana Pérez$/u });
    await waitFor(() => expect(back).toHaveFocus());
    expect(screen.getByText('Moved Framing back to Mon, Mar 2, 9:00 AM – 5:00 PM.')).toBeInTheDocument();
  });
});
