import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  aConnection,
  aPayload,
  api,
  aViewer,
  failToConnect,
  mockGateway,
  renderScreen,
  respondWith,
  stopClockAt,
  wakeAt,
} from '@timetrack/testing';
import { aDay, aJob, aSchedule, aTimesheet } from '../../testing/builders.js';
import { chooseJob } from '../../testing/choose-job.js';
import { defaults } from '../../testing/defaults.js';
import { LoadSchedules } from '../home/todays-schedule.graphql.js';
import { WorkerHome } from '../home/WorkerHome.js';
import { LoadJobs } from './clock.graphql.js';
import { ClockIn, ClockOut, LoadActiveTimesheet, SwitchJob } from './punches.graphql.js';

const server = mockGateway(defaults);
const [gutter, roof, tiles] = [aJob('Gutter'), aJob('Roof'), aJob('Tiles')];

const inOrder = (first: ReturnType<typeof aJob> | null) =>
  [gutter, roof, tiles].toSorted((one, other) => Number(other === first) - Number(one === first));

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.useRealTimers();
});

const respondWithTimesheet = (activeTimesheet: ReturnType<typeof aTimesheet> | null) =>
  server.use(api.query(LoadActiveTimesheet, () => respondWith(aViewer({ activeTimesheet }))));

/** The choices are in the order of the gateway: the job of the shift first. */
const respondWithShiftOf = (job: ReturnType<typeof aJob> | null, choices = inOrder(job)) =>
  server.use(
    api.query(LoadJobs, () =>
      respondWith(
        aViewer({
          jobChoices: aConnection('Job', choices),
          clockInJob: job && { __typename: 'Job' as const, id: job.id },
        }),
      ),
    ),
  );

/** Records the input and the key of each clock-in and each switch, and answers as the gateway would. */
function recordPunches() {
  const sent: { readonly jobId: unknown; readonly key: string | null }[] = [];
  const punch = (jobId: string | null | undefined, request: Request) => {
    sent.push({ jobId, key: request.headers.get('idempotency-key') });
    const job = [gutter, roof, tiles].find(({ id }) => id === jobId) ?? null;
    const timesheet = aTimesheet({ id: `timesheet-${sent.length + 1}`, job });
    respondWithTimesheet(timesheet);
    return timesheet;
  };
  server.use(
    api.mutation(ClockIn, ({ variables, request }) =>
      respondWith(aPayload('timesheetClockIn', { timesheet: punch(variables.input?.jobId, request) })),
    ),
    api.mutation(SwitchJob, ({ variables, request }) =>
      respondWith(aPayload('timesheetJobSwitch', { timesheet: punch(variables.input.jobId, request) })),
    ),
    api.mutation(ClockOut, () => {
      respondWithTimesheet(null);
      const closed = aTimesheet({ clockOutAt: '2024-01-02T01:00:00.000Z' });
      return respondWith(aPayload('timesheetClockOut', { timesheet: { ...closed, status: 'PENDING' as const } }));
    }),
  );
  return sent;
}

/** Buttons ignore clicks for a moment after they have changed. */
async function findButton(name: string) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  return button;
}

describe('the job of a clock-in', () => {
  test('is that of the shift', async () => {
    respondWithShiftOf(roof);
    const sent = recordPunches();
    const { user } = renderScreen(<WorkerHome />);

    expect(await screen.findByRole('combobox', { name: 'Job' })).toHaveDisplayValue('Roof');
    await user.click(await findButton('Clock In'));

    await waitFor(() => expect(sent).toMatchObject([{ jobId: roof.id }]));
  });

  test('is that of the next shift after the clock-out', async () => {
    respondWithShiftOf(gutter);
    const sent = recordPunches();
    const { user } = renderScreen(<WorkerHome />);
    await chooseJob(user, 'Tiles');
    await user.click(await findButton('Clock In'));

    respondWithShiftOf(roof);
    await user.click(await findButton('Clock Out'));

    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Job' })).toHaveDisplayValue('Roof'));
    await user.click(await findButton('Clock In'));
    await waitFor(() => expect(sent.map(({ jobId }) => jobId)).toEqual([tiles.id, roof.id]));
  });

  test('follows the shifts, as today’s schedule does, when the user returns to the page', async () => {
    stopClockAt('2024-01-01T22:00:00Z');
    respondWithShiftOf(gutter);
    renderScreen(<WorkerHome />);
    expect(await screen.findByRole('combobox', { name: 'Job' })).toHaveDisplayValue('Gutter');
    expect(await screen.findByText('No scheduled shifts for today')).toBeInTheDocument();

    respondWithShiftOf(roof);
    server.use(
      api.query(LoadSchedules, () =>
        respondWith(
          aViewer({ myDay: aDay(), schedules: aConnection('Schedule', [aSchedule({ title: 'Roof crew' })]) }),
        ),
      ),
    );
    wakeAt('2024-01-01T23:00:00Z');

    expect(await screen.findByText('Roof crew')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Job' })).toHaveDisplayValue('Roof'));
  });
});

describe('a switch of jobs', () => {
  test('takes one tap for the job of the shift, and one for the way back', async () => {
    respondWithShiftOf(tiles);
    respondWithTimesheet(aTimesheet({ job: gutter }));
    const sent = recordPunches();
    const { user } = renderScreen(<WorkerHome />);

    await user.click(await findButton('Switch to Tiles'));
    expect(await screen.findByText('Tiles')).toBeInTheDocument();
    respondWithShiftOf(gutter);
    await user.click(await findButton('Switch to Gutter'));

    await waitFor(() => expect(sent.map(({ jobId }) => jobId)).toEqual([tiles.id, gutter.id]));
  });

  test('lists the other jobs in the order of the gateway', async () => {
    respondWithShiftOf(gutter, [gutter, tiles, roof]);
    respondWithTimesheet(aTimesheet({ job: gutter }));
    const sent = recordPunches();
    const { user } = renderScreen(<WorkerHome />);

    await user.click(await findButton('Switch Job'));
    const list = screen.getByRole('list', { name: 'Jobs' });
    const buttons = within(list).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Tiles', 'Roof']);
    expect(screen.queryByRole('combobox', { name: 'Another job' })).not.toBeInTheDocument();
    await user.click(within(list).getByRole('button', { name: 'Roof' }));

    await waitFor(() => expect(sent).toMatchObject([{ jobId: roof.id }]));
    expect(await screen.findByText('Roof')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Switch Job' })).toHaveFocus();
  });

  test('lists at most five of many jobs, and finds the others by name', async () => {
    const many = Array.from({ length: 300 }, (_, index) => aJob(`Site ${index + 1}`));
    respondWithShiftOf(null, [gutter, ...many, roof]);
    respondWithTimesheet(aTimesheet({ job: gutter }));
    const sent = recordPunches();
    const { user } = renderScreen(<WorkerHome />);

    await user.click(await findButton('Switch Job'));
    const list = screen.getByRole('list', { name: 'Jobs' });
    expect(within(list).getAllByRole('button')).toHaveLength(5);
    await chooseJob(user, 'Roof', 'Another job');

    await waitFor(() => expect(sent).toMatchObject([{ jobId: roof.id }]));
  });

  test('is not repeated for another job after the network failed', async () => {
    respondWithShiftOf(roof);
    respondWithTimesheet(aTimesheet({ job: gutter }));
    const sent = recordPunches();
    server.use(api.mutation(SwitchJob, () => failToConnect(), { once: true }));
    const { user } = renderScreen(<WorkerHome />);
    await user.click(await findButton('Switch to Roof'));
    expect(await screen.findByText('The switch of your job is not confirmed')).toBeInTheDocument();

    await user.click(await findButton('Switch Job'));
    await user.click(await findButton('Tiles'));

    await waitFor(() => expect(sent).toMatchObject([{ jobId: tiles.id }]));
    await waitFor(() => expect(screen.queryByText(/is not confirmed/u)).not.toBeInTheDocument());
  });

  test('is sent again with its job and its key', async () => {
    respondWithShiftOf(roof);
    respondWithTimesheet(aTimesheet({ job: gutter }));
    const sent = recordPunches();
    let firstKey: string | null = null;
    server.use(
      api.mutation(
        SwitchJob,
        ({ request }) => {
          firstKey = request.headers.get('idempotency-key');
          return failToConnect();
        },
        { once: true },
      ),
    );
    const { user } = renderScreen(<WorkerHome />);
    await user.click(await findButton('Switch to Roof'));
    await user.click(await findButton('Try again'));

    await waitFor(() => expect(sent).toEqual([{ jobId: roof.id, key: firstKey }]));
  });
});
