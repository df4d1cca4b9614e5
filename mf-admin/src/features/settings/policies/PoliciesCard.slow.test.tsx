import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { api, aSessionAs, aViewer, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { defaults } from '../../../testing/defaults.js';
import { aPolicy } from '../../../testing/settings-builders.js';
import { PoliciesCard } from './PoliciesCard.js';
import { CreatePolicy, LoadPolicies, UpdatePolicy } from './policies.graphql.js';

const server = mockGateway(defaults);

const respondWithPolicies = (...found: ReturnType<typeof aPolicy>[]) =>
  server.use(api.query(LoadPolicies, () => respondWith(aViewer({ ptoPolicies: { nodes: found } }))));

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);

async function renderSettings() {
  const rendered = renderScreen(<PoliciesCard />, { session: aSessionAs('OWNER') });
  await screen.findByText(/^Paid time off$/);
  return rendered;
}

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

  test('are shown a few at a time', async () => {
    respondWithPolicies(
      aPolicy('Paid time off'),
      ...Array.from({ length: 10 }, (_, index) => aPolicy(`Policy ${index}`, { id: `extra-${index}` })),
    );
    const { user } = await renderSettings();
    expect(screen.getByText('1–8 of 11')).toBeInTheDocument();
    await user.click(button('Next page'));
    expect(screen.getByText('Policy 9')).toBeInTheDocument();
    expect(screen.queryByText('Policy 0')).not.toBeInTheDocument();
  });
});
