import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { api, aSessionAs, failToConnect, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { aBoard, aSchedule, ben } from '../../../testing/builders.js';
import { scheduleDefaults } from '../../../testing/handlers.js';
import { LoadBoard } from '../board/board.graphql.js';
import { DeleteSchedule } from '../dialog/delete-schedule.graphql.js';
import { UpdateSchedule } from '../dialog/update-schedule.graphql.js';
import { MoveSchedule } from '../drag/save-move.graphql.js';
import { Schedules } from './Schedules.js';

const server = mockGateway(scheduleDefaults);
const week = 'view=week&date=2026-03-02';

afterEach(() => {
  jest.useRealTimers();
});

const theBoardHas = (...schedules: ReturnType<typeof aSchedule>[]) =>
  server.use(api.query(LoadBoard, () => respondWith({ scheduleBoard: aBoard({ schedules }) })));
const asManager = (query = week) =>
  renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path: `/schedules?${query}` });
const bar = (name: RegExp) => screen.findByRole('button', { name });
const refresh = () => screen.getByRole('button', { name: /Refresh$/u });
const isRead = () => waitFor(() => expect(refresh()).not.toHaveAttribute('aria-busy'));

/** As a reading that was asked for just before: a person could not press it while a dialog is open or a bar carried. */
function readAgain(): void {
  act(() => screen.getByText('Refresh').closest('button')?.click());
}

describe('a schedule that was left open', () => {
  test('is read again by Refresh, which says so, or why not', async () => {
    theBoardHas(aSchedule());
    const { user, toasts } = asManager();
    await bar(/^Framing/u);
    await isRead();
    server.use(
      api.query(LoadBoard, () => rejectWith({ message: 'Not today', code: 'INTERNAL' }), { once: true }),
      api.query(LoadBoard, () => respondWith({ scheduleBoard: aBoard({ schedules: [aSchedule({ title: 'Roof' })] }) })),
    );
    await user.click(refresh());
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'Failed to refresh', description: 'Not today', variant: 'destructive' }]),
    );
    await isRead();
    await user.click(refresh());
    expect(await bar(/^Roof/u)).toBeInTheDocument();
    expect(await screen.findByText('The schedule is up to date')).toBeInTheDocument();
  });
});

describe('nothing is thrown away', () => {
  test.each([
    ['another title', () => theBoardHas(aSchedule({ title: 'Roof' }))],
    ['nothing of it', () => theBoardHas()],
    ['no answer', () => server.use(api.query(LoadBoard, () => failToConnect()))],
  ])('of what is being typed when the reading brings %s', async (_, elsewhere) => {
    theBoardHas(aSchedule());
    const { user } = asManager(`${week}&open=shift&id=schedule-1`);
    await user.type(await screen.findByLabelText('Title'), ', second floor');
    elsewhere();
    readAgain();
    await waitFor(() => expect(screen.queryByText('Refresh')?.closest('button')).not.toHaveAttribute('aria-busy'));
    expect(screen.getByLabelText('Title')).toHaveValue('Framing, second floor');
  });

  test('of what is carried: the board stands still under it', async () => {
    theBoardHas(aSchedule());
    const { user } = asManager();
    (await bar(/^Framing/u)).focus();
    await isRead();
    await user.keyboard(' {ArrowRight}');
    theBoardHas(aSchedule({ title: 'Roof', assignees: [ben] }));
    readAgain();
    await waitFor(() => expect(refresh()).toHaveAttribute('aria-busy', 'true'));
    await isRead();
    expect(await bar(/^Framing, .*Ana Pérez$/u)).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(await bar(/^Roof, .*Ben Cole$/u)).toBeInTheDocument();
  });
});

describe('a change that collides with somebody else’s', () => {
  const deleted = { message: 'It was deleted', code: 'NOT_FOUND' } as const;

  test('by a drop shows what is there by now', async () => {
    theBoardHas(aSchedule());
    server.use(api.mutation(MoveSchedule, () => rejectWith({ message: 'This job is retired', code: 'CONFLICT' })));
    const { user } = asManager();
    (await bar(/^Framing/u)).focus();
    theBoardHas(aSchedule({ title: 'Roof' }));
    await user.keyboard(' {ArrowRight}{Enter}');
    expect(await bar(/^Roof, .*Mon, Mar 2/u)).toBeInTheDocument();
  });

  test('in the form does so too, and keeps what was typed', async () => {
    theBoardHas(aSchedule());
    server.use(api.mutation(UpdateSchedule, () => rejectWith(deleted)));
    const { user, toasts } = asManager(`${week}&open=shift&id=schedule-1`);
    await user.type(await screen.findByLabelText('Title'), ' again');
    theBoardHas(aSchedule({ id: 'other', title: 'Roof' }));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(toasts).toMatchObject([{ description: 'It was deleted' }]));
    expect(await screen.findByRole('button', { name: /^Roof/u, hidden: true })).toBeInTheDocument();
    expect(screen.getByLabelText('Title')).toHaveValue('Framing again');
  });

  test('by deleting what is gone does so too', async () => {
    theBoardHas(aSchedule());
    server.use(api.mutation(DeleteSchedule, () => rejectWith(deleted)));
    const { user } = asManager(`${week}&open=shift&id=schedule-1`);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    theBoardHas();
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Framing/u, hidden: true })).not.toBeInTheDocument(),
    );
  });
});

describe('over midnight', () => {
  const shown = {
    month: () => screen.findByRole('cell', { current: 'date' }),
    week: () => screen.findByRole('columnheader', { current: 'date' }),
    timeline: () => screen.findByRole('columnheader', { current: 'date' }),
  };

  test.each(['month', 'week', 'timeline'] as const)('today moves on by itself in the %s', async (view) => {
    jest.useFakeTimers({ now: new Date('2026-03-03T06:59:30.000Z'), doNotFake: ['queueMicrotask', 'setImmediate'] });
    asManager(`view=${view}`);
    expect(await shown[view]()).toHaveTextContent('Monday, March 2');
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(await shown[view]()).toHaveTextContent('Tuesday, March 3');
  });

  test('the week moves on with it where the address names none', async () => {
    jest.useFakeTimers({ now: new Date('2026-03-08T06:59:30.000Z'), doNotFake: ['queueMicrotask', 'setImmediate'] });
    asManager('view=week');
    expect(await screen.findByText('Mar 1 – 7, 2026')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(await screen.findByText('Mar 8 – 14, 2026')).toBeInTheDocument();
  });
});
