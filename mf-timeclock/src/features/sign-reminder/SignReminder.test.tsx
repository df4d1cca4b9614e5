import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { api, failToConnect, mockGateway, renderScreen, respondWith, runTestsAt } from '@timetrack/testing';
import { defaults } from '../../testing/defaults.js';
import { SignReminder } from './SignReminder.js';
import { LoadSignOffDue } from './sign-reminder.graphql.js';

runTestsAt('2026-11-23T18:00:00Z');

const server = mockGateway(defaults);

function respond(due: { readonly reason: 'MISSING' | 'STALE'; readonly staleReason: string | null } | null) {
  const dates = { __typename: 'SignOffDue' as const, startDate: '2026-11-08', endDate: '2026-11-21' };
  const answered = Promise.withResolvers<void>();
  server.use(
    api.query(LoadSignOffDue, () => {
      answered.resolve();
      return respondWith({ viewer: { __typename: 'Viewer', signOffDue: due && { ...dates, ...due } } });
    }),
  );
  return answered.promise;
}
const missing = { reason: 'MISSING', staleReason: null } as const;

test('leads to the hours of the last pay period if they can be signed', async () => {
  respond(missing);
  renderScreen(<SignReminder />);
  const link = await screen.findByRole('link', { name: 'Review Nov 8 – 21 and sign' });
  expect(link).toHaveAttribute('href', '/hours?period=2026-11-08');
});

test('says who changed hours that were signed', async () => {
  respond({ reason: 'STALE', staleReason: 'Changed by Maya on Nov 23' });
  renderScreen(<SignReminder />);
  expect(await screen.findByRole('link', { name: 'Changed by Maya on Nov 23: sign again' })).toBeInTheDocument();
});

test('shows nothing if there is nothing to sign', async () => {
  const answered = respond(null);
  const { container } = renderScreen(<SignReminder />);
  await answered;
  expect(container).not.toHaveTextContent('sign');
});

test('shows nothing without an answer of the gateway', async () => {
  let hasFailed = false;
  server.use(
    api.query(LoadSignOffDue, () => {
      hasFailed = true;
      return failToConnect();
    }),
  );
  const { container } = renderScreen(<SignReminder />);
  await waitFor(() => expect(hasFailed).toBe(true));
  expect(container).not.toHaveTextContent('sign');
});
