import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aSessionAs, mockGateway, renderScreen } from '@timetrack/testing';
import { aDay, ana, aPerson, aSchedule, ben } from '../../../testing/builders.js';
import { boardHandlers, scheduleDefaults } from '../../../testing/schedule-defaults.js';
import { Schedules } from '../screen/Schedule.js';

const server = mockGateway(scheduleDefaults);

beforeEach(() => {
  const list = (query: string) => ({
    matches: query === '(width < 768px)',
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  });
  window.matchMedia = list as unknown as typeof window.matchMedia;
});
afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

function openWeek() {
  const people = [aPerson(ana, 480), aPerson(ben)];
  server.use(...boardHandlers({ people, schedules: [aSchedule()], days: [aDay()], plannedMinutes: 480 }));
  return renderScreen(<Schedules />, {
    session: aSessionAs('MANAGER'),
    path: '/schedules?view=week&date=2026-03-02',
  });
}

test('lists the week by day, with the people and hours of each', async () => {
  openWeek();
  const days = within(await screen.findByRole('list', { name: 'Week' })).getAllByRole('heading', { level: 2 });
  expect(days.map(({ textContent }) => textContent).slice(0, 2)).toEqual([
    'Sunday, March 1Nothing scheduled',
    'Monday, March 21 shift · 2 people · 16h',
  ]);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('button', { name: /Framing.*Ana Pérez/u })).toBeInTheDocument();
});

test('has one menu for each person', async () => {
  const { user } = openWeek();
  const people = within(await screen.findByRole('region', { name: 'People' }));
  expect(people.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'APAna Pérez8h',
    'BCBen Cole0m',
  ]);
  await user.click(people.getByRole('button', { name: 'Actions for Ana Pérez' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Select shifts' }));
  expect(screen.getByText('1 shift selected', { selector: 'section p' })).toBeInTheDocument();
});
