import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { api, mockGateway, rejectWith, renderScreen } from '@timetrack/testing';
import { SyncCard } from '../features/settings/sync/SyncCard.js';
import { QueueSync } from '../features/settings/sync/sync.graphql.js';
import { defaults } from '../testing/defaults.js';

const server = mockGateway(defaults);

test('useChange leaves an ended session to the shell', async () => {
  let requests = 0;
  server.use(
    api.mutation(QueueSync, () => {
      requests += 1;
      return rejectWith({ message: 'Please sign in', code: 'UNAUTHENTICATED' });
    }),
  );
  const { user, toasts } = renderScreen(<SyncCard />);
  await user.click(await screen.findByRole('button', { name: 'Export Timesheets' }));
  await waitFor(() => expect(requests).toBe(1));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Export Timesheets' })).not.toHaveAttribute('aria-busy'),
  );
  expect(toasts).toEqual([]);
});
