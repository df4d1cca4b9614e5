import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import {
  aPayload,
  api,
  aViewer,
  type GraphQLSubscription,
  mockGateway,
  rejectWith,
  renderScreen,
  respondWith,
  stopClockAt,
  wakeAt,
} from '@timetrack/testing';
import { aBreak, aTimesheet } from '../../testing/builders.js';
import { defaults } from '../../testing/defaults.js';
import { WorkerHome } from '../home/WorkerHome.js';
import { WatchOwnClock } from './clock.graphql.js';
import { ClockIn, ClockOut, CloseForgotten, LoadActiveTimesheet } from './punches.graphql.js';

const server = mockGateway(defaults);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

const respondWithTimesheet = (activeTimesheet: ReturnType<typeof aTimesheet> | null) =>
  server.use(api.query(LoadActiveTimesheet, () => respondWith(aViewer({ activeTimesheet }))));

describe('the clock of a person with two devices', () => {
  test('shows a break as soon as the other device starts it, with its own timer', async () => {
    respondWithTimesheet(aTimesheet());
    const subscriptions: GraphQLSubscription[] = [];
    server.use(api.subscription(WatchOwnClock, ({ subscription }) => void subscriptions.push(subscription)));
    renderScreen(<WorkerHome />);
    await screen.findByRole('button', { name: 'Clock Out' });
    await waitFor(() => expect(subscriptions).toHaveLength(1));

    respondWithTimesheet(aTimesheet({ version: 'version-2', breaks: [aBreak()] }));
    subscriptions[0]?.publish({
      data: { myClockChanged: { timesheet: { id: 'timesheet-1', version: 'version-2', job: null } } },
    });

    expect(await screen.findByRole('button', { name: 'End Break' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Clock Out' })).not.toBeInTheDocument();
    expect(screen.getByRole('timer', { name: 'Break time' })).toBeInTheDocument();
  });

  test('shows what the other device did while the clock was still loading', async () => {
    const firstLoad = Promise.withResolvers<void>();
    let loads = 0;
    server.use(
      api.query(LoadActiveTimesheet, async () => {
        loads += 1;
        if (loads > 1) return respondWith(aViewer({ activeTimesheet: aTimesheet() }));
        await firstLoad.promise;
        return respondWith(aViewer({ activeTimesheet: null }));
      }),
    );
    const subscriptions: GraphQLSubscription[] = [];
    server.use(api.subscription(WatchOwnClock, ({ subscription }) => void subscriptions.push(subscription)));
    renderScreen(<WorkerHome />);
    await waitFor(() => expect([subscriptions.length, loads]).toEqual([1, 1]));

    subscriptions[0]?.publish({
      data: { myClockChanged: { timesheet: { id: 'timesheet-1', version: 'version-1', job: null } } },
    });
    firstLoad.resolve();

    expect(await screen.findByRole('button', { name: 'Clock Out' })).toBeInTheDocument();
    expect(loads).toBe(2);
  });

  test('shows what the other device did while this one was locked', async () => {
    stopClockAt('2024-01-01T22:10:00Z');
    respondWithTimesheet(aTimesheet());
    renderScreen(<WorkerHome />);
    await screen.findByRole('button', { name: 'Clock Out' });

    respondWithTimesheet(aTimesheet({ version: 'version-2', breaks: [aBreak()] }));
    wakeAt('2024-01-01T23:10:00Z');

    expect(await screen.findByRole('button', { name: 'End Break' })).toBeInTheDocument();
  });

  test('says why a clock-out from an outdated screen did not end the shift', async () => {
    respondWithTimesheet(aTimesheet());
    const message = 'You are on a break, which was started elsewhere.';
    const sent: unknown[] = [];
    server.use(
      api.mutation(ClockOut, ({ variables }) => {
        sent.push(variables.input);
        respondWithTimesheet(aTimesheet({ version: 'version-2', breaks: [aBreak()] }));
        return rejectWith({ message, code: 'CONFLICT' });
      }),
    );
    const { user } = renderScreen(<WorkerHome />);

    await user.click(await screen.findByRole('button', { name: 'Clock Out' }));

    expect(await screen.findByText('Your clock has changed')).toBeInTheDocument();
    expect(screen.getAllByText(message)).not.toHaveLength(0);
    expect(await screen.findByRole('button', { name: 'End Break' })).toBeInTheDocument();
    expect(sent).toEqual([{ expectedVersion: 'version-1' }]);
  });
});

describe('a forgotten clock-out', () => {
  const forgotten = {
    __typename: 'ForgottenClockOut' as const,
    since: '2024-01-01T22:05:00.000Z',
    suggestedClockOutAt: '2024-01-02T00:30:00.000Z',
  };

  /** Records requests, and responds as the gateway would. */
  function record() {
    const sent: unknown[] = [];
    server.use(
      api.mutation(CloseForgotten, ({ variables }) => {
        sent.push(variables.input);
        respondWithTimesheet(null);
        const closed = aTimesheet({ clockOutAt: variables.input.clockOutAt });
        return respondWith(
          aPayload('timesheetCloseForgotten', { timesheet: { ...closed, status: 'PENDING' as const } }),
        );
      }),
      api.mutation(ClockIn, ({ variables }) => {
        sent.push(variables.input);
        respondWithTimesheet(aTimesheet({ id: 'timesheet-2' }));
        return respondWith(aPayload('timesheetClockIn', { timesheet: aTimesheet({ id: 'timesheet-2' }) }));
      }),
    );
    return sent;
  }

  test('is closed at the end of the shift and followed by a clock-in, with one tap', async () => {
    respondWithTimesheet(aTimesheet({ forgotten }));
    const sent = record();
    const { user } = renderScreen(<WorkerHome />);

    expect(await screen.findByText(/^You have been clocked in since .*3:05 PM. When did you stop\?$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clock Out' })).not.toBeInTheDocument();
    expect(screen.queryByText('Working')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save and Clock In' }));

    expect(await screen.findByRole('button', { name: 'Clock Out' })).toBeInTheDocument();
    expect(screen.getByText('Working')).toBeInTheDocument();
    expect(sent).toEqual([{ clockOutAt: '2024-01-02T00:30:00.000Z' }, {}]);
  });

  test('needs a time if there was no shift', async () => {
    respondWithTimesheet(aTimesheet({ forgotten: { ...forgotten, suggestedClockOutAt: null } }));
    const sent = record();
    const { user } = renderScreen(<WorkerHome />);

    await user.click(await screen.findByRole('button', { name: 'Save and Clock In' }));

    expect(await screen.findByText('Enter when you stopped')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test('shows why the gateway rejects the time, and does not clock in', async () => {
    respondWithTimesheet(aTimesheet({ forgotten }));
    const fields = { clockOutAt: 'Clock-out must not be before your last punch' };
    server.use(
      api.mutation(CloseForgotten, () => rejectWith({ message: 'Invalid', code: 'BAD_USER_INPUT', fields } as never)),
    );
    const { user } = renderScreen(<WorkerHome />);

    await user.click(await screen.findByRole('button', { name: 'Save and Clock In' }));

    expect(await screen.findByText(fields.clockOutAt)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save and Clock In' })).toBeInTheDocument();
  });

  test('stays dismissed after a reload when the user is still working', async () => {
    respondWithTimesheet(aTimesheet({ forgotten }));
    const { user, unmount } = renderScreen(<WorkerHome />);

    await user.click(await screen.findByRole('button', { name: 'I am still working' }));
    expect(await screen.findByRole('button', { name: 'Clock Out' })).toBeInTheDocument();
    unmount();
    renderScreen(<WorkerHome />);

    expect(await screen.findByRole('button', { name: 'Clock Out' })).toBeInTheDocument();
  });
});

test('notes say before the clock-in that they need a running timesheet', async () => {
  renderScreen(<WorkerHome />);
  expect(await screen.findByText(/^Notes and photos need a running timesheet/)).toBeInTheDocument();
});
