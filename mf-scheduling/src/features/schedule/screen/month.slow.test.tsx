import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import {
  api,
  aSessionAfterMove,
  aSessionAs,
  aViewer,
  failToConnect,
  mockGateway,
  rejectWith,
  renderScreen,
  respondWith,
} from '@timetrack/testing';
import { aBoard, aSchedule } from '../../../testing/builders.js';
import { boardHandlers, scheduleDefaults } from '../../../testing/schedule-defaults.js';
import { LoadDay, LoadSchedule } from '../board/board.graphql.js';
import { Schedules } from './Schedule.js';

const server = mockGateway(scheduleDefaults);

const respondWithSchedules = (schedules: ReturnType<typeof aSchedule>[]) => server.use(...boardHandlers({ schedules }));

const asManager = (query: string) =>
  renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path: `/schedules?${query}` });

const bar = (name: RegExp) => screen.findByRole('button', { name });

describe('the month view', () => {
  const five = ['A', 'B', 'C', 'D', 'E'].map((letter) =>
    aSchedule({ id: `schedule-${letter}`, title: `Shift ${letter}` }),
  );

  test('shows seven columns from Sunday, and its title', async () => {
    asManager('view=month&date=2026-03-02');
    expect(await screen.findByText('March 2026')).toBeInTheDocument();
    const headers = (await screen.findAllByRole('columnheader')).map((header) => header.textContent);
    expect(headers).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
    expect(screen.getAllByRole('cell')).toHaveLength(35);
  });

  test('shows three schedules of a day, and the others on request', async () => {
    respondWithSchedules(five);
    const { user } = asManager('view=month&date=2026-03-02');
    expect(await bar(/^9a, Shift C/u)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Shift D/u })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '+2 more on Monday, March 2' }));
    const day = await screen.findByRole('dialog', { name: 'Monday, March 2' });
    expect(await within(day).findByText('Shift E')).toBeInTheDocument();
  });
});

test('a month names a former zone once for each day, and leaves its room to the titles', async () => {
  const startAt = (day: number) => `2026-11-${day}T16:00:00.000Z`;
  respondWithSchedules([
    aSchedule({ id: 'before', title: 'Siding', startAt: startAt(13), endAt: '2026-11-13T20:00:00.000Z' }),
    aSchedule({ id: 'after', title: 'Gutters', startAt: startAt(17), endAt: '2026-11-17T20:00:00.000Z' }),
  ]);
  renderScreen(<Schedules />, {
    session: aSessionAfterMove('MANAGER'),
    path: '/schedules?view=month&date=2026-11-17',
  });
  const chip = await bar(/^9a, Siding, Fri, Nov 13, 9:00 AM – 1:00 PM MST/u);
  expect(chip).toHaveTextContent(/^9a Siding$/u);
  expect(chip.closest('td')).toHaveTextContent('Friday, November 1313MST');
  expect((await bar(/^11a, Gutters/u)).closest('td')).not.toHaveTextContent('EST');
});

describe('a day of the month that has more schedules than it lists', () => {
  const crowd = Array.from({ length: 90 }, (_, index) => {
    const startAt = new Date(Date.UTC(2026, 2, 2, 14, index)).toISOString();
    return aSchedule({ id: `schedule-${index}`, title: `Shift ${index}`, startAt });
  });

  test('is loaded when it is opened, and shows its cards in steps', async () => {
    respondWithSchedules(crowd);
    const requested: unknown[] = [];
    server.use(
      api.query(LoadDay, ({ variables }) => {
        requested.push(variables);
        return respondWith(aViewer({ scheduleBoard: aBoard({ schedules: crowd }) }));
      }),
    );
    const { user } = asManager('view=month&date=2026-03-02');
    const more = await screen.findByRole('button', { name: '+87 more on Monday, March 2' });
    expect(requested).toEqual([]);
    await user.click(more);
    const day = await screen.findByRole('dialog', { name: 'Monday, March 2' });
    expect(await within(day).findByText('Shift 39')).toBeInTheDocument();
    expect(requested).toEqual([{ from: '2026-03-02T07:00:00.000Z', to: '2026-03-03T07:00:00.000Z', teamId: null }]);
    expect(within(day).queryByText('Shift 40')).not.toBeInTheDocument();
    await user.click(within(day).getByRole('button', { name: 'Show 40 more of 50' }));
    expect(within(day).getByText('Shift 79')).toBeInTheDocument();
  });

  test('shows that it could not be loaded', async () => {
    respondWithSchedules(crowd);
    server.use(api.query(LoadDay, () => failToConnect()));
    asManager('view=month&date=2026-03-02&open=day&day=2026-03-02');
    const day = await screen.findByRole('dialog', { name: 'Monday, March 2' });
    expect(await within(day).findByText('This day could not be loaded')).toBeInTheDocument();
    expect(within(day).getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  test('opens a schedule that the month does not list', async () => {
    respondWithSchedules(crowd);
    const hidden = aSchedule({ id: 'schedule-88', title: 'Shift 88' });
    server.use(api.query(LoadSchedule, () => respondWith(aViewer({ schedule: { ...hidden, conflicts: [] } }))));
    asManager('view=month&date=2026-03-02&open=shift&id=schedule-88');
    expect(await screen.findByRole('dialog', { name: 'Edit Schedule' })).toBeInTheDocument();
    expect(screen.getByLabelText('Title')).toHaveValue('Shift 88');
    expect(await screen.findByRole('button', { name: 'Remove Ana Pérez' })).toBeInTheDocument();
    expect(screen.queryByText('(archived)')).not.toBeInTheDocument();
  });

  test('says that a schedule was not found', async () => {
    respondWithSchedules(crowd);
    server.use(api.query(LoadSchedule, () => rejectWith({ message: 'Schedule not found', code: 'NOT_FOUND' })));
    asManager('view=month&date=2026-03-02&open=shift&id=schedule-999');
    expect(await screen.findByRole('dialog', { name: 'Schedule not found' })).toBeInTheDocument();
  });
});
