import { expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { api, type GraphQLSubscription, mockGateway, renderScreen } from '@timetrack/testing';
import { WatchClockStatus } from './clock.graphql.js';
import { useClockUpdates } from './use-clock-updates.js';

const server = mockGateway([]);

function Watcher({ onChange }: { readonly onChange: () => void }) {
  useClockUpdates(onChange, 10);
  return null;
}

/** Records every subscription. */
function recordSubscriptions() {
  const subscriptions: Pick<GraphQLSubscription, 'complete'>[] = [];
  server.use(api.subscription(WatchClockStatus, ({ subscription }) => void subscriptions.push(subscription)));
  return subscriptions;
}

test('subscribes again after the server ended the subscription, and loads missed changes', async () => {
  const subscriptions = recordSubscriptions();
  const onChange = jest.fn();
  renderScreen(<Watcher onChange={onChange} />);
  await waitFor(() => expect(subscriptions).toHaveLength(1));
  onChange.mockClear();
  subscriptions[0]?.complete();
  await waitFor(() => expect(subscriptions).toHaveLength(2));
  await waitFor(() => expect(onChange).toHaveBeenCalled(), { timeout: 30_000 });
});

test('refreshes when the browser is back online', async () => {
  const subscriptions = recordSubscriptions();
  const onChange = jest.fn();
  renderScreen(<Watcher onChange={onChange} />);
  await waitFor(() => expect(subscriptions).toHaveLength(1));
  window.dispatchEvent(new Event('online'));
  expect(onChange).toHaveBeenCalledTimes(1);
});
