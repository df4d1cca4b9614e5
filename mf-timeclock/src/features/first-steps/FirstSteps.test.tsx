import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useQuery } from '@timetrack/client';
import { api, aSessionAs, aViewer, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import type { Timeclock_FirstSteps_LoadQuery } from '../../gql/graphql.js';
import { stats } from '../../testing/builders.js';
import { defaults } from '../../testing/defaults.js';
import { LoadStats } from '../dashboard/dashboard.graphql.js';
import { FirstSteps } from './FirstSteps.js';
import {
  AddJob,
  ConfirmTimezone,
  CreateJoinLink,
  LoadFirstSteps,
  LoadJoinQr,
  PublishWeek,
  SaveTimezone,
} from './first-steps.graphql.js';

type Found = NonNullable<NonNullable<Timeclock_FirstSteps_LoadQuery['viewer']>['firstSteps']>;
type StepKey = Found['steps'][number]['key'];

afterEach(() => localStorage.clear());

const server = mockGateway(defaults);
const asOwner = { session: aSessionAs('OWNER') };
const keys: StepKey[] = ['CONFIRM_TIMEZONE', 'ADD_JOBS', 'INVITE_PEOPLE', 'PUBLISH_WEEK'];
const step = async (name: RegExp) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('li') as HTMLElement);
};

/** A gateway whose organization has done these steps. */
function respondWithSteps(done: StepKey[], more: Partial<Found> = {}) {
  const steps = () => keys.map((key) => ({ __typename: 'FirstStep' as const, key, isDone: done.includes(key) }));
  server.use(
    api.query(LoadFirstSteps, () =>
      respondWith({
        viewer: {
          __typename: 'Viewer',
          firstSteps: {
            __typename: 'FirstSteps',
            isDone: done.length === keys.length,
            ...{ timezone: 'America/Denver', draftWeek: null, steps: steps(), ...more },
          },
        },
      }),
    ),
  );
}

/** What the dashboard shows next to the list. */
function PeopleAtWork() {
  const { data } = useQuery(LoadStats);
  return <p>{data && `${data.viewer?.dashboardStats?.activeWorkers} working`}</p>;
}

describe('the first steps', () => {
  test('are shown with what is done, until they are hidden', async () => {
    respondWithSteps(['ADD_JOBS']);
    const { user, unmount } = renderScreen(<FirstSteps />, asOwner);
    expect(await screen.findByText('1 of 4 done')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: /Add the jobs.*, done/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(screen.queryByText('First steps')).not.toBeInTheDocument();
    unmount();
    renderScreen(<FirstSteps />, asOwner);
    expect(screen.queryByText('First steps')).not.toBeInTheDocument();
  });

  test('are not shown in an organization that has done them', async () => {
    respondWithSteps(keys);
    const onKnown = jest.fn();
    renderScreen(<FirstSteps onKnown={onKnown} />, asOwner);
    await waitFor(() => expect(onKnown).toHaveBeenCalled());
    expect(screen.queryByText('First steps')).not.toBeInTheDocument();
  });

  test('let the rest of the screen appear if they can’t be loaded', async () => {
    server.use(api.query(LoadFirstSteps, () => rejectWith({ message: 'Unexpected error', code: 'INTERNAL' })));
    const onKnown = jest.fn();
    renderScreen(<FirstSteps onKnown={onKnown} />, asOwner);
    await waitFor(() => expect(onKnown).toHaveBeenCalled());
  });

  test('confirm the time zone, or save another', async () => {
    const sent: unknown[] = [];
    respondWithSteps([]);
    const organization = { __typename: 'Organization' as const, id: 'organization' };
    server.use(
      api.mutation(ConfirmTimezone, () => {
        sent.push('confirmed');
        return respondWith({
          organizationTimezoneConfirm: { __typename: 'OrganizationTimezoneConfirmPayload', organization },
        });
      }),
      api.mutation(SaveTimezone, ({ variables }) => {
        sent.push(variables.input);
        return respondWith({ organizationUpdate: { __typename: 'OrganizationUpdatePayload', organization } });
      }),
    );
    const { user } = renderScreen(<FirstSteps />, asOwner);
    const zone = await step(/time zone/);
    expect(zone.getByLabelText('Time zone')).toHaveValue('America/Denver');
    await user.click(zone.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(sent).toEqual(['confirmed']));
    await user.selectOptions(zone.getByLabelText('Time zone'), 'America/Chicago');
    await user.click(zone.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(sent).toEqual(['confirmed', { timezone: 'America/Chicago' }]));
  });

  test('offer the time zone of the browser once, although browsers call it by an earlier name', async () => {
    const resolved = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Asia/Calcutta' };
    const browser = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(resolved);
    respondWithSteps([], { timezone: 'Asia/Kolkata' });
    renderScreen(<FirstSteps />, asOwner);
    const zone = await step(/time zone/);
    const names = zone.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names.filter((name) => name?.startsWith('Asia'))).toEqual(['Asia/Kolkata']);
    browser.mockRestore();
  });

  test('add one job after the other, and keep a name that the server rejects', async () => {
    respondWithSteps([]);
    const { user, toasts } = renderScreen(<FirstSteps />, asOwner);
    const jobs = await step(/Add the jobs/);
    const message = 'A job with this name exists';
    server.use(api.mutation(AddJob, () => rejectWith({ message, code: 'CONFLICT' }), { once: true }));
    await user.type(jobs.getByLabelText('Name of the job'), 'Riverside Park{Enter}');
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Failed to add the job', description: message }]));
    expect(jobs.getByLabelText('Name of the job')).toHaveValue('Riverside Park');
    server.use(
      api.mutation(AddJob, ({ variables }) =>
        respondWith({
          jobCreate: {
            __typename: 'JobCreatePayload',
            job: { __typename: 'Job', id: variables.input.name, name: variables.input.name },
          },
        }),
      ),
    );
    await user.click(jobs.getByRole('button', { name: 'Add Job' }));
    expect(await jobs.findByText('Added: Riverside Park')).toBeInTheDocument();
    await user.type(jobs.getByLabelText('Name of the job'), 'Elm Street{Enter}');
    expect(await jobs.findByText('Added: Riverside Park, Elm Street')).toBeInTheDocument();
  });

  test('keep the next job that is typed while the server stores the last one', async () => {
    respondWithSteps([]);
    const response = Promise.withResolvers<void>();
    server.use(
      api.mutation(AddJob, async () => {
        await response.promise;
        return respondWith({
          jobCreate: { __typename: 'JobCreatePayload', job: { __typename: 'Job', id: 'park', name: 'Riverside Park' } },
        });
      }),
    );
    const { user } = renderScreen(<FirstSteps />, asOwner);
    const jobs = await step(/Add the jobs/);
    const name = jobs.getByLabelText('Name of the job');
    await user.type(name, 'Riverside Park{Enter}');
    await user.clear(name);
    await user.type(name, 'Elm Street');
    response.resolve();
    expect(await jobs.findByText('Added: Riverside Park')).toBeInTheDocument();
    expect(name).toHaveValue('Elm Street');
  });

  test('make one join link with its QR code', async () => {
    const sent: unknown[] = [];
    respondWithSteps([]);
    server.use(
      api.mutation(CreateJoinLink, ({ variables }) => {
        sent.push(variables.input);
        respondWithSteps(['INVITE_PEOPLE']);
        return respondWith({
          invitationCreate: {
            __typename: 'InvitationCreatePayload',
            invitation: {
              ...{ __typename: 'Invitation', id: 'link', inviteCode: 'AAAA-BBBB-CCCC-DDDD' },
              ...{ role: 'ACCOUNTANT', maxUses: 12 },
              registrationUrl: 'https://time.example.com/register?code=AAAA-BBBB-CCCC-DDDD',
              expiresAt: '2026-11-30T18:00:00.000Z',
            },
          },
        });
      }),
      api.query(LoadJoinQr, () =>
        respondWith({
          viewer: { __typename: 'Viewer', invitationQr: { __typename: 'InvitationQr', qrCodeDataUrl: 'data:,' } },
        }),
      ),
    );
    const { user } = renderScreen(<FirstSteps />, asOwner);
    const people = await step(/Invite your people/);
    const count = people.getByLabelText('Number of people');
    await user.selectOptions(people.getByLabelText('They join as'), 'Accountant');
    await user.selectOptions(people.getByLabelText('Expires'), 'In 30 days');
    await user.clear(count);
    await user.click(people.getByRole('button', { name: 'Create Join Link' }));
    expect(count).toHaveAccessibleDescription('Enter a whole number from 2 to 500');
    expect(sent).toEqual([]);
    await user.type(count, '12{Enter}');
    expect(await screen.findByLabelText('Join link')).toHaveValue(
      'https://time.example.com/register?code=AAAA-BBBB-CCCC-DDDD',
    );
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeInTheDocument();
    expect(
      screen.getByText('Up to 12 people can join as accountants with it until Nov 30, 2026, 11:00 AM.'),
    ).toBeInTheDocument();
    expect(sent).toEqual([{ role: 'ACCOUNTANT', maxUses: 12, expiresInDays: 30 }]);
  });

  test('publish the planned week, and say when everything is done', async () => {
    respondWithSteps(['CONFIRM_TIMEZONE', 'ADD_JOBS', 'INVITE_PEOPLE'], {
      draftWeek: { startDate: '2026-11-22', count: 2 },
    });
    server.use(
      api.mutation(PublishWeek, ({ variables }) => {
        expect(variables.input).toEqual({ weekOf: '2026-11-22' });
        respondWithSteps(keys);
        return respondWith({ scheduleWeekPublish: { __typename: 'ScheduleWeekPublishPayload', schedules: [] } });
      }),
    );
    let countOfStats = 0;
    server.use(
      api.query(LoadStats, () => {
        countOfStats += 1;
        return respondWith(aViewer({ dashboardStats: stats({ activeWorkers: countOfStats }) }));
      }),
    );
    const { user } = renderScreen(
      <>
        <FirstSteps />
        <PeopleAtWork />
      </>,
      asOwner,
    );
    expect(await screen.findByText('1 working')).toBeInTheDocument();
    expect(await screen.findByText(/2 drafts in the week of Nov 22, 2026/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Publish 2 Shifts' }));
    expect(await screen.findByText('Everything is set up. Your people can clock in.')).toBeInTheDocument();
    expect(await screen.findByText('2 working')).toBeInTheDocument();
  });

  test.each([
    ['2026-11-26T18:00:00Z', 'Thursday', '2026-11-26'],
    ['2026-11-27T18:00:00Z', 'Friday', '2026-12-04'],
  ])('open the plan of the week at %s, a %s, while nothing is planned', async (now, _, date) => {
    jest.useFakeTimers({ now: new Date(now), advanceTimers: true });
    respondWithSteps(['CONFIRM_TIMEZONE']);
    renderScreen(<FirstSteps />, asOwner);
    const week = await step(/Publish a week/);
    expect(week.getByRole('link', { name: 'Plan the Week' })).toHaveAttribute(
      'href',
      `/schedules?view=week&date=${date}&open=plan`,
    );
    jest.useRealTimers();
  });
});
