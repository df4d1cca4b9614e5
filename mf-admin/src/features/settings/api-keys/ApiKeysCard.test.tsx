import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { api, aSessionAs, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { defaults } from '../../../testing/handlers.js';
import { anApiKey } from '../../../testing/report-builders.js';
import { ApiKeysCard } from './ApiKeysCard.js';
import { CreateApiKey, LoadApiKeys, RevokeApiKey } from './api-keys.graphql.js';

const server = mockGateway(defaults);
const keys = (...apiKeys: ReturnType<typeof anApiKey>[]) =>
  server.use(api.query(LoadApiKeys, () => respondWith({ apiKeys })));
const show = () => renderScreen(<ApiKeysCard />, { session: aSessionAs('OWNER') });
const button = (name: string) => screen.getByRole('button', { name });

/** What is in the clipboard. */
async function copied(): Promise<string | undefined> {
  const [item] = await navigator.clipboard.read();
  return (await item?.getType('text/plain'))?.text();
}

test('keys are listed with what they open and when they were used', async () => {
  keys(
    anApiKey('Payroll', { lastUsedAt: '2026-11-20T16:05:00.000Z' }),
    anApiKey('Spare', { id: 'key-2', scopes: ['new:scope'] }),
  );
  show();
  expect(await screen.findByText('Payroll')).toBeInTheDocument();
  expect(screen.getByText('Read payroll')).toBeInTheDocument();
  expect(screen.getByText('Nov 20, 2026, 9:05 AM')).toBeInTheDocument();
  expect(screen.getByText('new:scope')).toBeInTheDocument();
  expect(screen.getByText(/Never used/)).toBeInTheDocument();
});

test('a key is made, its secret is seen once and stays in no cache', async () => {
  const sent: unknown[] = [];
  server.use(
    api.mutation(CreateApiKey, ({ variables }) => {
      sent.push(variables.input);
      keys(anApiKey('Payroll'));
      return respondWith({ createApiKey: { apiKey: { id: 'key-1' }, secret: 'tt_the_only_sight' } });
    }),
  );
  const { user, client } = show();
  await user.click(await screen.findByRole('button', { name: 'Create API Key' }));
  await user.click(button('Create API Key'));
  expect(screen.getByLabelText('Key Name')).toHaveAccessibleDescription(/Key name is required/);
  expect(screen.getByText('Choose at least one scope')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Key Name'), 'Payroll');
  await user.click(screen.getByLabelText(/Read payroll/));
  await user.click(button('Create API Key'));

  expect(await screen.findByLabelText('API key')).toHaveValue('tt_the_only_sight');
  expect(screen.getByText(/never shown again/)).toBeInTheDocument();
  await user.click(button('Copy'));
  expect(await copied()).toBe('tt_the_only_sight');
  expect(button('Copied')).toBeInTheDocument();
  await user.click(button('Done'));
  expect(await screen.findByText('Payroll')).toBeInTheDocument();
  expect(sent).toEqual([{ name: 'Payroll', scopes: ['payroll:read'] }]);
  expect(document.body).not.toHaveTextContent('tt_the_only_sight');
  expect(JSON.stringify(client.extract())).not.toContain('tt_the_only_sight');
});

test('a refusal is told, and the form stays', async () => {
  const message = 'An organization has at most 100 API keys.';
  server.use(api.mutation(CreateApiKey, () => rejectWith({ message, code: 'CONFLICT' })));
  const { user, toasts } = show();
  await user.click(await screen.findByRole('button', { name: 'Create API Key' }));
  await user.type(screen.getByLabelText('Key Name'), 'Payroll');
  await user.click(screen.getByLabelText(/Read timesheets/));
  await user.click(button('Create API Key'));
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Failed to create API key', description: message }]));
  expect(screen.getByLabelText('Key Name')).toHaveValue('Payroll');
});

test('a key is revoked after a question', async () => {
  keys(anApiKey('Payroll'));
  server.use(
    api.mutation(RevokeApiKey, () => {
      keys();
      return respondWith({ revokeApiKey: true });
    }),
  );
  const { user, toasts } = show();
  await user.click(await screen.findByRole('button', { name: 'Revoke Payroll' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('cannot be undone');
  await user.click(button('Revoke'));
  expect(await screen.findByText('No API keys')).toBeInTheDocument();
  expect(toasts).toEqual([{ title: 'API key revoked' }]);
});
