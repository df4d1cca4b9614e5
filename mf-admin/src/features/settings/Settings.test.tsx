import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { api, aSessionAs, aViewer, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { defaults } from '../../testing/defaults.js';
import { aJob, aPolicy } from '../../testing/settings-builders.js';
import { CreateJob, LoadJobs, UpdateJob } from './jobs/jobs.graphql.js';
import { CreatePolicy, LoadPolicies, UpdatePolicy } from './policies/policies.graphql.js';
import { Settings } from './Settings.js';

const server = mockGateway(defaults);
const asOwner = { session: aSessionAs('OWNER') };

const respondWithJobs = (...found: ReturnType<typeof aJob>[]) =>
  server.use(api.query(LoadJobs, () => respondWith(aViewer({ jobs: { nodes: found } }))));
const respondWithPolicies = (...found: ReturnType<typeof aPolicy>[]) =>
  server.use(api.query(LoadPolicies, () => respondWith(aViewer({ ptoPolicies: { nodes: found } }))));

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);

async function renderSettings() {
  const rendered = renderScreen(<Settings />, asOwner);
  await screen.findByText(/^Paid time off$/);
  await waitFor(() => expect(screen.queryByText('Jobs could not be loaded')).not.toBeInTheDocument());
  return rendered;
}

describe('jobs', () => {
  test('show an empty state for an empty list', async () => {
    await renderSettings();
    expect(await screen.findByText('No jobs')).toBeInTheDocument();
  });

  test('can be created', async () => {
    const sent: unknown[] = [];
    server.use(
      api.mutation(CreateJob, ({ variables }) => {
        sent.push(variables.input);
        respondWithJobs(aJob('Roof'));
        return respondWith({ jobCreate: { job: aJob('Roof') } });
      }),
    );
    const { user, toasts } = await renderSettings();
    await user.click(button('Add Job'));
    await user.type(field('Job Name'), 'Roof');
    await user.click(button('Create Job'));
    expect(await screen.findByText('Roof')).toBeInTheDocument();
    await waitFor(() => expect(toasts).toEqual([{ title: 'Job created' }]));
    expect(sent).toEqual([{ name: 'Roof' }]);
    await waitFor(() => expect(button('Add Job')).toHaveFocus());
  });

  test('require a name', async () => {
    const { user } = await renderSettings();
    await user.click(button('Add Job'));
    await user.click(button('Create Job'));
    expect(field('Job Name')).toHaveAccessibleDescription('Job name is required');
  });

  test('keep the input when the name is taken, and show the error only at the field', async () => {
    const message = 'An active job with this name already exists';
    server.use(api.mutation(CreateJob, () => rejectWith({ message, code: 'CONFLICT', fields: { name: message } })));
    const { user, toasts } = await renderSettings();
    await user.click(button('Add Job'));
    await user.type(field('Job Name'), 'Roof');
    await user.click(button('Create Job'));
    await waitFor(() => expect(field('Job Name')).toHaveAccessibleDescription(message));
    expect(field('Job Name')).toHaveValue('Roof');
    expect(toasts).toEqual([]);
  });

  test('ask before they discard the input', async () => {
    const { user } = await renderSettings();
    await user.click(button('Add Job'));
    await user.type(field('Job Name'), 'Roof');
    await user.keyboard('{Escape}');
    await user.click(button('Keep Editing'));
    expect(field('Job Name')).toHaveValue('Roof');
    await user.keyboard('{Escape}');
    await user.click(button('Discard'));
    await waitFor(() => expect(button('Add Job')).toHaveFocus());
    await user.click(button('Add Job'));
    expect(field('Job Name')).toHaveValue('');
  });

  test('report in a notification that a job can’t be reinstated', async () => {
    respondWithJobs(aJob('Roof', { retired: true }));
    const message = 'An active job with this name already exists';
    server.use(api.mutation(UpdateJob, () => rejectWith({ message, code: 'CONFLICT', fields: { name: message } })));
    const { user, toasts } = await renderSettings();
    await user.click(await screen.findByRole('button', { name: 'Show retired (1)' }));
    await user.click(button('Reinstate Roof'));
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'Failed to reinstate job', description: message, variant: 'destructive' }]),
    );
  });

  test('can be renamed', async () => {
    respondWithJobs(aJob('Roof'));
    server.use(
      api.mutation(UpdateJob, ({ variables: { input } }) => {
        respondWithJobs(aJob('Gutter'));
        return respondWith({ jobUpdate: { job: aJob(input.name ?? '', { id: input.id }) } });
      }),
    );
    const { user, toasts } = await renderSettings();
    await user.click(await screen.findByRole('button', { name: 'Rename Roof' }));
    await user.clear(field('Job Name'));
    await user.type(field('Job Name'), 'Gutter');
    await user.click(button('Save'));
    expect(await screen.findByText('Gutter')).toBeInTheDocument();
    await waitFor(() => expect(toasts).toEqual([{ title: 'Job renamed' }]));
  });

  test('are retired after a confirmation and can be reinstated', async () => {
    respondWithJobs(aJob('Roof'));
    server.use(
      api.mutation(UpdateJob, ({ variables: { input } }) =>
        respondWith({ jobUpdate: { job: aJob('Roof', { id: input.id, retired: input.retired ?? false }) } }),
      ),
    );
    const { user, toasts } = await renderSettings();
    await user.click(await screen.findByRole('button', { name: 'Retire Roof' }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Retire Roof?');
    await user.click(button('Retire'));
    await user.click(await screen.findByRole('button', { name: 'Show retired (1)' }));
    await user.click(button('Reinstate Roof'));
    expect(await screen.findByRole('button', { name: 'Retire Roof' })).toBeInTheDocument();
    await waitFor(() => expect(toasts).toEqual([{ title: 'Job retired' }, { title: 'Job reinstated' }]));
  });

  test('show a load failure that can be retried', async () => {
    server.use(api.query(LoadJobs, () => rejectWith({ message: 'Broken', code: 'INTERNAL' }), { once: true }));
    const { user } = renderScreen(<Settings />, asOwner);
    expect(await screen.findByText('Jobs could not be loaded')).toBeInTheDocument();
    await user.click(button('Try again'));
    expect(await screen.findByText('No jobs')).toBeInTheDocument();
  });
});

describe('time off policies', () => {
  test('show their category, their yearly allowance, and whether they are unpaid', async () => {
    respondWithPolicies(
      aPolicy('Paid time off', { yearlyAllowanceHours: 120 }),
      aPolicy('Flu days', { id: 'policy-2', category: 'SICK' }),
      aPolicy('Sabbatical', { id: 'policy-3', category: 'OTHER', paid: false }),
    );
    await renderSettings();
    expect(screen.getByText('Vacation · 120h a year')).toBeInTheDocument();
    expect(screen.getByText('Sick leave · No yearly allowance')).toBeInTheDocument();
    expect(screen.getByText('Unpaid').closest('li')).toHaveTextContent('Sabbatical');
  });

  test('can be created with an allowance', async () => {
    const sent: unknown[] = [];
    server.use(
      api.mutation(CreatePolicy, ({ variables }) => {
        sent.push(variables.input);
        return respondWith({ ptoPolicyCreate: { ptoPolicy: aPolicy('Sick leave', { id: 'policy-2' }) } });
      }),
    );
    const { user, toasts } = await renderSettings();
    await user.click(button('Add Policy'));
    await user.type(field('Policy Name'), 'Sick leave');
    await user.type(field('Yearly Allowance (hours)'), '40');
    await user.selectOptions(field('Category'), 'Sick leave');
    await user.click(button('Create Policy'));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Policy created' }]));
    expect(sent).toEqual([{ name: 'Sick leave', yearlyAllowanceHours: 40, paid: true, category: 'SICK' }]);
  });

  test('lose their allowance when the field is cleared', async () => {
    respondWithPolicies(aPolicy('Paid time off', { yearlyAllowanceHours: 120 }));
    const sent: unknown[] = [];
    server.use(
      api.mutation(UpdatePolicy, ({ variables: { input } }) => {
        sent.push(input);
        return respondWith({ ptoPolicyUpdate: { ptoPolicy: aPolicy('Paid time off') } });
      }),
    );
    const { user } = await renderSettings();
    await user.click(button('Edit Paid time off'));
    await user.clear(field('Yearly Allowance (hours)'));
    await user.click(button('Save'));
    expect(await screen.findByText('Vacation · No yearly allowance')).toBeInTheDocument();
    expect(sent).toEqual([
      { id: 'policy-1', name: 'Paid time off', yearlyAllowanceHours: null, paid: true, category: 'VACATION' },
    ]);
  });

  test('can be made unpaid, and show why that is rejected', async () => {
    const sent: unknown[] = [];
    const message = 'Closed pay periods contain time off under this policy.';
    server.use(
      api.mutation(UpdatePolicy, ({ variables: { input } }) => {
        sent.push(input);
        return rejectWith({ message, code: 'CONFLICT', fields: { paid: message } });
      }),
    );
    const { user } = await renderSettings();
    await user.click(button('Edit Paid time off'));
    expect(field('Pay')).toHaveAccessibleDescription('Approved hours are paid and part of payroll.');
    await user.selectOptions(field('Pay'), 'Unpaid');
    expect(field('Pay')).toHaveAccessibleDescription('Approved hours are never part of payroll.');
    await user.click(button('Save'));
    await waitFor(() =>
      expect(field('Pay')).toHaveAccessibleDescription(`Approved hours are never part of payroll. ${message}`),
    );
    expect(sent).toMatchObject([{ paid: false }]);
  });

  test('reject an allowance that is not a whole number of hours', async () => {
    const { user } = await renderSettings();
    await user.click(button('Add Policy'));
    await user.type(field('Yearly Allowance (hours)'), '7.5');
    await user.click(button('Create Policy'));
    expect(field('Policy Name')).toHaveAccessibleDescription('Policy name is required');
    expect(field('Yearly Allowance (hours)')).toHaveAccessibleDescription(/whole number of hours/);
  });

  test('are retired after a confirmation', async () => {
    const { user, toasts } = await renderSettings();
    await user.click(button('Retire Paid time off'));
    await user.click(button('Retire'));
    expect(await screen.findByText('No policies')).toBeInTheDocument();
    await waitFor(() => expect(toasts).toEqual([{ title: 'Policy retired' }]));
  });
});
