import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import {
  aPayload,
  api,
  aViewer,
  failToConnect,
  mockGateway,
  rejectWith,
  renderScreen,
  respondWith,
} from '@timetrack/testing';
import { delay, HttpResponse } from 'msw';
import { aBreak, aTimesheet } from '../../testing/builders.js';
import { defaults } from '../../testing/defaults.js';
import { WorkerHome } from '../home/WorkerHome.js';
import { forgetDraftsInMemory } from '../notes/draft-store.js';
import { ClockIn, ClockOut, EndBreak, LoadActiveTimesheet, StartBreak } from './punches.graphql.js';

const server = mockGateway(defaults);

beforeEach(() => {
  sessionStorage.clear();
  forgetDraftsInMemory();
});

type Timesheet = ReturnType<typeof aTimesheet>;
const notNow = { message: 'Not now, please', code: 'CONFLICT' };
const working = aTimesheet();
const onBreak = aTimesheet({ breaks: [aBreak()] });

/** Sets the timesheet in progress that the gateway returns. */
function respondWithActiveTimesheet(timesheet: Timesheet | null): void {
  server.use(api.query(LoadActiveTimesheet, () => respondWith(aViewer({ activeTimesheet: timesheet }))));
}

async function punch(name: string) {
  const rendered = renderScreen(<WorkerHome />);
  const button = await screen.findByRole('button', { name });
  await rendered.user.click(button);
  return rendered;
}

const badGateway = () =>
  new HttpResponse<undefined>(undefined, { status: 502, headers: { 'x-request-id': '0198c1f2' } });
const badGatewayText = 'The server could not do this (status 502). Please try again. Request ID: 0198c1f2';

test('a clock that a proxy could not load names the request, not the connection', async () => {
  server.use(api.query(LoadActiveTimesheet, () => badGateway()));
  renderScreen(<WorkerHome />);
  expect(await screen.findByText(badGatewayText)).toBeInTheDocument();
  expect(screen.queryByText(/your connection/)).not.toBeInTheDocument();
});

describe('a punch that succeeds', () => {
  test('clocks in', async () => {
    server.use(
      api.mutation(ClockIn, () => {
        respondWithActiveTimesheet(working);
        return respondWith(aPayload('timesheetClockIn', { timesheet: working }));
      }),
    );
    const { toasts } = await punch('Clock In');
    expect(await screen.findByText('Your time is now being tracked')).toBeInTheDocument();
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'Clocked in', description: 'Your time is now being tracked' }]),
    );
    expect(screen.getByRole('button', { name: 'Clock Out' })).toBeInTheDocument();
  });

  test('clocks out', async () => {
    respondWithActiveTimesheet(working);
    server.use(
      api.mutation(ClockOut, () => {
        respondWithActiveTimesheet(null);
        return respondWith(aPayload('timesheetClockOut', { timesheet: { ...working, status: 'PENDING' as const } }));
      }),
    );
    const { toasts } = await punch('Clock Out');
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'Clocked out', description: 'Your timesheet has been saved' }]),
    );
    expect(screen.getByText('Not clocked in')).toBeInTheDocument();
    expect(screen.queryByText('Did you get your meal and rest breaks?')).not.toBeInTheDocument();
  });

  test('clocks out, and then has the question about breaks under California’s law', async () => {
    respondWithActiveTimesheet(working);
    server.use(
      api.mutation(ClockOut, () => {
        respondWithActiveTimesheet(null);
        const timesheet = { ...working, status: 'PENDING' as const, asksForBreaks: true };
        return respondWith(aPayload('timesheetClockOut', { timesheet }));
      }),
    );
    const { user } = await punch('Clock Out');
    expect(await screen.findByText('Did you get your meal and rest breaks?')).toBeInTheDocument();
    expect(screen.getByText('Not clocked in')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    const thanks = await screen.findByText('Thank you. You can change your answer in My Hours.');
    expect(thanks.closest('[role="status"]')).toHaveFocus();
  });

  test('starts an unpaid break', async () => {
    const inputs: unknown[] = [];
    respondWithActiveTimesheet(working);
    server.use(
      api.mutation(StartBreak, ({ variables }) => {
        inputs.push(variables.input);
        respondWithActiveTimesheet(onBreak);
        return respondWith(aPayload('timesheetBreakStart', { timesheet: onBreak }));
      }),
    );
    const { toasts } = await punch('Start Break');
    await waitFor(() => expect(toasts).toEqual([{ title: 'Break started', description: 'Enjoy your break!' }]));
    expect(inputs).toEqual([{ type: 'UNPAID' }]);
    expect(screen.getByText('On Break')).toBeInTheDocument();
  });

  test('ends a break', async () => {
    respondWithActiveTimesheet(onBreak);
    server.use(
      api.mutation(EndBreak, () => {
        respondWithActiveTimesheet(working);
        return respondWith(aPayload('timesheetBreakEnd', { timesheet: working }));
      }),
    );
    const { toasts } = await punch('End Break');
    await waitFor(() => expect(toasts).toEqual([{ title: 'Break ended', description: 'Back to work!' }]));
    expect(screen.queryByText('On Break')).not.toBeInTheDocument();
  });

  test('keeps the keyboard focus at the buttons', async () => {
    respondWithActiveTimesheet(working);
    server.use(
      api.mutation(StartBreak, () => {
        respondWithActiveTimesheet(onBreak);
        return respondWith(aPayload('timesheetBreakStart', { timesheet: onBreak }));
      }),
    );
    await punch('Start Break');
    await screen.findByRole('button', { name: 'End Break' });
    await waitFor(() => expect(screen.getByRole('group', { name: 'Punch' })).toHaveFocus());
  });

  test('shows its result before the server responds and ignores a second punch until then', async () => {
    server.use(api.mutation(ClockIn, async () => delay('infinite')));
    const { user, toasts } = await punch('Clock In');
    const clockOut = await screen.findByRole('button', { name: 'Clock Out' });
    expect(toasts).toEqual([]);
    expect(clockOut).toHaveAttribute('aria-disabled', 'true');
    await user.click(clockOut);
    expect(screen.getByRole('timer')).toBeInTheDocument();
  });
});

describe('a punch that the server rejects', () => {
  const cases = [
    ['Clock In', null, api.mutation(ClockIn, () => rejectWith(notNow)), 'Clock-in failed'],
    ['Clock Out', working, api.mutation(ClockOut, () => rejectWith(notNow)), 'Clock-out failed'],
    ['Start Break', working, api.mutation(StartBreak, () => rejectWith(notNow)), 'Break start failed'],
    ['End Break', onBreak, api.mutation(EndBreak, () => rejectWith(notNow)), 'Break end failed'],
  ] as const;

  test.each(cases)('rolls %s back and says why', async (name, before, refusing, title) => {
    respondWithActiveTimesheet(before);
    server.use(refusing);
    const { toasts } = await punch(name);
    await waitFor(() => expect(toasts).toEqual([{ title, description: 'Not now, please', variant: 'destructive' }]));
    expect(await screen.findByRole('button', { name })).toBeInTheDocument();
  });

  test('shows the actual state when another device was faster', async () => {
    server.use(
      api.mutation(ClockIn, () => {
        respondWithActiveTimesheet(onBreak);
        return rejectWith({ message: 'You are already clocked in', code: 'CONFLICT' });
      }),
    );
    const { toasts } = await punch('Clock In');
    expect(await screen.findByText('On Break')).toBeInTheDocument();
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Clock-in failed', description: 'You are already clocked in', variant: 'destructive' },
      ]),
    );
  });
});

describe('a punch without a response', () => {
  test('is shown as unconfirmed until its result is known', async () => {
    server.use(api.mutation(ClockIn, () => failToConnect()));
    const { toasts } = await punch('Clock In');
    expect(await screen.findByText('Your clock-in is not confirmed')).toBeInTheDocument();
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'Clock-in failed', description: 'Failed to clock in', variant: 'destructive' }]),
    );
    expect(screen.getByText('Not clocked in')).toBeInTheDocument();
  });

  test('is reported as a failure of the server when a proxy responds for it', async () => {
    server.use(api.mutation(ClockIn, () => badGateway()));
    const { toasts } = await punch('Clock In');
    expect(await screen.findByText('Your clock-in is not confirmed')).toBeInTheDocument();
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Clock-in failed', description: badGatewayText }]));
    expect(screen.queryByText(/your connection|could not be reached/)).not.toBeInTheDocument();
  });

  test('is sent again with the same key', async () => {
    const keys: (string | null)[] = [];
    server.use(
      api.mutation(ClockIn, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        if (keys.length === 1) return failToConnect();
        respondWithActiveTimesheet(working);
        return respondWith(aPayload('timesheetClockIn', { timesheet: working }));
      }),
    );
    const { user } = await punch('Clock In');
    const again = await screen.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'false'));
    await user.click(again);
    expect(await screen.findByText('Your time is now being tracked')).toBeInTheDocument();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(screen.queryByText('Your clock-in is not confirmed')).not.toBeInTheDocument();
  });

  test('needs no retry if it reached the server', async () => {
    server.use(
      api.mutation(ClockIn, () => {
        respondWithActiveTimesheet(working);
        return failToConnect();
      }),
    );
    await punch('Clock In');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Clock Out' })).toBeInTheDocument());
    await waitFor(() => expect(screen.queryByText('Your clock-in is not confirmed')).not.toBeInTheDocument());
  });

  test('is checked when the network is back', async () => {
    server.use(api.mutation(ClockIn, () => failToConnect()));
    await punch('Clock In');
    await screen.findByText('Your clock-in is not confirmed');
    respondWithActiveTimesheet(working);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText('Your clock-in is not confirmed')).not.toBeInTheDocument());
    expect(await screen.findByRole('button', { name: 'Clock Out' })).toBeInTheDocument();
  });

  test('is checked when the network is back, even if an earlier check is still under way', async () => {
    const begun = Promise.withResolvers<void>();
    const earlier = Promise.withResolvers<void>();
    server.use(
      api.mutation(ClockIn, () => {
        server.use(
          api.query(LoadActiveTimesheet, async () => {
            begun.resolve();
            await earlier.promise;
            return respondWith(aViewer({ activeTimesheet: null }));
          }),
        );
        return failToConnect();
      }),
    );
    await punch('Clock In');
    await screen.findByText('Your clock-in is not confirmed');
    await begun.promise;
    respondWithActiveTimesheet(working);
    window.dispatchEvent(new Event('online'));
    earlier.resolve();
    expect(await screen.findByRole('button', { name: 'Clock Out' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Your clock-in is not confirmed')).not.toBeInTheDocument());
  });

  test('gets a new key after the server rejected the previous attempt', async () => {
    const keys = new Set<string | null>();
    server.use(
      api.mutation(ClockIn, ({ request }) => {
        keys.add(request.headers.get('idempotency-key'));
        return rejectWith(notNow);
      }),
    );
    const { user, toasts } = await punch('Clock In');
    await waitFor(() => expect(toasts).toHaveLength(1));
    const button = screen.getByRole('button', { name: 'Clock In' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    await user.click(button);
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(keys.size).toBe(2);
  });
});
