import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aSessionAs, mockGateway, renderScreen } from '@timetrack/testing';
import { ana, aPerson, aSchedule, aUser, ben } from '../../../testing/builders.js';
import { boardHandlers, scheduleDefaults } from '../../../testing/schedule-defaults.js';
import { Schedules } from '../screen/Schedule.js';

const server = mockGateway(scheduleDefaults);
beforeEach(() => localStorage.clear());

const aJob = (name: string) => ({ __typename: 'Job' as const, id: `job-${name.toLowerCase()}`, name });
const [cleo, dan] = [aUser('Cleo', 'Ray'), aUser('Dan', 'Ives')];

async function openWeek(one: ReturnType<typeof aUser>, other: ReturnType<typeof aUser>) {
  const schedules = [
    aSchedule({ id: 'roof', title: 'Roof', job: aJob('Tower'), assignees: [one] }),
    aSchedule({ id: 'yard', title: 'Yard', job: aJob('Depot'), assignees: [other] }),
  ];
  server.use(...boardHandlers({ people: [one, other].map((user) => aPerson(user)), schedules }));
  renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path: '/schedules?view=week&date=2026-03-02' });
  const colorOf = async (title: RegExp) => (await screen.findByRole('button', { name: title })).style.backgroundColor;
  return { roof: await colorOf(/^Roof/u), yard: await colorOf(/^Yard/u) };
}

const colorKey = () => within(screen.getByRole('list', { name: 'Color key' }));

test('colors shifts by job when everyone on the board has the same color', async () => {
  const { roof, yard } = await openWeek(cleo, dan);
  expect(roof).not.toBe(yard);
  expect(colorKey().getByText('Tower')).toBeInTheDocument();
});

test('colors shifts by person when people have different colors', async () => {
  const { roof } = await openWeek(ana, ben);
  expect(roof).toBe('rgb(245, 158, 11)');
  expect(colorKey().queryByText('Tower')).toBeNull();
});
