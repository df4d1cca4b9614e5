import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import {
  aConnection,
  api,
  aViewer,
  mockGateway,
  rejectWith,
  renderScreen,
  respondWith,
  stopClockAt,
  wakeAt,
} from '@timetrack/testing';
import { aBreak, aDay, aSchedule, aTimesheet } from '../../testing/builders.js';
import { defaults } from '../../testing/defaults.js';
import { LoadJobs } from '../clock/clock.graphql.js';
import { LoadActiveTimesheet } from '../clock/punches.graphql.js';
import { forgetDraftsInMemory } from '../notes/draft-store.js';
import { LoadSchedules } from './todays-schedule.graphql.js';
import { WorkerHome } from './WorkerHome.js';

const server = mockGateway(defaults);

afterEach(() => {
  jest.useRealTimers();
});

beforeEach(() => {
  sessionStorage.clear();
  forgetDraftsInMemory();
});

const respondWithTimesheet = (timesheet: ReturnType<typeof aTimesheet> | null) =>
  server.use(api.query(LoadActiveTimesheet, () => respondWith(aViewer({ activeTimesheet: timesheet }))));

const respondWithDay = (day: Parameters<typeof aDay>[0]) =>
  server.use(
    api.query(LoadSchedules, () => respondWith(aViewer({ myDay: aDay(day), schedules: aConnection('Schedule', []) }))),
  );

describe('the total of the day', () => {
  test('includes earlier timesheets, and stays after a switch of the job', async () => {
    const job = (id: string, name: string) => ({ __typename: 'Job' as const, id, name });
    const jobs = [job('roof', 'Roof'), job('gutter', 'Gutter')];
    server.use(
      api.query(LoadJobs, () => respondWith(aViewer({ jobChoices: aConnection('Job', jobs), clockInJob: null }))),
    );
    respondWithTimesheet(aTimesheet({ job: { id: 'roof', name: 'Roof' } }));
    respondWithDay({ workedMinutes: 372 });
    const { user } = renderScreen(<WorkerHome />);
    expect(await screen.findByText('Today 6h 12m')).toBeInTheDocument();
    respondWithDay({ workedMinutes: 373 });
    await user.click(await screen.findByRole('button', { name: 'Switch to Gutter' }));
    expect(await screen.findByText('Today 6h 13m')).toBeInTheDocument();
  });

  test('stays after the clock-out', async () => {
    respondWithDay({ workedMinutes: 372 });
    renderScreen(<WorkerHome />);
    expect(await screen.findByText('Not clocked in')).toBeInTheDocument();
    expect(await screen.findByText('Today 6h 12m')).toBeInTheDocument();
  });
});

describe('the clock', () => {
  test('shows that it is loading, without punch buttons', async () => {
    renderScreen(<WorkerHome />);
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Clock In' })).not.toBeInTheDocument();
    await screen.findByText('Not clocked in');
  });

  test('offers to clock in without a timesheet in progress', async () => {
    renderScreen(<WorkerHome />);
    expect(await screen.findByText('Not clocked in')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Clock In' })).toBeEnabled();
  });

  test('shows the clock-in time in the organization’s zone', async () => {
    const now = new Date();
    respondWithTimesheet(aTimesheet({ clockInAt: now.toISOString() }));
    renderScreen(<WorkerHome />);
    const time = now.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'America/Denver' });
    expect(await screen.findByText(`Clocked in at ${time.replace(/\s/gu, ' ')}`)).toBeInTheDocument();
    expect(screen.getByRole('timer', { name: 'Elapsed time' })).toHaveTextContent(/^00:0\d:\d\d$/);
    expect(screen.getByRole('button', { name: 'Start Break' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Clock Out' })).toBeEnabled();
  });

  test('offers only to end the break during a break', async () => {
    respondWithTimesheet(aTimesheet({ breaks: [aBreak()] }));
    renderScreen(<WorkerHome />);
    expect(await screen.findByText('On Break')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'End Break' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Start Break' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Clock Out' })).not.toBeInTheDocument();
  });

  test('is not on break when every break has ended', async () => {
    respondWithTimesheet(aTimesheet({ breaks: [aBreak({ endAt: '2024-01-01T23:30:00.000Z' })] }));
    renderScreen(<WorkerHome />);
    await screen.findByRole('button', { name: 'Start Break' });
    expect(screen.queryByText('On Break')).not.toBeInTheDocument();
  });

  test('reports a loading failure and loads again on request', async () => {
    server.use(
      api.query(LoadActiveTimesheet, () => rejectWith({ message: 'Something broke', code: 'INTERNAL' }), {
        once: true,
      }),
    );
    const { user } = renderScreen(<WorkerHome />);
    await screen.findByText('The clock could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Not clocked in')).toBeInTheDocument();
  });
});

describe('the cards next to the clock', () => {
  test('greet by first name', async () => {
    renderScreen(<WorkerHome />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/, Wanda$/);
    await screen.findByText('Not clocked in');
  });

  test('say when there is no shift and no job', async () => {
    renderScreen(<WorkerHome />);
    expect(await screen.findByText('No scheduled shifts for today')).toBeInTheDocument();
    expect(screen.getByText('No shifts planned')).toBeInTheDocument();
    expect(await screen.findByText('No active job assignment')).toBeInTheDocument();
  });

  test('show the next shift even when today is free', async () => {
    const nextShift = {
      ...({ __typename: 'MyNextShift', id: 'shift-2', title: 'Framing' } as const),
      ...{ startAt: '2026-12-01T16:00:00.000Z', endAt: '2026-12-02T00:30:00.000Z' },
      job: { __typename: 'Job', id: 'job-1', name: 'Riverside Apartments' } as const,
    };
    respondWithDay({ nextShift });
    renderScreen(<WorkerHome />);
    expect(await screen.findByText('No scheduled shifts for today')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'My Next Shift' })).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Tue, Dec 1, 9:00 AM – 5:30 PM' });
    expect(link).toHaveAttribute('href', '/schedule?date=2026-12-01&open=shift&id=shift-2');
    expect(screen.getByText('Framing · Riverside Apartments')).toBeInTheDocument();
  });

  test('show the shifts of the day and the job', async () => {
    respondWithTimesheet(aTimesheet({ job: { id: 'job-1', name: 'Riverside Apartments' } }));
    const today = new Date();
    const shift = aSchedule({
      title: 'Framing',
      startAt: today.toISOString(),
      endAt: today.toISOString(),
      status: 'CANCELED',
    });
    server.use(
      api.query(LoadSchedules, () =>
        respondWith(aViewer({ myDay: aDay(), schedules: aConnection('Schedule', [shift]) })),
      ),
    );
    renderScreen(<WorkerHome />);
    const item = await screen.findByRole('listitem');
    expect(within(item).getByText('Framing')).toBeInTheDocument();
    expect(within(item).getByText('Canceled')).toBeInTheDocument();
    expect(await screen.findByText('Riverside Apartments')).toBeInTheDocument();
  });

  test('change at the organization’s midnight', async () => {
    stopClockAt('2026-03-03T06:59:59.000Z');
    server.use(
      api.query(LoadSchedules, ({ variables: { from } }) =>
        respondWith(
          aViewer({
            myDay: aDay(),
            schedules: aConnection('Schedule', [
              aSchedule({ title: from === '2026-03-03T07:00:00.000Z' ? 'Tuesday' : 'Monday' }),
            ]),
          }),
        ),
      ),
    );
    renderScreen(<WorkerHome />);
    expect(await screen.findByText('Monday')).toBeInTheDocument();
    wakeAt('2026-03-03T07:00:00.000Z');
    expect(await screen.findByText('Tuesday')).toBeInTheDocument();
  });

  test('load the organization’s day from midnight to midnight', async () => {
    const requestedRanges: { from: string; to: string }[] = [];
    server.use(
      api.query(LoadSchedules, ({ variables }) => {
        requestedRanges.push(variables);
        return respondWith(aViewer({ myDay: aDay(), schedules: aConnection('Schedule', []) }));
      }),
    );
    renderScreen(<WorkerHome />);
    await screen.findByText('No scheduled shifts for today');
    const midnight = {
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      timeZone: 'America/Denver',
    } as const;
    expect(new Date(requestedRanges[0]?.from ?? '').toLocaleTimeString('en-US', midnight)).toBe('00:00:00');
    expect(new Date(requestedRanges[0]?.to ?? '').toLocaleTimeString('en-US', midnight)).toBe('00:00:00');
  });
});
