import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { api, failToConnect, mockGateway, renderScreen, respondWith, runTestsAt } from '@timetrack/testing';
import { defaults } from '../../testing/defaults.js';
import { SignReminder } from './SignReminder.js';
import { LoadLastPeriods, LoadSignOff } from './sign-reminder.graphql.js';

runTestsAt('2026-11-23T18:00:00Z');

const server = mockGateway(defaults);

const aPeriod = (startDate: string, endDate: string) => ({ __typename: 'PayPeriod' as const, startDate, endDate });

function respond(canSignOff: boolean, staleReason: string | null = null) {
  const asked: string[] = [];
  const nodes = [aPeriod('2026-11-22', '2026-12-05'), aPeriod('2026-11-08', '2026-11-21')];
  const staleAt = staleReason && '2026-11-23T16:00:00.000Z';
  const signOff = staleReason ? { __typename: 'SignOff' as const, id: 'sign-off-1', staleAt, staleReason } : null;
  server.use(
    api.query(LoadLastPeriods, () =>
      respondWith({ viewer: { __typename: 'Viewer', payPeriods: { __typename: 'PayPeriodConnection', nodes } } }),
    ),
    api.query(LoadSignOff, ({ variables }) => {
      asked.push(variables.startDate);
      return respondWith({ viewer: { __typename: 'Viewer', myPay: { __typename: 'OwnPay', canSignOff, signOff } } });
    }),
  );
  return asked;
}

test('leads to the hours of the last pay period if they can be signed', async () => {
  respond(true);
  renderScreen(<SignReminder />);
  const link = await screen.findByRole('link', { name: 'Review Nov 8 – 21 and sign' });
  expect(link).toHaveAttribute('href', '/hours?period=2026-11-08');
});

test('says who changed hours that were signed', async () => {
  respond(true, 'Changed by Maya on Nov 23');
  renderScreen(<SignReminder />);
  expect(await screen.findByRole('link', { name: 'Changed by Maya on Nov 23: sign again' })).toBeInTheDocument();
});

test('shows nothing if there is nothing to sign', async () => {
  const asked = respond(false);
  const { container } = renderScreen(<SignReminder />);
  await waitFor(() => expect(asked).toEqual(['2026-11-08']));
  expect(container).not.toHaveTextContent('sign');
});

test('shows nothing without an answer of the gateway', async () => {
  let hasFailed = false;
  server.use(
    api.query(LoadLastPeriods, () => {
      hasFailed = true;
      return failToConnect();
    }),
  );
  const { container } = renderScreen(<SignReminder />);
  await waitFor(() => expect(hasFailed).toBe(true));
  expect(container).not.toHaveTextContent('sign');
});
