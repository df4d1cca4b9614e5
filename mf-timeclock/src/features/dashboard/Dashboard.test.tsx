import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  aPayload,
  api,
  aSessionAs,
  aViewer,
  type GraphQLSubscription,
  mockGateway,
  rejectWith,
  renderScreen,
  respondWith,
} from '@timetrack/testing';
import { delay } from 'msw';
import { aBreak, aListedTimesheet, aPerson, aTimesheet, stats } from '../../testing/builders.js';
import { defaults } from '../../testing/defaults.js';
import { aPage } from '../../testing/timesheets-builders.js';
import { WatchClockStatus } from '../clock/clock.graphql.js';
import { ClockIn } from '../clock/punches.graphql.js';
import { Dashboard } from './Dashboard.js';
import { LoadOpenTimesheets, LoadPendingTimesheets, LoadStats } from './dashboard.graphql.js';

const server = mockGateway(defaults);
const asManager = { session: aSessionAs('MANAGER') };
const figure = (name: string) => screen.getByRole('group', { name });

describe('the figures', () => {
  test('are shown with their hints', async () => {
    const dashboardStats = stats({ activeWorkers: 3, hoursToday: 5.55, pendingApprovals: 1_200, activeSchedules: 4 });
    server.use(api.query(LoadStats, () => respondWith(aViewer({ dashboardStats }))));
    renderScreen(<Dashboard />, asManager);
    await waitFor(() => expect(figure('Active Workers')).toHaveTextContent('3'));
    expect(figure('Active Workers')).toHaveTextContent('Currently clocked in');
    expect(figure('Hours Today')).toHaveTextContent('5h 33mTotal hours logged, before rounding and pay rules');
    expect(figure('Pending Approvals')).toHaveTextContent('1,200Timesheets awaiting review');
    expect(figure('Active Schedules')).toHaveTextContent('4Published for this week');
  });

  test('show that they are loading', async () => {
    server.use(api.query(LoadStats, async () => delay('infinite')));
    renderScreen(<Dashboard />, asManager);
    expect(figure('Active Workers')).toHaveAttribute('aria-busy', 'true');
    await screen.findByText('Not clocked in');
  });

  test('report a loading failure and load again on request', async () => {
    server.use(api.query(LoadStats, () => rejectWith({ message: 'Broken.', code: 'INTERNAL' }), { once: true }));
    const { user } = renderScreen(<Dashboard />, asManager);
    const alert = await screen.findByText(/The statistics could not be loaded. Broken./);
    expect(figure('Active Workers')).toHaveTextContent('–');
    await user.click(within(alert.parentElement as HTMLElement).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(figure('Active Workers')).toHaveTextContent('0'));
  });

  test('update when someone clocks in', async () => {
    const { report } = watchClocks();
    renderScreen(<Dashboard />, asManager);
    await waitFor(() => expect(figure('Active Workers')).toHaveTextContent('0'));
    server.use(
      api.query(LoadStats, () => respondWith(aViewer({ dashboardStats: stats({ activeWorkers: 1 }) }))),
      api.query(LoadOpenTimesheets, () => respondWith(aViewer({ timesheets: aPage([aListedTimesheet()]) }))),
    );
    await report('WORKING');
    await waitFor(() => expect(figure('Active Workers')).toHaveTextContent('1'));
    expect(await screen.findByText('Wanda Walker')).toBeInTheDocument();
  });

  /** Waits for the dashboard's subscription, then publishes one change to it. */
  function watchClocks() {
    let subscribed: GraphQLSubscription | undefined;
    server.use(
      api.subscription(WatchClockStatus, ({ subscription }) => {
        subscribed = subscription as unknown as GraphQLSubscription;
      }),
    );
    const report = async (state: string) => {
      await waitFor(() => expect(subscribed).toBeDefined());
      const clockStatusChanged = {
        __typename: 'ClockStatus',
        state,
        since: '2024-01-01T22:05:00.000Z',
        user: aPerson('Wanda', 'Walker'),
      };
      subscribed?.publish({ data: { clockStatusChanged } });
    };
    return { report };
  }
});

describe('recent timesheets', () => {
  test('say that everything is up to date', async () => {
    renderScreen(<Dashboard />, asManager);
    expect(await screen.findByText('No pending timesheets')).toBeInTheDocument();
    expect(screen.getByText('All timesheets are up to date')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View All Timesheets' })).toHaveAttribute('href', '/timesheets');
  });

  test('list pending timesheets with the hours from the server', async () => {
    const nodes = [aListedTimesheet({ durationMinutes: 330 })];
    server.use(api.query(LoadPendingTimesheets, () => respondWith(aViewer({ timesheets: aPage(nodes) }))));
    renderScreen(<Dashboard />, asManager);
    const row = await screen.findByRole('listitem');
    expect(row).toHaveTextContent('Wanda Walker');
    expect(row).toHaveTextContent('5h 30m');
    expect(screen.queryByText('No pending timesheets')).not.toBeInTheDocument();
  });
});

describe('the list of people who are in', () => {
  test('shows who works, who is on break and how many more there are', async () => {
    const nodes = [
      aListedTimesheet({ id: 'a', user: aPerson('Wanda', 'Walker') }),
      aListedTimesheet({ id: 'b', user: aPerson('Noor', 'Haddad'), breaks: [aBreak()] }),
    ];
    server.use(
      api.query(LoadOpenTimesheets, () => respondWith(aViewer({ timesheets: aPage(nodes, { totalCount: 12 }) }))),
    );
    renderScreen(<Dashboard />, asManager);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent(/Wanda Walker.*In.*Since/);
    expect(second).toHaveTextContent(/Noor Haddad.*Break.*Since/);
    expect(screen.getByText('and 10 more')).toBeInTheDocument();
  });

  test('says that no one is clocked in', async () => {
    renderScreen(<Dashboard />, asManager);
    expect(await screen.findByText('No one is clocked in right now')).toBeInTheDocument();
  });
});

describe('the links of the dashboard', () => {
  test('lead a manager to schedules and team', async () => {
    renderScreen(<Dashboard />, asManager);
    expect(screen.getByRole('link', { name: 'Create Schedule' })).toHaveAttribute('href', '/schedules');
    expect(screen.getByRole('link', { name: 'Manage Team' })).toHaveAttribute('href', '/team');
    await screen.findByText('Not clocked in');
  });

  test('lead an accountant only to screens that accountants may open', async () => {
    renderScreen(<Dashboard />, { session: aSessionAs('ACCOUNTANT') });
    expect(screen.getByRole('link', { name: 'View All Timesheets' })).toBeInTheDocument();
    expect(screen.queryByText('Quick Actions')).not.toBeInTheDocument();
    await screen.findByText('Not clocked in');
  });
});

test('the dashboard has a working clock for the viewer', async () => {
  server.use(api.mutation(ClockIn, () => respondWith(aPayload('timesheetClockIn', { timesheet: aTimesheet() }))));
  const { user, toasts } = renderScreen(<Dashboard />, asManager);
  await user.click(await screen.findByRole('button', { name: 'Clock In' }));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Clocked in', description: 'Your time is now being tracked' }]));
});
