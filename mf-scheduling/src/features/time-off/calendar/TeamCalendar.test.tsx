import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { api, aSessionAs, failToConnect, mockGateway, renderScreen, respondWith } from '@timetrack/testing';
import { ana, ben } from '../../../testing/builders.js';
import { aCalendar, aCalendarRow } from '../../../testing/time-off-builders.js';
import { timeOffDefaults } from '../../../testing/time-off-defaults.js';
import { PtoRequests } from '../approval/PtoRequests.js';
import { LoadCalendar } from './calendar.graphql.js';

const server = mockGateway(timeOffDefaults);

const open = (path = '/pto-requests?view=calendar&month=2026-03') =>
  renderScreen(<PtoRequests />, { session: aSessionAs('MANAGER'), path });

test('shows the pending and approved time off of each person in the month of the address', async () => {
  const asked: unknown[] = [];
  server.use(
    api.query(LoadCalendar, ({ variables }) => {
      asked.push(variables);
      const pending = { id: 'request-2', status: 'PENDING', startDate: '2026-03-05', endDate: '2026-03-05' } as const;
      return respondWith(aCalendar([aCalendarRow(ana), aCalendarRow(ben, [pending])]));
    }),
  );
  open();
  const grid = within(await screen.findByRole('list', { name: 'Time off in March 2026' }));
  expect(grid.getByText('Ana Pérez')).toBeInTheDocument();
  expect(grid.getByText('Paid time off, approved, Wed, Mar 4 – Fri, Mar 6, 2026')).toBeInTheDocument();
  expect(grid.getByText('Paid time off, pending, Thu, Mar 5, 2026')).toBeInTheDocument();
  const [first, second] = within(screen.getByRole('list', { name: 'Time off by day in March 2026' })).getAllByRole(
    'heading',
  );
  expect(first?.closest('li')).toHaveTextContent('Ana PérezPaid time offApproved');
  expect(second?.closest('li')).toHaveTextContent('Ben ColePaid time offPending');
  expect(asked).toEqual([{ startDate: '2026-03-01', endDate: '2026-03-31' }]);
});

test('turns to other months', async () => {
  const { user } = open();
  expect(await screen.findByText('Nobody is off in March 2026, or has asked to be.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(await screen.findByRole('heading', { name: 'February 2026' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(await screen.findByRole('heading', { name: 'March 2026' })).toBeInTheDocument();
});

test('is found from the list of requests', async () => {
  const { user } = open('/pto-requests');
  await user.click(await screen.findByRole('tab', { name: 'Calendar' }));
  expect(await screen.findByText('No time off')).toBeInTheDocument();
});

test('shows a failure and loads again on request', async () => {
  server.use(api.query(LoadCalendar, () => failToConnect(), { once: true }));
  const { user } = open();
  expect(await screen.findByText('The calendar could not be loaded')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Try again/ }));
  expect(await screen.findByText('No time off')).toBeInTheDocument();
});
