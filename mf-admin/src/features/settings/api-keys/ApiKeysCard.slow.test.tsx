import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from '@timetrack/contracts/routing';
import { api, aSessionAs, aViewer, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { TakeOverKey } from '../../../components/take-over-key.graphql.js';
import type { ApiKeyScope } from '../../../gql/graphql.js';
import { defaults } from '../../../testing/defaults.js';
import { anApiKey } from '../../../testing/settings-builders.js';
import { ApiKeysCard } from './ApiKeysCard.js';
import { CreateApiKey, LoadApiKeys, RevokeApiKey } from './api-keys.graphql.js';

const server = mockGateway(defaults);
const respondWithKeys = (...apiKeys: ReturnType<typeof anApiKey>[]) =>
  server.use(api.query(LoadApiKeys, () => respondWith(aViewer({ apiKeys: { nodes: apiKeys } }))));
const renderCard = () => renderScreen(<ApiKeysCard />, { session: aSessionAs('OWNER') });
const button = (name: string) => screen.getByRole('button', { name });

/** The text in the clipboard. */
async function clipboardText(): Promise<string | undefined> {
  const [item] = await navigator.clipboard.read();
  return (await item?.getType('text/plain'))?.text();
}

test('the API keys card lists keys with their scopes and last use', async () => {
  respondWithKeys(
    anApiKey('Payroll', {
      lastUsedAt: '2026-11-20T16:05:00.000Z',
      lastUsedAddress: '203.0.113.7',
      expiresAt: '2027-11-21T07:00:00.000Z',
      allowedAddresses: ['203.0.113.0/24'],
    }),
    anApiKey('Old', { id: 'key-3', status: 'EXPIRED', expiresAt: '2026-01-01T07:00:00.000Z' }),
    anApiKey('Gone', { id: 'key-4', status: 'REVOKED', revokedAt: '2026-11-01T07:00:00.000Z' }),
    anApiKey('Spare', { id: 'key-2', allowedScopes: ['NEW_SCOPE' as ApiKeyScope] }),
  );
  renderCard();
  expect(await screen.findByText('Payroll')).toBeInTheDocument();
  expect(screen.getAllByText('Read payroll')).toHaveLength(3);
  expect(screen.getByText(/from 203.0.113.7/).parentElement).toHaveTextContent('Expires Nov 21, 2027');
  expect(screen.getByText('Only from 203.0.113.0/24')).toBeInTheDocument();
  expect(screen.getAllByText('Expired')).toHaveLength(2);
  expect(screen.getAllByText('Revoked')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Revoke Gone' })).not.toBeInTheDocument();
  expect(screen.getAllByText('Owner: Olivia Reyes')).toHaveLength(4);
  expect(screen.getByText('Nov 20, 2026, 9:05 AM')).toBeInTheDocument();
  expect(screen.getByText('new:scope')).toBeInTheDocument();
  expect(screen.getAllByText(/Never used/)).toHaveLength(3);
});

test('the API keys card creates a key, shows its secret once and keeps it out of the cache', async () => {
  const sent: unknown[] = [];
  server.use(
    api.mutation(CreateApiKey, ({ variables }) => {
      sent.push(variables.input);
      respondWithKeys(anApiKey('Payroll'));
      return respondWith({ apiKeyCreate: { apiKey: { id: 'key-1' }, secret: 'tt_shown_once' } });
    }),
  );
  const { user, client } = renderCard();
  await user.click(await screen.findByRole('button', { name: 'Create API Key' }));
  await user.click(button('Create API Key'));
  expect(screen.getByLabelText('Key Name')).toHaveAccessibleDescription(/Key name is required/);
  expect(screen.getByText('Choose at least one scope')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Key Name'), 'Payroll');
  await user.click(screen.getByLabelText(/Read payroll/));
  await user.type(screen.getByLabelText('Allowed Addresses'), '203.0.113.7, 2001:db8::/32');
  await user.click(button('Create API Key'));

  expect(await screen.findByLabelText('API key')).toHaveValue('tt_shown_once');
  expect(screen.getByText(/never shown again/)).toBeInTheDocument();
  await user.click(button('Copy'));
  expect(await clipboardText()).toBe('tt_shown_once');
  expect(button('Copied')).toBeInTheDocument();
  await user.click(button('Done'));
  expect(await screen.findByText('Payroll')).toBeInTheDocument();
  expect(sent).toEqual([
    {
      name: 'Payroll',
      scopes: ['PAYROLL_READ'],
      expiresAt: expect.stringMatching(/^20\d\d-/),
      allowedAddresses: ['203.0.113.7', '2001:db8::/32'],
    },
  ]);
  expect(document.body).not.toHaveTextContent('tt_shown_once');
  expect(JSON.stringify(client.extract())).not.toContain('tt_shown_once');
});

test('the API keys card forgets the secret when the user goes back', async () => {
  const respond = () => respondWith({ apiKeyCreate: { apiKey: { id: 'key-1' }, secret: 'tt_shown_once' } });
  server.use(api.mutation(CreateApiKey, respond));
  function Back() {
    const navigate = useNavigate();
    return <button type="button" data-testid="back" onClick={() => void navigate(-1)} />;
  }
  const screenWithBack = (
    <>
      <ApiKeysCard />
      <Back />
    </>
  );
  const { user } = renderScreen(screenWithBack, { session: aSessionAs('OWNER') });
  await user.click(await screen.findByRole('button', { name: 'Create API Key' }));
  await user.type(screen.getByLabelText('Key Name'), 'Payroll');
  await user.click(screen.getByLabelText(/Read payroll/));
  await user.click(button('Create API Key'));
  expect(await screen.findByLabelText('API key')).toHaveValue('tt_shown_once');
  fireEvent.click(screen.getByTestId('back'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(button('Create API Key'));
  expect(await screen.findByLabelText('Key Name')).toHaveValue('');
});

test('the API keys card warns about scopes that change data, and sends no scope that another one includes', async () => {
  const sent: unknown[] = [];
  server.use(
    api.mutation(CreateApiKey, ({ variables }) => {
      sent.push((variables.input as { scopes: unknown }).scopes);
      return respondWith({ apiKeyCreate: { apiKey: { id: 'key-1' }, secret: 'tt_shown_once' } });
    }),
  );
  const { user } = renderCard();
  await user.click(await screen.findByRole('button', { name: 'Create API Key' }));
  await user.type(screen.getByLabelText('Key Name'), 'Roster');
  await user.click(within(screen.getByRole('group', { name: 'Jobs' })).getByLabelText(/Read jobs/));
  expect(screen.queryByText('This key can change data')).not.toBeInTheDocument();
  await user.click(screen.getByLabelText(/Manage jobs/));
  expect(screen.getByText('This key can change data')).toBeInTheDocument();
  expect(screen.queryByText(/invite, create and archive workers/)).not.toBeInTheDocument();
  expect(screen.getByLabelText(/Read jobs/)).toHaveAccessibleDescription(/Included in the scope below/);
  await user.click(screen.getByLabelText(/Manage people/));
  expect(screen.getByText(/invite, create and archive workers/)).toBeInTheDocument();
  await user.click(button('Create API Key'));
  expect(await screen.findByLabelText('API key')).toHaveValue('tt_shown_once');
  expect(sent).toEqual([['PEOPLE_WRITE', 'JOBS_WRITE']]);
});

test('the API keys card keeps the form open when the server rejects it', async () => {
  const message = 'An organization can have at most 100 API keys.';
  server.use(api.mutation(CreateApiKey, () => rejectWith({ message, code: 'CONFLICT' })));
  const { user, toasts } = renderCard();
  await user.click(await screen.findByRole('button', { name: 'Create API Key' }));
  await user.type(screen.getByLabelText('Key Name'), 'Payroll');
  await user.click(screen.getByLabelText(/Read timesheets/));
  await user.click(button('Create API Key'));
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Failed to create API key', description: message }]));
  expect(screen.getByLabelText('Key Name')).toHaveValue('Payroll');
});

test('the API keys card asks for confirmation before it revokes a key', async () => {
  respondWithKeys(anApiKey('Payroll'));
  server.use(
    api.mutation(RevokeApiKey, () => {
      respondWithKeys();
      return respondWith({ apiKeyRevoke: { revokedApiKeyId: 'key-1' } });
    }),
  );
  const { user, toasts } = renderCard();
  await user.click(await screen.findByRole('button', { name: 'Revoke Payroll' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('A revoked key can’t be restored');
  await user.click(button('Revoke'));
  expect(await screen.findByText('No API keys')).toBeInTheDocument();
  await waitFor(() => expect(toasts).toEqual([{ title: 'API key revoked' }]));
});

test('the API keys card lets an administrator take over the key of another one', async () => {
  const owner = { id: 'user-2', firstName: 'Amir', lastName: 'Haddad' };
  respondWithKeys(anApiKey('Payroll', { owner }));
  server.use(api.mutation(TakeOverKey, () => respondWith({ apiKeyReassign: { apiKey: anApiKey('Payroll') } })));
  const { user, toasts } = renderCard();
  expect(await screen.findByText('Owner: Amir Haddad')).toBeInTheDocument();
  await user.click(button('Take Over Payroll'));
  expect(await screen.findByText('Owner: Olivia Reyes')).toBeInTheDocument();
  await waitFor(() => expect(toasts).toEqual([{ title: 'API key taken over' }]));
});
