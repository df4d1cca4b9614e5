import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  aConnection,
  api,
  aSessionAs,
  aViewer,
  failToConnect,
  type GraphQLSubscription,
  mockGateway,
  rejectWith,
  renderScreen,
  respondWith,
} from '@timetrack/testing';
import { delay } from 'msw';
import type { Timeclock_Timesheets_LoadPageQueryVariables } from '../../gql/graphql.js';
import { aJob, aPerson, aPhoto } from '../../testing/builders.js';
import { defaults } from '../../testing/defaults.js';
import { aDateRange, aMember, anException, aPage, aReviewedTimesheet } from '../../testing/timesheets-builders.js';
import { WatchClockStatus } from '../clock/clock.graphql.js';
import { LoadDateRanges, LoadPeople } from './filters/filters.graphql.js';
import { CountTimesheets, LoadTimesheets } from './list/timesheets.graphql.js';
import { Timesheets } from './Timesheets.js';

const server = mockGateway(defaults);
const october = { startDate: '2026-10-25', endDate: '2026-11-07' };

const open = (query = '', role: 'MANAGER' | 'ACCOUNTANT' = 'MANAGER') =>
  renderScreen(<Timesheets />, { session: aSessionAs(role), path: `/timesheets?view=list${query.replace('?', '&')}` });

const respondWithTimesheets = (...nodes: ReturnType<typeof aReviewedTimesheet>[]) =>
  server.use(api.query(LoadTimesheets, () => respondWith(aViewer({ timesheets: aPage(nodes) }))));

/** Records the variables of the list's requests, latest last. */
function recordRequests(page = aPage([aReviewedTimesheet()])) {
  const requests: Timeclock_Timesheets_LoadPageQueryVariables[] = [];
  server.use(
    api.query(LoadTimesheets, ({ variables }) => {
      requests.push(variables);
      return respondWith(aViewer({ timesheets: page }));
    }),
  );
  return requests;
}

const row = async (name: RegExp) => screen.findByRole('row', { name });
const button = (name: RegExp | string) => screen.getByRole('button', { name });

describe('the list of timesheets', () => {
  test('shows that it is loading', async () => {
    server.use(api.query(LoadTimesheets, async () => delay('infinite')));
    open();
    expect(await screen.findByRole('status', { name: 'Loading timesheets' })).toBeInTheDocument();
  });

  test('says that there are no timesheets yet', async () => {
    open();
    expect(await screen.findByText('No timesheets yet')).toBeInTheDocument();
  });

  test('reports a loading failure and loads again on request', async () => {
    server.use(api.query(LoadTimesheets, () => rejectWith({ message: 'Broken', code: 'INTERNAL' }), { once: true }));
    const { user } = open();
    expect(await screen.findByText('Timesheets could not be loaded')).toBeInTheDocument();
    await user.click(button('Try again'));
    expect(await screen.findByText('No timesheets yet')).toBeInTheDocument();
  });

  test('keeps its rows when a refresh fails', async () => {
    respondWithTimesheets(aReviewedTimesheet());
    const { client } = open();
    await row(/Wanda Walker/u);
    server.use(api.query(LoadTimesheets, () => failToConnect()));
    await act(async () => client.refetchQueries({ include: [LoadTimesheets] }).catch(() => []));
    expect(await row(/Wanda Walker/u)).toBeInTheDocument();
  });

  test('goes back to the newest page if the address has an invalid cursor', async () => {
    const fields = { after: 'The cursor is not valid for this list' };
    server.use(
      api.query(LoadTimesheets, ({ variables }) =>
        variables.after
          ? rejectWith({ message: fields.after, code: 'BAD_USER_INPUT', fields })
          : respondWith(aViewer({ timesheets: aPage([aReviewedTimesheet()]) })),
      ),
    );
    const { user } = open('?after=cut');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await row(/Wanda Walker/u)).toBeInTheDocument();
  });

  test('shows the person, the job, the times and the duration', async () => {
    respondWithTimesheets(aReviewedTimesheet({ durationMinutes: 330, job: aJob('Riverside') }));
    open();
    const timesheetRow = await row(/Wanda Walker/u);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Employee',
      'Clock In',
      'Clock Out',
      'Duration',
      'Notes',
      'Photos',
      'Actions',
    ]);
    expect(timesheetRow).toHaveTextContent(
      /Wanda WalkerRiverside.*9:00 AM.*Mon, Nov 2.*5:30 PM.*Mon, Nov 2.*5h 30m.*Pending/u,
    );
  });

  test('shows a timesheet in progress and its exceptions', async () => {
    const exceptions = [anException('OPEN_OVER_16_HOURS', 'In progress for more than 16 hours')];
    respondWithTimesheets(aReviewedTimesheet({ clockOutAt: null, durationMinutes: null, status: 'OPEN', exceptions }));
    open();
    const timesheetRow = await row(/Wanda Walker/u);
    expect(timesheetRow).toHaveTextContent('In Progress');
    expect(timesheetRow).toHaveTextContent('Open over 16 hours');
    expect(within(timesheetRow).queryByRole('button', { name: /^Approve/u })).not.toBeInTheDocument();
  });

  test('shows the closed pay period instead of actions', async () => {
    respondWithTimesheets(aReviewedTimesheet({ lockedBy: october, canReview: false, status: 'APPROVED' }));
    open();
    const timesheetRow = await row(/Wanda Walker/u);
    await waitFor(() => expect(timesheetRow).toHaveTextContent('Pay period closed Oct 25 – Nov 7, 2026'));
    expect(within(timesheetRow).queryByRole('button', { name: /^(Edit|Delete|Approve)/u })).not.toBeInTheDocument();
  });

  test('offers no actions to an accountant', async () => {
    respondWithTimesheets(aReviewedTimesheet({ canReview: false }));
    open('', 'ACCOUNTANT');
    await row(/Wanda Walker/u);
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Add|Approve|Edit|Delete/u })).not.toBeInTheDocument();
  });

  test('updates when someone clocks in', async () => {
    let subscribed: GraphQLSubscription | undefined;
    server.use(
      api.subscription(WatchClockStatus, ({ subscription }) => {
        subscribed = subscription as unknown as GraphQLSubscription;
      }),
    );
    open();
    await screen.findByText('No timesheets yet');
    respondWithTimesheets(aReviewedTimesheet());
    await waitFor(() => expect(subscribed).toBeDefined());
    const since = '2026-11-02T16:00:00.000Z';
    const news = { __typename: 'ClockStatus', state: 'WORKING', since, user: aPerson('Wanda', 'Walker') };
    subscribed?.publish({ data: { clockStatusChanged: news } });
    expect(await row(/Wanda Walker/u)).toBeInTheDocument();
  });
});

describe('the filters', () => {
  test('in the address are sent to the server', async () => {
    const requests = recordRequests();
    open('?status=pending&exception=missing-location&user=user-1&period=custom&from=2026-11-01&to=2026-11-14');
    await row(/Wanda Walker/u);
    expect(requests.at(-1)).toMatchObject({
      first: 50,
      status: 'PENDING',
      exception: 'MISSING_LOCATION',
      userId: 'user-1',
      from: '2026-11-01',
      to: '2026-11-14',
    });
  });

  test('select by status and exception, and can be cleared', async () => {
    const requests = recordRequests();
    const { user } = open();
    await row(/Wanda Walker/u);
    await user.selectOptions(screen.getByLabelText('Status'), 'Approved');
    await user.selectOptions(screen.getByLabelText('Exception'), 'No location');
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ status: 'APPROVED', exception: 'MISSING_LOCATION' }));
    await user.click(button('Clear filters'));
    expect(screen.getByLabelText('Status')).toHaveDisplayValue('Any');
  });

  test('find a person by name with the keyboard', async () => {
    server.use(
      api.query(LoadPeople, () =>
        respondWith(
          aViewer({ users: aConnection('User', [aMember('Ana', 'Pérez'), aMember('Ben', 'Cole', 'DISABLED')]) }),
        ),
      ),
    );
    const requests = recordRequests();
    const { user } = open();
    await user.type(screen.getByRole('combobox', { name: 'Employee' }), 'perez');
    expect(await screen.findByRole('option', { name: /Ana Pérez/u })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: /Ben Cole/u })).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ userId: 'user-ana' }));
    expect(screen.getByRole('combobox', { name: 'Employee' })).toHaveValue('Ana Pérez');
    await user.click(button('Clear employee'));
    expect(screen.getByRole('combobox', { name: 'Employee' })).toHaveValue('');
  });

  test('offer the organization’s pay periods and show the number of matches', async () => {
    const dateRanges = [aDateRange('THIS_PAY_PERIOD', '2000-01-01', '2199-01-01')];
    server.use(
      api.query(LoadDateRanges, () => respondWith(aViewer({ dateRanges }))),
      api.query(CountTimesheets, () => respondWith(aViewer({ timesheets: aPage([], { totalCount: 1_200 }) }))),
    );
    const requests = recordRequests();
    open('?period=this-pay-period');
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ from: '2000-01-01', to: '2199-01-01' }));
    expect(await screen.findByText('1,200 timesheets, Jan 1, 2000 – Jan 1, 2199')).toBeInTheDocument();
  });

  test('show that there are more matches than were counted', async () => {
    const found = aPage([], { totalCount: 10_000 });
    server.use(api.query(CountTimesheets, () => respondWith(aViewer({ timesheets: found }))));
    open('?from=2000-01-01');
    expect(await screen.findByText(/^10,000\+ timesheets/)).toBeInTheDocument();
  });

  test('say that nothing matches', async () => {
    const { user } = open('?status=approved');
    expect(await screen.findByText('No timesheets match these filters')).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    expect(await screen.findByText('No timesheets yet')).toBeInTheDocument();
  });

  test('reject days that end before they start', async () => {
    open('?period=custom&from=2026-11-14&to=2026-11-01');
    expect(await screen.findByText('The end date must not be before the start date')).toBeInTheDocument();
    expect(screen.getByText('No timesheets match these filters')).toBeInTheDocument();
  });
});

describe('the page buttons', () => {
  test('load the neighboring pages by the cursors of the current one', async () => {
    const requests = recordRequests(
      aPage([aReviewedTimesheet({ id: 'a' }), aReviewedTimesheet({ id: 'b' })], {
        hasNextPage: true,
        hasPreviousPage: true,
      }),
    );
    const { user } = open();
    await screen.findAllByRole('row', { name: /Wanda Walker/u });
    await user.click(button('Older'));
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ first: 50, after: 'b' }));
    await user.click(button('Newer'));
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ last: 50, before: 'a' }));
  });

  test('are hidden if everything fits on one page', async () => {
    respondWithTimesheets(aReviewedTimesheet());
    open();
    await row(/Wanda Walker/u);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });
});

describe('timesheets with a forgotten clock-out', () => {
  test('are pointed out and listed on request', async () => {
    server.use(api.query(CountTimesheets, () => respondWith(aViewer({ timesheets: aPage([], { totalCount: 2 }) }))));
    const requests = recordRequests();
    const { user } = open('?status=pending');
    expect(await screen.findByText(/2 timesheets have been open for more than 16 hours/u)).toBeInTheDocument();
    await user.click(button('Show them'));
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ exception: 'OPEN_OVER_16_HOURS' }));
    expect(requests.at(-1)?.status ?? null).toBeNull();
    expect(screen.queryByText(/have been open/u)).not.toBeInTheDocument();
  });
});

describe('notes and photos', () => {
  test('open in dialogs', async () => {
    respondWithTimesheets(
      aReviewedTimesheet({ notes: 'Ridge done.\nGutter tomorrow.', images: [aPhoto('a'), aPhoto('b')] }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'View notes of Wanda Walker' }));
    expect(screen.getByRole('dialog', { name: 'Notes' })).toHaveTextContent('Ridge done. Gutter tomorrow.');
    await user.keyboard('{Escape}');
    await user.click(button('View 2 photos of Wanda Walker'));
    expect(screen.getByRole('img', { name: 'Photo 1 of 2' })).toHaveAttribute('src', '/api/photos/a');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('img', { name: 'Photo 2 of 2' })).toHaveAttribute('src', '/api/photos/b');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('img', { name: 'Photo 1 of 2' })).toBeInTheDocument();
    await user.click(button('Previous'));
    expect(screen.getByText('2 of 2')).toBeInTheDocument();
  });
});
