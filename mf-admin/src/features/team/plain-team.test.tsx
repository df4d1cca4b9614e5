import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@timetrack/contracts';
import { useLocation } from '@timetrack/contracts/routing';
import { api, aSessionAs, mockGateway, renderScreen, respondWith } from '@timetrack/testing';
import { LoadHasPayTerms } from '../../components/has-pay-terms.graphql.js';
import { defaults } from '../../testing/defaults.js';
import { withPayTerms } from '../../testing/terms-builders.js';
import { Team } from './Team.js';
import { ChangePayTerms } from './terms/terms.graphql.js';

const server = mockGateway(defaults);
const address = () => screen.getByTestId('address').textContent;

function Screen() {
  const { search } = useLocation();
  return (
    <>
      <Team />
      <output data-testid="address">{search}</output>
    </>
  );
}

const queryButton = (name: string) => screen.queryByRole('button', { name });

/** A team without pay terms until the first change. */
function openTeam({ path = '/team', role = 'OWNER' as Role } = {}) {
  let hasPayTerms = false;
  server.use(
    api.query(LoadHasPayTerms, () => respondWith(withPayTerms(hasPayTerms))),
    api.mutation(ChangePayTerms, () => {
      hasPayTerms = true;
      return respondWith({ employmentTermsChange: { employmentTerms: [] } });
    }),
  );
  return renderScreen(<Screen />, { session: aSessionAs(role), path });
}

test('offers no pay terms and no payroll IDs without pay terms', async () => {
  openTeam({ path: '/team?member=user-wes' });
  const panel = within(await screen.findByRole('dialog', { name: 'Wes Castillo' }));
  expect(panel.getByRole('button', { name: 'Save Payroll Details' })).toBeInTheDocument();
  expect(panel.queryByText('Pay terms')).not.toBeInTheDocument();
  expect(panel.queryByText('Payroll IDs')).not.toBeInTheDocument();
  expect(screen.queryByText('Change Pay Terms')).not.toBeInTheDocument();
});

test('opens the selection from a link, and ends it with the address', async () => {
  const { user } = openTeam({ path: '/team?select=terms' });
  expect(await screen.findByRole('checkbox', { name: 'Select Wes Castillo' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel the selection' }));
  await waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument());
  expect(address()).toBe('');
  expect(queryButton('Change Pay Terms')).not.toBeInTheDocument();
});

test('opens no selection for managers', async () => {
  openTeam({ path: '/team?select=terms', role: 'MANAGER' });
  await screen.findByRole('button', { name: 'Wes Castillo' });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('offers pay terms after the first change of them', async () => {
  const { user } = openTeam({ path: '/team?select=terms' });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Wes Castillo' }));
  await user.click(screen.getByRole('button', { name: 'Change from a Day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Pay Terms' }));
  fireEvent.change(await dialog.findByLabelText('First Day'), { target: { value: '2026-11-08' } });
  await user.selectOptions(dialog.getByLabelText('Overtime'), 'Exempt from overtime');
  await user.click(dialog.getByRole('button', { name: 'Change Terms' }));
  expect(await screen.findByRole('button', { name: 'Change Pay Terms' })).toBeInTheDocument();
  expect(address()).toBe('');
  await user.click(screen.getByRole('button', { name: 'Wes Castillo' }));
  expect(await screen.findByText('Pay terms')).toBeInTheDocument();
  expect(screen.getByText('Payroll IDs')).toBeInTheDocument();
});
