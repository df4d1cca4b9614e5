import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  api,
  aSessionAs,
  aViewer,
  failToConnect,
  mockGateway,
  rejectWith,
  renderScreen,
  respondWith,
  stopClockAt,
  wakeAt,
} from '@timetrack/testing';
import { aBoard, aSchedule, ben } from '../../../testing/builders.js';
import { boardHandlers, scheduleDefaults } from '../../../testing/schedule-defaults.js';
import { LoadBoard } from '../board/board.graphql.js';
import { DeleteSchedule, MoveAssignment, UpdateSchedule } from '../board/schedule.graphql.js';
import { Schedules } from './Schedule.js';

const server = mockGateway(scheduleDefaults);
const week = 'view=week&date=2026-03-02';

afterEach(() => {
  jest.useRealTimers();
});

const respondWithSchedules = (...schedules: ReturnType<typeof aSchedule>[]) =>
  server.use(...boardHandlers({ schedules }));
const asManager = (query = week) =>
  renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path: `/schedules?${query}` });
const bar = (name: RegExp) => screen.findByRole('button', { name });
async function focusBar(name: RegExp): Promise<void> {
  const found = await bar(name);
  act(() => found.focus());
}
const shownBar = (name: RegExp) => screen.getByRole('button', { name });
const refresh = () => screen.getByRole('button', { name: /Refresh$/u });
const isLoaded = () => waitFor(() => expect(refresh()).not.toHaveAttribute('aria-busy'));

/** Loads again as if the user had pressed Refresh just before opening a dialog or starting a drag. */
function reload(): void {
  act(() => screen.getByText('Refresh').closest('button')?.click());
}

describe('a schedule that was left open', () => {
  test('loads again with Refresh, which announces success or shows the failure', async () => {
    respondWithSchedules(aSchedule());
    const { user, toasts } = asManager();
    await bar(/^Framing/u);
    await isLoaded();
    server.use(
      api.query(LoadBoard, () => rejectWith({ message: 'Not today', code: 'INTERNAL' }), { once: true }),
      api.query(LoadBoard, () =>
        respondWith(aViewer({ scheduleBoard: aBoard({ schedules: [aSchedule({ title: 'Roof' })] }) })),
      ),
    );
    await user.click(refresh());
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'Failed to refresh', description: 'Not today', variant: 'destructive' }]),
    );
    await isLoaded();
    await user.click(refresh());
    expect(await bar(/^Roof/u)).toBeInTheDocument();
    expect(await screen.findByText('The schedule is up to date')).toBeInTheDocument();
  });
});

describe('loading again in the background', () => {
  test.each([
    ['another title', () => respondWithSchedules(aSchedule({ title: 'Roof' }))],
    ['no schedule', () => respondWithSchedules()],
    ['a connection failure', () => server.use(api.query(LoadBoard, () => failToConnect()))],
  ])('keeps the user’s input when it returns %s', async (_, elsewhere) => {
    respondWithSchedules(aSchedule());
    const { user } = asManager(`${week}&open=shift&id=schedule-1`);
    await user.type(await screen.findByLabelText('Title'), ', second floor');
    elsewhere();
    reload();
    await waitFor(() => expect(screen.queryByText('Refresh')?.closest('button')).not.toHaveAttribute('aria-busy'));
    expect(screen.getByLabelText('Title')).toHaveValue('Framing, second floor');
  });

  test('does not change the board during a drag', async () => {
    respondWithSchedules(aSchedule());
    const { user } = asManager();
    await focusBar(/^Framing/u);
    await isLoaded();
    await user.keyboard(' {ArrowRight}');
    respondWithSchedules(aSchedule({ title: 'Roof', assignees: [ben] }));
    reload();
    await waitFor(() => expect(refresh()).toHaveAttribute('aria-busy', 'true'));
    await isLoaded();
    await waitFor(() => expect(shownBar(/^Framing, .*Ana Pérez$/u)).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(await bar(/^Roof, .*Ben Cole$/u)).toBeInTheDocument();
  });
});

describe('a change that conflicts with another user’s', () => {
  const deleted = { message: 'It was deleted', code: 'NOT_FOUND' } as const;

  test('loads the board again after a drop', async () => {
    respondWithSchedules(aSchedule());
    server.use(api.mutation(MoveAssignment, () => rejectWith({ message: 'This job is retired', code: 'CONFLICT' })));
    const { user } = asManager();
    await focusBar(/^Framing/u);
    respondWithSchedules(aSchedule({ title: 'Roof' }));
    await user.keyboard(' {ArrowRight}{Enter}');
    expect(await bar(/^Roof, .*Mon, Mar 2/u)).toBeInTheDocument();
  });

  test('loads the board again after saving the form, and keeps the input', async () => {
    respondWithSchedules(aSchedule());
    server.use(api.mutation(UpdateSchedule, () => rejectWith(deleted)));
    const { user, toasts } = asManager(`${week}&open=shift&id=schedule-1`);
    await user.type(await screen.findByLabelText('Title'), ' again');
    respondWithSchedules(aSchedule({ id: 'other', title: 'Roof' }));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(toasts).toMatchObject([{ description: 'It was deleted' }]));
    expect(await screen.findByRole('button', { name: /^Roof/u, hidden: true })).toBeInTheDocument();
    expect(screen.getByLabelText('Title')).toHaveValue('Framing again');
  });

  test('loads the board again after deleting', async () => {
    respondWithSchedules(aSchedule());
    server.use(api.mutation(DeleteSchedule, () => rejectWith(deleted)));
    const { user } = asManager(`${week}&open=shift&id=schedule-1`);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    respondWithSchedules();
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Framing/u, hidden: true })).not.toBeInTheDocument(),
    );
  });
});

describe('at midnight', () => {
  const findCurrentDay = {
    month: () => screen.findByRole('cell', { current: 'date' }),
    week: () => screen.findByRole('columnheader', { current: 'date' }),
    timeline: () => screen.findByRole('columnheader', { current: 'date' }),
  };

  test.each(['month', 'week', 'timeline'] as const)('the current day changes in the %s', async (view) => {
    stopClockAt('2026-03-03T06:59:59.000Z');
    asManager(`view=${view}`);
    expect(await findCurrentDay[view]()).toHaveTextContent('Monday, March 2');
    wakeAt('2026-03-03T07:00:00.000Z');
    expect(await findCurrentDay[view]()).toHaveTextContent('Tuesday, March 3');
  });

  test('the week changes too if the address has no date', async () => {
    stopClockAt('2026-03-08T06:59:59.000Z');
    asManager('view=week');
    expect(await screen.findByText('Mar 1 – 7, 2026')).toBeInTheDocument();
    wakeAt('2026-03-08T07:00:00.000Z');
    expect(await screen.findByText('Mar 8 – 14, 2026')).toBeInTheDocument();
  });
});
