import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aSession, mockGateway } from '@timetrack/testing';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { ToastProvider } from '../common/ToastProvider.js';
import type { SessionState, SessionStore, SignedOutReason } from '../session/session-store.js';
import { rememberedDestination } from '../session/sign-in-address.js';
import { SessionGate } from './SessionGate.js';

const invitation = { email: null, role: 'WORKER', organizationName: 'Example Builders', minimumPasswordLength: 6 };
const server = mockGateway([
  http.get('/api/invitations/:code/verify', () => HttpResponse.json({ invitation })),
  http.get('/api/auth/registration', () =>
    HttpResponse.json({ mode: 'OPEN', minimumPasswordLength: 6, confirmedByMail: true }),
  ),
]);

function renderGate(state: SessionState) {
  const session: SessionStore = {
    state: () => state,
    subscribe: () => () => undefined,
    check: async () => undefined,
    signIn: async () => undefined,
    register: async () => undefined,
    signOut: async () => undefined,
    signOutEverywhere: async () => undefined,
    refresh: async () => undefined,
    handleEnded: async () => false,
    leave: () => undefined,
  };
  return render(
    <ToastProvider>
      <SessionGate session={session} />
    </ToastProvider>,
  );
}

async function renderSignedOut(reason: SignedOutReason) {
  renderGate({ status: 'signed-out', reason });
  // The screens of this half of the shell are loaded on demand.
  await waitFor(() => expect(screen.queryByText('Loading TimeTrack')).not.toBeInTheDocument());
}

const reloadAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('the start page', () => {
  beforeEach(() => window.history.replaceState(null, '', '/'));

  test('shows a spinner while the session is loading', () => {
    renderGate({ status: 'loading' });
    expect(screen.getByText('Loading TimeTrack')).toBeInTheDocument();
  });

  test.each(['/', '/timesheets', '/nowhere'])('shows the sign-in screen instead of %s', async (path) => {
    window.history.replaceState(null, '', path);
    await renderSignedOut('start');
    expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/login');
  });

  test('shows the registration at /register, with a link to the sign-in screen and back', async () => {
    window.history.replaceState(null, '', '/register');
    await renderSignedOut('start');
    expect(screen.getByRole('heading', { name: 'Employee Registration' })).toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('link', { name: 'Already have an account? Log in' }));
    expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/login');
    window.history.back();
    expect(await screen.findByRole('heading', { name: 'Employee Registration' })).toBeInTheDocument();
  });

  test('keeps a typed registration while the login tab is open, and asks before it is lost', async () => {
    await renderSignedOut('start');
    const user = userEvent.setup();
    await user.click(screen.getByRole('tab', { name: 'Register' }));
    await user.type(screen.getByLabelText('Organization Name'), 'Maple');
    await user.click(screen.getByRole('tab', { name: 'Login' }));
    expect(reloadAsks()).toBe(true);
    await user.click(screen.getByRole('tab', { name: 'Register' }));
    expect(screen.getByLabelText('Organization Name')).toHaveValue('Maple');
    await user.clear(screen.getByLabelText('Organization Name'));
    expect(reloadAsks()).toBe(false);
  });

  test.each([
    ['a link', () => fireEvent.click(screen.getByRole('link', { name: 'Already have an account? Log in' }))],
    ['the back button', () => window.history.back()],
  ])('asks before %s drops what an invited person has typed', async (_way, leave) => {
    window.history.replaceState(null, '', '/login');
    window.history.pushState(null, '', '/register?code=7Q4K');
    await renderSignedOut('start');
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.type(await screen.findByLabelText('First Name'), 'Wanda');
    expect(reloadAsks()).toBe(true);
    leave();
    await user.click(await screen.findByRole('button', { name: 'Keep Editing' }));
    expect(screen.getByLabelText('First Name')).toHaveValue('Wanda');
    expect(window.location.pathname + window.location.search).toBe('/register?code=7Q4K');
    leave();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/login');
    expect(reloadAsks()).toBe(false);
  });

  test('shows the form for a forgotten password from the sign-in screen', async () => {
    await renderSignedOut('start');
    await userEvent.setup().click(screen.getByRole('link', { name: 'Forgot your password?' }));
    expect(await screen.findByRole('button', { name: 'Send Link' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/forgot');
  });

  test('shows a mailed link to a signed-in person', async () => {
    window.history.replaceState(null, '', '/confirm-email#token');
    renderGate({ status: 'loading' });
    expect(await screen.findByRole('heading', { name: 'Confirm your email address' })).toBeInTheDocument();
    expect(window.location.hash).toBe('#token');
  });

  test('shows the sign-in screen when the back button leads to another path', async () => {
    await renderSignedOut('left');
    window.history.replaceState(null, '', '/team');
    fireEvent(window, new PopStateEvent('popstate'));
    expect(window.location.pathname).toBe('/login');
  });

  test('says that the session ended, and remembers the address', async () => {
    window.history.replaceState(null, '', '/timesheets');
    await renderSignedOut('ended');
    expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended');
    expect(rememberedDestination()).toBe('/timesheets');
  });

  test('shows the home page after an organization is registered, no matter which address was opened first', async () => {
    window.history.replaceState(null, '', '/timesheets');
    await renderSignedOut('start');
    const user = userEvent.setup();
    await user.click(screen.getByRole('tab', { name: 'Register' }));
    for (const name of ['Organization Name', 'First Name', 'Last Name', 'Email', 'Password']) {
      fireEvent.change(screen.getByLabelText(name), { target: { value: 'nora@example.com' } });
    }
    expect(rememberedDestination()).toBe('/timesheets');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(rememberedDestination()).toBe('/');
  });

  test('says that the user signed out in another tab', async () => {
    await renderSignedOut('elsewhere');
    expect(screen.getByText('You signed out in another tab.')).toBeInTheDocument();
  });

  test('says nothing to a user who signed out here', async () => {
    await renderSignedOut('left');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});

describe('the mailed link of a registration', () => {
  beforeEach(() => window.history.replaceState(null, '', '/confirm-registration#a-token'));

  test('creates the organization only when the user asks for it', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('/api/auth/confirm-registration', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({}, { status: 201 });
      }),
    );
    await renderSignedOut('start');
    expect(screen.getByRole('heading', { name: 'Confirm your registration' })).toBeInTheDocument();
    expect(sent).toEqual([]);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Create organization' }));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
    expect(sent).toEqual([{ token: 'a-token' }]);
    expect(window.location.hash).toBe('');
  });

  test('works for a person who is signed in to another organization', async () => {
    const confirmed: unknown[] = [];
    server.use(
      http.post('/api/auth/confirm-registration', async ({ request }) => {
        confirmed.push(await request.json());
        return HttpResponse.json({ message: 'This link has already been used. Sign in.' }, { status: 410 });
      }),
    );
    const { user } = aSession({ email: 'amir@example.com' });
    renderGate({ status: 'signed-in', user, isNewSignIn: false, isEnded: false });
    expect(await screen.findByText(/instead of amir@example.com/)).toBeInTheDocument();
    expect(confirmed).toEqual([]);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Create organization' }));
    expect(await screen.findByText('This link has already been used. Sign in.')).toBeInTheDocument();
    expect(confirmed).toEqual([{ token: 'a-token' }]);
  });

  test('asks for the password in another browser', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('/api/auth/confirm-registration', async ({ request }) => {
        const body = (await request.json()) as { password?: string };
        sent.push(body);
        const message = 'Enter the password';
        return body.password
          ? HttpResponse.json({}, { status: 201 })
          : HttpResponse.json({ message, fields: { password: message } }, { status: 400 });
      }),
    );
    await renderSignedOut('start');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Create organization' }));
    await user.type(await screen.findByLabelText('Password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Create organization' }));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
    expect(sent).toEqual([{ token: 'a-token' }, { token: 'a-token', password: 'correct horse' }]);
  });

  test('says why a used or expired link does not work', async () => {
    const message = 'This link has expired. Register again.';
    server.use(http.post('/api/auth/confirm-registration', () => HttpResponse.json({ message }, { status: 410 })));
    await renderSignedOut('start');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Create organization' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go to Login' }));
    expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
  });
});
