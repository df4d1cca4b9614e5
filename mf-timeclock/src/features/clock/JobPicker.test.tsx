import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import {
  aConnection,
  aPayload,
  api,
  aSession,
  aViewer,
  mockGateway,
  renderScreen,
  respondWith,
} from '@timetrack/testing';
import { aJob, aTimesheet } from '../../testing/builders.js';
import { chooseJob } from '../../testing/choose-job.js';
import { defaults } from '../../testing/defaults.js';
import { WorkerHome } from '../home/WorkerHome.js';
import { LoadJobs } from './clock.graphql.js';
import { ClockIn, LoadActiveTimesheet } from './punches.graphql.js';

const server = mockGateway(defaults);
const roof = aJob('Roof');
const gutter = aJob('Gutter');

beforeEach(() => {
  localStorage.clear();
});

const offerJobs = (...jobs: ReturnType<typeof aJob>[]) =>
  server.use(
    api.query(LoadJobs, () => respondWith(aViewer({ jobChoices: aConnection('Job', jobs), clockInJob: null }))),
  );

/** Records the variables of each clock-in. */
function recordClockIns() {
  const sent: unknown[] = [];
  server.use(
    api.mutation(ClockIn, ({ variables }) => {
      sent.push(variables.input);
      const job = [roof, gutter].find(({ id }) => id === variables.input?.jobId) ?? null;
      server.use(api.query(LoadActiveTimesheet, () => respondWith(aViewer({ activeTimesheet: aTimesheet({ job }) }))));
      return respondWith(aPayload('timesheetClockIn', { timesheet: aTimesheet({ job }) }));
    }),
  );
  return sent;
}

test('the job picker is hidden if the organization has no jobs', async () => {
  const sent = recordClockIns();
  const { user } = renderScreen(<WorkerHome />);
  await user.click(await screen.findByRole('button', { name: 'Clock In' }));
  await screen.findByRole('button', { name: 'Clock Out' });
  expect(screen.queryByRole('combobox', { name: 'Job' })).not.toBeInTheDocument();
  await waitFor(() => expect(sent).toEqual([{}]));
});

test('the job picker and the button appear together, so that neither moves', async () => {
  const jobs = Promise.withResolvers<void>();
  server.use(
    api.query(LoadJobs, async () => {
      await jobs.promise;
      return respondWith(aViewer({ jobChoices: aConnection('Job', [roof]), clockInJob: null }));
    }),
  );
  renderScreen(<WorkerHome />);
  expect(await screen.findByText('No scheduled shifts for today')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Clock In' })).not.toBeInTheDocument();
  jobs.resolve();
  expect(await screen.findByRole('combobox', { name: 'Job' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Clock In' })).toBeInTheDocument();
});

test('a clock-in does not wait for jobs that never arrive', async () => {
  server.use(api.query(LoadJobs, () => new Promise<never>(() => undefined)));
  const sent = recordClockIns();
  const { user } = renderScreen(<WorkerHome />);
  await user.click(await screen.findByRole('button', { name: 'Clock In' }, { timeout: 30_000 }));
  await waitFor(() => expect(sent).toEqual([{}]));
});

test('a clock-in sends the chosen job, and Current Job shows it', async () => {
  offerJobs(gutter, roof);
  const sent = recordClockIns();
  const { user } = renderScreen(<WorkerHome />);
  expect(await screen.findByRole('combobox', { name: 'Job' })).toHaveDisplayValue('None');
  await chooseJob(user, 'Roof');
  await user.click(await screen.findByRole('button', { name: 'Clock In' }));
  await screen.findByRole('button', { name: 'Clock Out' });
  expect(screen.getByText('Roof')).toBeInTheDocument();
  expect(screen.queryByText('No active job assignment')).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Job' })).not.toBeInTheDocument();
  await waitFor(() => expect(sent).toEqual([{ jobId: roof.id }]));
});

test('the choice is remembered on the device for each user', async () => {
  offerJobs(gutter, roof);
  const { user, unmount } = renderScreen(<WorkerHome />);
  await chooseJob(user, 'Roof');
  unmount();
  const again = renderScreen(<WorkerHome />);
  expect(await screen.findByRole('combobox', { name: 'Job' })).toHaveDisplayValue('Roof');
  again.unmount();
  renderScreen(<WorkerHome />, { session: aSession({ id: 'user-2' }) });
  expect(await screen.findByRole('combobox', { name: 'Job' })).toHaveDisplayValue('None');
});

test('a job that has been retired is no longer selected', async () => {
  offerJobs(gutter, roof);
  const { user, unmount } = renderScreen(<WorkerHome />);
  await chooseJob(user, 'Roof');
  unmount();
  offerJobs(gutter);
  const sent = recordClockIns();
  const again = renderScreen(<WorkerHome />);
  expect(await screen.findByRole('combobox', { name: 'Job' })).toHaveDisplayValue('None');
  await again.user.click(await screen.findByRole('button', { name: 'Clock In' }));
  await waitFor(() => expect(sent).toEqual([{ jobId: null }]));
  await screen.findByRole('button', { name: 'Clock Out' });
});
