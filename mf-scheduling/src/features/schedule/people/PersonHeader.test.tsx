import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aSessionAs, mockGateway, renderScreen } from '@timetrack/testing';
import { ana, aPerson, aUser } from '../../../testing/builders.js';
import { boardHandlers, scheduleDefaults } from '../../../testing/schedule-defaults.js';
import { Schedules } from '../screen/Schedule.js';

const server = mockGateway(scheduleDefaults);

test('the row of a person without an account says whether they are invited', async () => {
  const eli = aPerson(aUser('Eli', 'Novak', { hasAccount: false }));
  const ivy = aPerson(aUser('Ivy', 'Lane', { hasAccount: false, status: 'INVITED' }));
  server.use(...boardHandlers({ people: [aPerson(ana), eli, ivy] }));
  renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path: '/schedules?date=2026-03-02&view=week' });
  expect(await screen.findByRole('rowheader', { name: /^Eli Novak/ })).toHaveTextContent('No account');
  expect(screen.getByRole('rowheader', { name: /^Ivy Lane/ })).toHaveTextContent('Invited');
  expect(screen.getByRole('rowheader', { name: /^Ana Pérez/ })).toHaveTextContent('Worker');
});
