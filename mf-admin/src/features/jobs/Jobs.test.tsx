import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  aConnection,
  api,
  aSessionAs,
  aViewer,
  mockGateway,
  rejectWith,
  renderScreen,
  respondWith,
} from '@timetrack/testing';
import { defaults } from '../../testing/defaults.js';
import { someJobs } from '../../testing/jobs-defaults.js';
import { aJob } from '../../testing/settings-builders.js';
import { Jobs } from './Jobs.js';
import {
  ChangeJobs,
  ChangePeople,
  CreateJob,
  LimitPeople,
  LoadJobs,
  LoadPeopleOfJob,
  LoadTeam,
  UpdateJob,
} from './jobs.graphql.js';

const server = mockGateway(defaults);
const roof = aJob('Roof', { id: 'roof' });
const gutter = aJob('Gutter', { id: 'gutter' });
const old = aJob('Old mill', { id: 'old', retired: true });

const respondWithJobs = (...args: Parameters<typeof someJobs>) =>
  server.use(api.query(LoadJobs, () => respondWith(someJobs(...args))));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);
const active = () => within(screen.getByRole('list', { name: 'Active jobs' }));

async function renderJobs(role: 'OWNER' | 'MANAGER' = 'OWNER') {
  const rendered = renderScreen(<Jobs />, { session: aSessionAs(role) });
  await waitFor(() => expect(screen.queryByText('Loading the jobs')).not.toBeInTheDocument());
  return rendered;
}

describe('jobs', () => {
  test('show an empty state for an empty list', async () => {
    await renderJobs();
    expect(screen.getByText('No jobs')).toBeInTheDocument();
  });

  test('can be created', async () => {
    const sent: unknown[] = [];
    server.use(
      api.mutation(CreateJob, ({ variables }) => {
        sent.push(variables.input);
        respondWithJobs({ jobs: [roof] });
        return respondWith({ jobCreate: { job: roof } });
      }),
    );
    const { user, toasts } = await renderJobs();
    await user.click(button('Add Job'));
    await user.click(button('Create Job'));
    expect(field('Job Name')).toHaveAccessibleDescription('Job name is required');
    await user.type(field('Job Name'), 'Roof');
    await user.click(button('Create Job'));
    expect(await screen.findByText('Roof')).toBeInTheDocument();
    await waitFor(() => expect(toasts).toEqual([{ title: 'Job created' }]));
    expect(sent).toEqual([{ name: 'Roof' }]);
  });

  test('keep the input when the name is taken, and show the error only at the field', async () => {
    const message = 'An active job with this name already exists';
    server.use(api.mutation(CreateJob, () => rejectWith({ message, code: 'CONFLICT', fields: { name: message } })));
    const { user, toasts } = await renderJobs();
    await user.click(button('Add Job'));
    await user.type(field('Job Name'), 'Roof');
    await user.click(button('Create Job'));
    await waitFor(() => expect(field('Job Name')).toHaveAccessibleDescription(message));
    expect(field('Job Name')).toHaveValue('Roof');
    expect(toasts).toEqual([]);
  });

  test('can be renamed', async () => {
    respondWithJobs({ jobs: [roof] });
    server.use(
      api.mutation(UpdateJob, ({ variables: { input } }) => {
        respondWithJobs({ jobs: [aJob('Gutter', { id: 'roof' })] });
        return respondWith({ jobUpdate: { job: aJob(input.name ?? '', { id: input.id }) } });
      }),
    );
    const { user, toasts } = await renderJobs();
    await user.click(button('Rename Roof'));
    await user.clear(field('Job Name'));
    await user.type(field('Job Name'), 'Gutter');
    await user.click(button('Save'));
    expect(await screen.findByText('Gutter')).toBeInTheDocument();
    await waitFor(() => expect(toasts).toEqual([{ title: 'Job renamed' }]));
  });

  test('are archived and reinstated several at once', async () => {
    respondWithJobs({ jobs: [roof, gutter, old] });
    const sent: unknown[] = [];
    server.use(
      api.mutation(ChangeJobs, ({ variables: { input } }) => {
        sent.push(input);
        return respondWith({ jobSelectionChange: { jobs: [] } });
      }),
    );
    const { user, toasts } = await renderJobs();
    await user.click(field('Select all'));
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    await user.click(button('Archive'));
    await waitFor(() => expect(toasts).toEqual([{ title: '2 jobs archived' }]));
    expect(screen.getByText('Select all')).toBeInTheDocument();

    await user.click(screen.getByRole('tab', { name: 'Archived (1)' }));
    await user.click(field('Old mill'));
    await user.click(button('Reinstate'));
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(sent).toEqual([
      { ids: ['roof', 'gutter'], retired: true },
      { ids: ['old'], retired: false },
    ]);
  });

  test('that do not change say why and stay selected', async () => {
    respondWithJobs({ jobs: [old] });
    const message = 'An active job with this name already exists';
    server.use(api.mutation(ChangeJobs, () => rejectWith({ message, code: 'CONFLICT', fields: { name: message } })));
    const { user, toasts } = await renderJobs();
    await user.click(screen.getByRole('tab', { name: 'Archived (1)' }));
    await user.click(field('Old mill'));
    await user.click(button('Reinstate'));
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'Failed to reinstate the jobs', description: message, variant: 'destructive' }]),
    );
    expect(field('Old mill')).toBeChecked();
  });

  test('are found among 300 by name, twenty at a time', async () => {
    const many = Array.from({ length: 300 }, (_, index) => aJob(`Site ${index + 1}`, { id: `site-${index + 1}` }));
    respondWithJobs({ jobs: many });
    const { user } = await renderJobs();
    expect(active().getAllByRole('listitem')).toHaveLength(20);
    expect(screen.getByText('1–20 of 300')).toBeInTheDocument();
    await user.type(field('Search jobs'), '29');
    expect(active().getAllByRole('listitem')[0]).toHaveTextContent('Site 29');
    expect(screen.queryByText(/of 300/)).not.toBeInTheDocument();
  });

  test('are only read by managers', async () => {
    respondWithJobs({ jobs: [roof], limitPeopleToJobs: true, counts: [{ jobId: 'roof', people: 3 }] });
    await renderJobs('MANAGER');
    expect(screen.getByText('Roof')).toBeInTheDocument();
    expect(screen.getByText('3 people')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Add|Rename|Archive/ })).not.toBeInTheDocument();
  });

  test('show a load failure that can be retried', async () => {
    server.use(api.query(LoadJobs, () => rejectWith({ message: 'Broken', code: 'INTERNAL' }), { once: true }));
    const { user } = await renderJobs();
    expect(await screen.findByText('The jobs could not be loaded')).toBeInTheDocument();
    await user.click(button('Try again'));
    expect(await screen.findByText('No jobs')).toBeInTheDocument();
  });
});

describe('the people of jobs', () => {
  const person = (id: string, firstName: string) => ({
    ...{ __typename: 'User' as const, id, firstName, lastName: 'Reyes', scheduleColor: '#3b82f6' },
    status: 'ACTIVE' as const,
  });
  const recordPeople = () => {
    const sent: unknown[] = [];
    const users = [person('ada', 'Ada'), person('ben', 'Ben')];
    server.use(
      api.query(LoadTeam, () => respondWith(aViewer({ users: aConnection('User', users) }))),
      api.query(LoadPeopleOfJob, () => respondWith(aViewer({ jobPeople: aConnection('User', users.slice(0, 1)) }))),
      api.mutation(ChangePeople, ({ variables: { input } }) => {
        sent.push(input);
        return respondWith({ jobPeopleChange: { changedJobIds: [...input.ids] } });
      }),
    );
    return sent;
  };

  test('matter once people are limited to their jobs', async () => {
    respondWithJobs({ jobs: [roof] });
    const sent: unknown[] = [];
    server.use(
      api.mutation(LimitPeople, ({ variables: { input } }) => {
        sent.push(input);
        return respondWith({
          organizationUpdate: {
            organization: { __typename: 'Organization', id: 'organization-1', limitPeopleToJobs: true },
          },
        });
      }),
    );
    const { user } = await renderJobs();
    expect(screen.queryByRole('button', { name: /No people yet/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: 'Limit people to their jobs' }));
    expect(await screen.findByRole('button', { name: /No people yet/ })).toBeInTheDocument();
    expect(sent).toEqual([{ limitPeopleToJobs: true }]);
  });

  test('are added to a job and removed from it', async () => {
    respondWithJobs({ jobs: [roof], limitPeopleToJobs: true, counts: [{ jobId: 'roof', people: 1 }] });
    const sent = recordPeople();
    const { user, toasts } = await renderJobs();
    await user.click(button('1 person: People of Roof'));
    await user.click(await screen.findByRole('button', { name: 'Remove Ada Reyes' }));
    await user.type(screen.getByRole('combobox', { name: 'People' }), 'ben');
    await user.click(screen.getByRole('option', { name: /Ben/ }));
    await user.click(button('Save'));
    await waitFor(() => expect(toasts).toEqual([{ title: 'People of the job saved' }]));
    expect(sent).toEqual([{ ids: ['roof'], addUserIds: ['ben'], removeUserIds: ['ada'] }]);
  });

  test('are added to several jobs at once', async () => {
    respondWithJobs({ jobs: [roof, gutter], limitPeopleToJobs: true });
    const sent = recordPeople();
    const { user } = await renderJobs();
    await user.click(field('Select all'));
    await user.click(button('Add People'));
    await user.type(await screen.findByRole('combobox', { name: 'People' }), 'ada');
    await user.click(await screen.findByRole('option', { name: /Ada/ }));
    await user.click(button('Save'));
    await waitFor(() => expect(sent).toEqual([{ ids: ['roof', 'gutter'], addUserIds: ['ada'], removeUserIds: [] }]));
  });
});
