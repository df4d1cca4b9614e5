import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { api, aSessionAs, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { defaults } from '../../testing/defaults.js';
import { aMember } from '../../testing/team-builders.js';
import { LoadPayrollIds, UpdatePayrollIds } from './panel/panel.graphql.js';
import { Team } from './Team.js';

const server = mockGateway(defaults);
const wes = aMember('Wes');

test('shows the payroll IDs once they are opened, saves them, and marks one that is taken', async () => {
  const none = { ADP: null, DATEV_LODAS: null, GUSTO: null, PAYCHEX: null, QUICKBOOKS: null, XERO: null };
  const taken = 'This Gusto id is already in use';
  const ids = { __typename: 'PayrollIds' as const, ...none, ADP: '17' };
  const wesWith = { __typename: 'User' as const, id: wes.id, payrollIds: ids };
  const sent: unknown[] = [];
  server.use(
    api.query(LoadPayrollIds, () => respondWith({ node: wesWith })),
    api.mutation(UpdatePayrollIds, ({ variables }) => {
      sent.push(variables);
      return sent.length === 1
        ? rejectWith({ message: taken, code: 'CONFLICT', fields: { 'payrollIds.GUSTO': taken } })
        : respondWith({ userUpdate: { user: wesWith } });
    }),
  );
  const { user, toasts } = renderScreen(<Team />, { session: aSessionAs('OWNER'), path: '/team?member=user-wes' });
  const content = within(await screen.findByRole('dialog', { name: 'Wes Castillo' }));
  expect(content.queryByLabelText('Gusto ID')).not.toBeInTheDocument();
  await user.click(content.getByText('Payroll IDs'));
  expect(await content.findByLabelText('ADP ID')).toHaveValue('17');
  await user.type(content.getByLabelText('Gusto ID'), 'x1');
  await user.click(content.getByRole('button', { name: 'Save Payroll IDs' }));
  await waitFor(() => expect(content.getByLabelText('Gusto ID')).toHaveAccessibleDescription(taken));
  await user.clear(content.getByLabelText('ADP ID'));
  await user.type(content.getByLabelText('Gusto ID'), '2');
  await user.click(content.getByRole('button', { name: 'Save Payroll IDs' }));
  await waitFor(() => expect(toasts).toEqual([{ title: 'User updated successfully' }]));
  const empty = { ADP: '', DATEV_LODAS: '', PAYCHEX: '', QUICKBOOKS: '', XERO: '' };
  expect(sent).toEqual([
    { input: { id: wes.id, payrollIds: { ...empty, ADP: '17', GUSTO: 'x1' } } },
    { input: { id: wes.id, payrollIds: { ...empty, GUSTO: 'x12' } } },
  ]);
});
