import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { Link, useLocation, useNavigate } from '@timetrack/contracts/routing';
import { aSession, mockGateway, renderScreen } from '@timetrack/testing';
import type { ReactElement } from 'react';
import { Invitations } from '../features/invitations/Invitations.js';
import { Jobs } from '../features/jobs/Jobs.js';
import { CreateApiKeyButton } from '../features/settings/api-keys/CreateApiKeyButton.js';
import { EarningCodesCard } from '../features/settings/earning-codes/EarningCodesCard.js';
import { ExportTemplatesCard } from '../features/settings/exports/ExportTemplatesCard.js';
import { GeneralSettings } from '../features/settings/organization/OrganizationSettings.js';
import { PoliciesCard } from '../features/settings/policies/PoliciesCard.js';
import { AddMemberButton } from '../features/team/add/AddMemberButton.js';
import { defaults } from './defaults.js';

mockGateway(defaults);

/*
 * Dialogs that are not in the table below, and why:
 * - confirmations (delete, retire, revoke, sign out): nothing is typed in them.
 * - the CSV import: its screen keeps the text while the dialog is closed, and guards it.
 * - the choice of a report: a search that the address repeats.
 * - declining and requesting to reopen a period: the same `LinkedFormDialog`.
 */
const dialogs: readonly (readonly [name: string, screen: ReactElement, address: string, field: string])[] = [
  ['creating an invitation', <Invitations key="" />, 'create', 'Email'],
  ['adding a member', <AddMemberButton key="" roles={['WORKER']} />, 'add-member', 'First Name'],
  ['a new job', <Jobs key="" />, 'new-job', 'Job Name'],
  ['a new policy', <PoliciesCard key="" />, 'new-policy', 'Policy Name'],
  ['a new earning code', <EarningCodesCard key="" />, 'new-earning-code', 'Earning Code'],
  ['a new export template', <ExportTemplatesCard key="" />, 'new-template', 'Template Name'],
  ['a new API key', <CreateApiKeyButton key="" />, 'new-api-key', 'Key Name'],
];

function Address({ children }: { readonly children: ReactElement }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      {pathname !== '/other' && children}
      <Link to="/other">Elsewhere</Link>
      <output data-testid="address">{`${pathname}${search}`}</output>
      <button type="button" hidden data-testid="back" onClick={() => void navigate(-1)} />
    </>
  );
}

const address = () => screen.getByTestId('address').textContent;
const question = () => screen.findByRole('alertdialog', { name: 'Discard your changes?' });
const session = aSession({ role: 'OWNER' });

describe('a dialog that a link opened', () => {
  test.each(dialogs)('asks before input is lost: %s', async (_name, component, name, label) => {
    const { user } = renderScreen(<Address>{component}</Address>, { session, path: `/screen?open=${name}` });
    const field = await screen.findByRole('textbox', { name: new RegExp(`^${label}`) });
    await user.type(field, 'Roof');
    await user.keyboard('{Escape}');
    await question();
    await user.click(screen.getByRole('button', { name: 'Keep Editing' }));
    expect(field).toHaveValue('Roof');
    act(() => screen.getByTestId('back').click());
    await question();
    await user.click(screen.getByRole('button', { name: 'Keep Editing' }));
    expect(field).toHaveValue('Roof');
    expect(address()).toBe(`/screen?open=${name}`);
    await user.keyboard('{Escape}');
    await question();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/screen');
  });
});

test('the settings ask before a link drops what was typed', async () => {
  const { user } = renderScreen(
    <Address>
      <GeneralSettings />
    </Address>,
    { session, path: '/settings' },
  );
  const field = await screen.findByLabelText('Organization Name');
  await user.type(field, '!');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await question();
  await user.click(screen.getByRole('button', { name: 'Keep Editing' }));
  expect(field).toHaveValue('Example Builders!');
  expect(address()).toBe('/settings');
});
