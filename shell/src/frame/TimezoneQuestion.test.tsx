import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Role, SessionContext } from '@timetrack/contracts';
import { aSessionAs } from '@timetrack/testing';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { BrowserRouter } from 'react-router';
import { ToastProvider } from '../common/ToastProvider.js';
import { TimezoneQuestion } from './TimezoneQuestion.js';

const requests: string[] = [];
const server = setupServer(
  http.post('/api/organization/confirm-timezone', ({ request }) => {
    requests.push(request.url);
    return HttpResponse.json({});
  }),
);

beforeAll(() => server.listen());
afterEach(() => {
  server.resetHandlers();
  requests.length = 0;
});
afterAll(() => server.close());

function renderQuestion(role: Role, timezoneConfirmed: boolean, path = '/schedules') {
  window.history.replaceState(null, '', path);
  const refresh = jest.fn(async () => undefined);
  const { user, ...session } = aSessionAs(role);
  const organization = { ...user.organization, timezoneInForce: 'Europe/Berlin', timezoneConfirmed };
  render(
    <ToastProvider>
      <SessionContext value={{ ...session, user: { ...user, organization }, refresh }}>
        <BrowserRouter>
          <TimezoneQuestion />
          <main id="main" tabIndex={-1} />
        </BrowserRouter>
      </SessionContext>
    </ToastProvider>,
  );
  return { user: userEvent.setup(), refresh };
}

describe('the question about the time zone', () => {
  test('names the zone, links to the settings, and is confirmed with one click', async () => {
    const { user, refresh } = renderQuestion('OWNER', false);
    expect(screen.getByRole('region', { name: 'Time zone' })).toHaveTextContent(
      'Your organization’s time zone is Europe/Berlin. Confirm or change it.',
    );
    expect(screen.getByRole('link', { name: 'change it' })).toHaveAttribute('href', '/settings');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
    expect(requests).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test.each([
    ['OWNER', true],
    ['MANAGER', false],
    ['WORKER', false],
  ] as const)('is not asked of a %s when confirmed is %j', (role, confirmed) => {
    renderQuestion(role, confirmed);
    expect(screen.queryByText(/Your organization’s time zone is/)).not.toBeInTheDocument();
  });

  test('is left to the first steps on the home page', () => {
    renderQuestion('OWNER', false, '/');
    expect(screen.queryByText(/Your organization’s time zone is/)).not.toBeInTheDocument();
  });

  test('stays and reports a failure', async () => {
    server.use(
      http.post('/api/organization/confirm-timezone', () =>
        HttpResponse.json({ message: 'Please try again' }, { status: 500 }),
      ),
    );
    const { user, refresh } = renderQuestion('ADMIN', false);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Failed to confirm the time zone')).toBeInTheDocument();
    expect(refresh).not.toHaveBeenCalled();
  });
});
