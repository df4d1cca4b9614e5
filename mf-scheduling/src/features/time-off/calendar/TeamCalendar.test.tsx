import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { dateOf, fixedTimeZone, formatMonth } from '@timetrack/screens';
import { aPayload, api, aSessionAs, failToConnect, mockGateway, renderScreen, respondWith } from '@timetrack/testing';
import { ana, ben } from '../../../testing/builders.js';
import {
  aCalendar,
  aCalendarRow,
  aDecidedPage,
  aDecidedRequest,
  aDecision,
  aPendingPage,
  aPendingRequest,
} from '../../../testing/time-off-builders.js';
import { timeOffDefaults } from '../../../testing/time-off-defaults.js';
import { PtoRequests } from '../approval/PtoRequests.js';
import { ApprovePto, LoadDecidedRequests, LoadPendingRequests } from '../approval/pto-requests.graphql.js';
import { LoadCalendar } from './calendar.graphql.js';

const server = mockGateway(timeOffDefaults);
const thisMonth = formatMonth(dateOf(Date.now(), fixedTimeZone('America/Denver')));

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
  expect(asked).toEqual([{ startDate: '2026-03-01', endDate: '2026-03-31', teamId: null }]);
});

test('turns to other months', async () => {
  const { user } = open();
  expect(await screen.findByText('No one is off or has requested time off in March 2026.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(await screen.findByRole('heading', { name: 'February 2026' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(await screen.findByRole('heading', { name: 'March 2026' })).toBeInTheDocument();
});

test('returns to the current month', async () => {
  const { user } = open('/pto-requests?view=calendar&month=2199-12');
  expect(await screen.findByRole('heading', { name: 'December 2199' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'This Month' }));
  expect(await screen.findByRole('heading', { name: thisMonth })).toBeInTheDocument();
});

test.each(['1969-12', '2200-01', '9999-12', '2026-13'])('shows the current month instead of %s', async (month) => {
  open(`/pto-requests?view=calendar&month=${month}`);
  expect(await screen.findByRole('heading', { name: thisMonth })).toBeInTheDocument();
  expect(await screen.findByText('No time off')).toBeInTheDocument();
});

describe('time off that the viewer may decide or revoke', () => {
  const pending = { id: 'request-1', status: 'PENDING', canDecide: true } as const;

  test('opens its dialog, and the calendar is loaded again after the decision', async () => {
    let timeOff: Parameters<typeof aCalendarRow>[1] = [pending];
    server.use(
      api.query(LoadCalendar, () => respondWith(aCalendar([aCalendarRow(ana, timeOff)]))),
      api.query(LoadPendingRequests, () => respondWith(aPendingPage(aPendingRequest()))),
      api.mutation(ApprovePto, () => {
        timeOff = [{ ...pending, status: 'APPROVED', canDecide: false }];
        return respondWith(
          aPayload('ptoRequestApprove', {
            ptoRequest: aDecision('APPROVED'),
          }),
        );
      }),
    );
    const { user } = open();
    await user.click(
      await screen.findByRole('button', { name: 'Paid time off, pending, Wed, Mar 4 – Fri, Mar 6, 2026, Ana Pérez' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Approve Request' }));
    expect(await screen.findByText('Paid time off, approved, Wed, Mar 4 – Fri, Mar 6, 2026')).toBeInTheDocument();
  });

  test('opens the dialog that revokes an approval from the list by day', async () => {
    const approved = { id: 'decided-1', startDate: '2026-03-04', endDate: '2026-03-04', canRevoke: true };
    server.use(
      api.query(LoadCalendar, () => respondWith(aCalendar([aCalendarRow(ana, [approved])]))),
      api.query(LoadDecidedRequests, () => respondWith(aDecidedPage([aDecidedRequest()]))),
    );
    const { user } = open();
    const list = within(await screen.findByRole('list', { name: 'Time off by day in March 2026' }));
    await user.click(list.getByRole('button', { name: /Ana Pérez/ }));
    expect(await screen.findByRole('dialog', { name: 'Revoke this approval?' })).toBeInTheDocument();
  });

  test('is not a button for other requests', async () => {
    server.use(api.query(LoadCalendar, () => respondWith(aCalendar([aCalendarRow(ana)]))));
    open();
    expect(await screen.findByRole('list', { name: 'Time off in March 2026' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Paid time off/ })).not.toBeInTheDocument();
  });
});

test('the button of the screen loads the calendar again', async () => {
  let people = [aCalendarRow(ana)];
  server.use(api.query(LoadCalendar, () => respondWith(aCalendar(people))));
  const { user } = open();
  const grid = within(await screen.findByRole('list', { name: 'Time off in March 2026' }));
  people = [aCalendarRow(ana), aCalendarRow(ben, [{ id: 'request-2' }])];
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await grid.findByText('Ben Cole')).toBeInTheDocument();
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
