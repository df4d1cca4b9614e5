import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { api, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { LoadActiveTimesheet, StartBreak } from '../features/clock/clock.graphql.js';
import { WorkerHome } from '../features/home/WorkerHome.js';
import { forgetDraftsInMemory } from '../features/notes/draft-store.js';
import { SaveNotes } from '../features/notes/notes.graphql.js';
import { aTimesheet } from '../testing/builders.js';
import { defaults } from '../testing/handlers.js';

const server = mockGateway(defaults);
const sessionEnded = { message: 'Please sign in', code: 'UNAUTHENTICATED' };

beforeEach(() => {
  sessionStorage.clear();
  forgetDraftsInMemory();
  server.use(api.query(LoadActiveTimesheet, () => respondWith({ activeTimesheet: aTimesheet() })));
});

test('leaves an ended session to the shell, and keeps what was written', async () => {
  server.use(
    api.mutation(SaveNotes, () => rejectWith(sessionEnded)),
    api.mutation(StartBreak, () => rejectWith(sessionEnded)),
  );
  const { user, toasts } = renderScreen(<WorkerHome />);
  await user.type(await screen.findByLabelText('Notes'), 'Ridge done');
  await user.click(screen.getByRole('button', { name: 'Save Notes & Photos' }));
  await waitFor(() => expect(screen.getByText('You have unsaved changes')).toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Start Break' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Start Break' })).not.toHaveAttribute('aria-busy'));
  expect(toasts).toEqual([]);
  expect(screen.getByLabelText('Notes')).toHaveValue('Ridge done');
});
