import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { api, aViewer, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { defaults } from '../../../testing/defaults.js';
import { aSyncItem } from '../../../testing/settings-builders.js';
import { SyncCard } from './SyncCard.js';
import { LoadSyncQueue, QueueSync } from './sync.graphql.js';

const server = mockGateway(defaults);

/** Only polling runs on the fake clock: responses need the timers of the libraries. */
const realTimers = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
] as const;

const button = (name: string) => screen.getByRole('button', { name });

/** Responds with each queue in turn, then repeats the last. Returns a function that counts the requests. */
function respondWithQueues(...queues: ReturnType<typeof aSyncItem>[][]) {
  let requests = 0;
  server.use(
    api.query(LoadSyncQueue, () => {
      requests += 1;
      return respondWith(aViewer({ syncQueue: { nodes: queues[Math.min(requests, queues.length) - 1] ?? [] } }));
    }),
  );
  return () => requests;
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the QuickBooks Desktop sync', () => {
  test('is labeled as mocked and says when there are no syncs', async () => {
    renderScreen(<SyncCard />);
    expect(screen.getByText('QuickBooks Desktop Sync')).toBeInTheDocument();
    expect(screen.getByText('Mocked')).toBeInTheDocument();
    expect(await screen.findByText('No syncs yet')).toBeInTheDocument();
  });

  test('lists recent syncs with their status, time and file', async () => {
    respondWithQueues([
      aSyncItem({ status: 'SUCCESS', message: '3 timesheets', fileUrl: '/api/sync-queue/sync-1/file' }),
      aSyncItem({ id: 'sync-2', type: 'IMPORT_LISTS', status: 'ERROR', message: 'Given up' }),
    ]);
    renderScreen(<SyncCard />);
    expect(await screen.findByText('3 timesheets')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Timesheet exportSuccessNov 21, 2026, 8:05 AM3 timesheetsDownload',
      'List importErrorNov 21, 2026, 8:05 AMGiven up',
    ]);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/api/sync-queue/sync-1/file');
  });

  test.each(['PENDING', 'RUNNING'] as const)('shows %s as pending and polls until it is done', async (status) => {
    jest.useFakeTimers({ doNotFake: [...realTimers] });
    const countRequests = respondWithQueues(
      [aSyncItem({ status })],
      [aSyncItem({ status })],
      [aSyncItem({ status: 'SUCCESS' })],
    );
    renderScreen(<SyncCard />);
    expect(await screen.findByText('Pending')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    await waitFor(() => expect(countRequests()).toBeGreaterThan(1));
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(await screen.findByText('Success')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(countRequests()).toBe(3);
  });

  test('does not poll while the page is hidden', async () => {
    jest.useFakeTimers({ doNotFake: [...realTimers] });
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const countRequests = respondWithQueues([aSyncItem()]);
    renderScreen(<SyncCard />);
    expect(await screen.findByText('Pending')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(countRequests()).toBe(1);
    hidden.mockReturnValue('visible');
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    await waitFor(() => expect(countRequests()).toBe(2));
  });

  test.each([
    ['Export Timesheets', 'EXPORT_TIMESHEETS'],
    ['Import Lists', 'IMPORT_LISTS'],
  ] as const)('starts with the button %s', async (name, type) => {
    respondWithQueues([], [aSyncItem({ type, status: 'SUCCESS' })]);
    const sent: unknown[] = [];
    server.use(
      api.mutation(QueueSync, ({ variables: { input } }) => {
        sent.push(input);
        return respondWith({ syncItemQueue: { syncItem: aSyncItem({ type }) } });
      }),
    );
    const { user, toasts } = renderScreen(<SyncCard />);
    await screen.findByText('No syncs yet');
    await user.click(button(name));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Sync queued successfully' }]));
    expect(sent).toEqual([{ type }]);
    expect(await screen.findByText('Success')).toBeInTheDocument();
  });

  test('reports that it could not be queued', async () => {
    server.use(api.mutation(QueueSync, () => rejectWith({ message: 'Broken', code: 'INTERNAL' })));
    const { user, toasts } = renderScreen(<SyncCard />);
    await user.click(button('Import Lists'));
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Failed to queue sync', description: 'Broken' }]));
  });

  test('shows a load failure that can be retried', async () => {
    server.use(api.query(LoadSyncQueue, () => rejectWith({ message: 'Broken', code: 'INTERNAL' }), { once: true }));
    const { user } = renderScreen(<SyncCard />);
    expect(await screen.findByText('The recent syncs could not be loaded')).toBeInTheDocument();
    await user.click(button('Try again'));
    expect(await screen.findByText('No syncs yet')).toBeInTheDocument();
  });
});
