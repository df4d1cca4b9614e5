import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { api, aSessionAs, aViewer, mockGateway, renderScreen, respondWith } from '@timetrack/testing';
import { aBoard, aDay, ana, aPerson, aSchedule, ben } from '../../../testing/builders.js';
import { boardHandlers, scheduleDefaults } from '../../../testing/schedule-defaults.js';
import { LoadHours } from '../board/board.graphql.js';
import { MySchedule, Schedules } from '../screen/Schedule.js';

const server = mockGateway(scheduleDefaults);

const dates = [1, 2, 3, 4, 5, 6, 7].map((day) => `2026-03-0${day}`);
const emptyDay = { people: 0, plannedMinutes: 0, mostAtOnce: 0, fewestAtOnce: 0, coverage: [] };
const days = dates.map((date) => aDay(date === '2026-03-02' ? { date } : { date, ...emptyDay }));
const week = {
  people: [aPerson(ana, 480), aPerson(ben, 480)],
  schedules: [aSchedule({ assignees: [ana, ben] })],
  days,
  plannedMinutes: 960,
};
const path = '/schedules?view=week&date=2026-03-02';

test('shows how many people and hours each day and the week have, as the gateway counts them', async () => {
  server.use(...boardHandlers(week));
  renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path });

  const monday = await screen.findByRole('columnheader', { name: /Monday, March 2/u });
  expect(monday).toHaveTextContent('2 · 16h');
  expect(within(monday).getByText('2 people, 16h planned, 1 to 2 at the same time')).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: /Tuesday, March 3/u })).toHaveTextContent('0 · 0m');
  expect(screen.getByRole('columnheader', { name: '2 people 16h planned' })).toBeInTheDocument();
});

test('shows when people are there, as a chart and in words', async () => {
  server.use(...boardHandlers(week));
  const { user } = renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path });
  const monday = await screen.findByRole('columnheader', { name: /Monday, March 2/u });
  // From 9:00 to 13:00 and to 17:00, in columns of ten minutes, with half and all of the height.
  const drawing = () => monday.querySelector('[data-coverage] path')?.getAttribute('d');
  await waitFor(() => expect(drawing()).toMatch(/^M0 10(V10H\d+){54}(V5H\d+){24}(V0H\d+){24}(V10H\d+){42}V10Z$/));
  await user.click(within(monday).getByRole('button', { name: /^2 people/u }));
  const coverage = within(await screen.findByRole('dialog', { name: 'Coverage on Monday, March 2' }));
  expect(coverage.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '9:00 AM – 1:00 PM1 person',
    '1:00 PM – 5:00 PM2 people',
  ]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(within(monday).getByRole('button')).toHaveFocus());
  const tuesday = screen.getByRole('columnheader', { name: /Tuesday, March 3/u });
  expect(within(tuesday).queryByRole('button')).not.toBeInTheDocument();
});

test('shows the new totals after a shift has moved', async () => {
  const after = { ...week, days: dates.map((date) => aDay({ date, plannedMinutes: 90 })), plannedMinutes: 630 };
  server.use(
    ...boardHandlers(week),
    api.query(LoadHours, () => respondWith(aViewer({ scheduleBoard: aBoard(after) }))),
  );
  const { user } = renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path });
  const [bar] = await screen.findAllByRole('button', { name: /^Framing/u });
  act(() => bar?.focus());
  await user.keyboard(' {ArrowRight}{Enter}');

  expect(await screen.findByRole('columnheader', { name: '2 people 10h 30m planned' })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: /Tuesday, March 3/u })).toHaveTextContent('2 · 1h 30m');
});

test('does not show totals to a worker', async () => {
  server.use(...boardHandlers(week));
  renderScreen(<MySchedule />, { session: aSessionAs('WORKER'), path });

  expect(await screen.findByRole('columnheader', { name: /Monday, March 2/u })).not.toHaveTextContent('16h');
});
