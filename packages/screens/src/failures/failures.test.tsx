import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '@timetrack/testing';
import { LoadFailure } from './LoadFailure.js';
import { RefreshButton } from './RefreshButton.js';
import { useReportFailure } from './use-report-failure.js';

function rejection(message: string, code: string) {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });
}

describe('a reported failure', () => {
  function Report({
    error,
    text,
  }: {
    readonly error: unknown;
    readonly text?: { description?: string; fallback?: string };
  }) {
    const reportFailure = useReportFailure();
    return (
      <button type="button" onClick={() => reportFailure(error, 'Failed to save', text)}>
        Save
      </button>
    );
  }

  async function report(error: unknown, text?: { description?: string; fallback?: string }) {
    const { user, toasts } = renderScreen(<Report error={error} text={text} />);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    return toasts;
  }

  test('shows the message of the server', async () => {
    expect(await report(rejection('You are already clocked in', 'CONFLICT'))).toEqual([
      { title: 'Failed to save', description: 'You are already clocked in', variant: 'destructive' },
    ]);
  });

  test('suggests to check the connection when the server did not respond', async () => {
    expect(await report(new TypeError('Failed to fetch'))).toMatchObject([
      { description: 'The server could not be reached. Check your connection and try again.' },
    ]);
  });

  test('can have a fixed description', async () => {
    const toasts = await report(rejection('No', 'CONFLICT'), { description: 'Could not delete timesheet' });
    await waitFor(() => expect(toasts).toMatchObject([{ description: 'Could not delete timesheet' }]));
  });

  test.each([
    [
      'a failure of the server with its request id',
      new CombinedGraphQLErrors({
        errors: [{ message: 'Something broke.', extensions: { code: 'INTERNAL', requestId: 'req-7' } }],
      }),
      'Something broke. Request ID: req-7',
    ],
    ['being offline', new TypeError('Failed to fetch'), 'You are offline. Connect to the internet and try again.'],
  ])('names %s after a fixed description', async (_what, error, reason) => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const toasts = await report(error, { description: 'Could not delete timesheet' });
    await waitFor(() => expect(toasts).toMatchObject([{ description: `Could not delete timesheet. ${reason}` }]));
    onLine.mockRestore();
  });

  test('says that the user is offline instead of a fallback', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const toasts = await report(new TypeError('Failed to fetch'), { fallback: 'Failed to clock in' });
    await waitFor(() => expect(toasts).toMatchObject([{ description: expect.stringMatching(/^You are offline/) }]));
    onLine.mockRestore();
  });

  test('leaves an ended session to the shell', async () => {
    expect(await report(rejection('Please sign in', 'UNAUTHENTICATED'))).toEqual([]);
  });
});

test('a retry button loads data again after a failure', async () => {
  const onRetry = jest.fn(() => Promise.reject(new Error('Still offline')));
  const error = rejection('The database is down', 'INTERNAL');
  const { user } = renderScreen(<LoadFailure title="The team could not be read" error={error} onRetry={onRetry} />);
  expect(screen.getByText('The team could not be read')).toBeInTheDocument();
  expect(screen.getByText('The database is down')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

describe('the refresh button', () => {
  const refresh = (onRefresh: () => Promise<unknown>) =>
    renderScreen(<RefreshButton onRefresh={onRefresh} isLoading={false} announcement="Schedule refreshed" />);

  test('announces that the data was refreshed', async () => {
    const { user } = refresh(async () => undefined);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(screen.getByText('Schedule refreshed')).toBeInTheDocument());
  });

  test('reports a failure', async () => {
    const { user, toasts } = refresh(() => Promise.reject(new TypeError('Failed to fetch')));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Failed to refresh' }]));
  });
});
