import { beforeEach, describe, expect, it } from '@jest/globals';
import { configure, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { rememberedDestination, type SessionState, type SessionStore, type SignedOutReason } from '../session/index.js';
import { ToastProvider } from '../toast/index.js';
import { SessionGate } from './SessionGate.js';

configure({ asyncUtilTimeout: 20_000 });

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
    ended: () => undefined,
  };
  return render(
    <ToastProvider>
      <SessionGate session={session} />
    </ToastProvider>,
  );
}

const renderSignedOut = (reason: SignedOutReason) => renderGate({ status: 'signed-out', reason });

describe('the session gate', () => {
  beforeEach(() => window.history.replaceState(null, '', '/'));

  it('shows a spinner while the session is loading', () => {
    renderGate({ status: 'loading' });
    expect(screen.getByText('Loading TimeTrack')).toBeInTheDocument();
  });

  it.each(['/', '/timesheets', '/nowhere'])('leads from %s to the sign-in screen', (path) => {
    window.history.replaceState(null, '', path);
    renderSignedOut('start');
    expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/login');
  });

  it('shows the registration at /register, and leads from there to the sign-in screen and back', async () => {
    window.history.replaceState(null, '', '/register');
    renderSignedOut('start');
    expect(screen.getByRole('heading', { name: 'Employee Registration' })).toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('link', { name: 'Already have an account? Log in' }));
    expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/login');
    window.history.back();
    expect(await screen.findByRole('heading', { name: 'Employee Registration' })).toBeInTheDocument();
  });

  it('leads to the sign-in screen when the Back button brings up another path', () => {
    renderSignedOut('left');
    window.history.replaceState(null, '', '/team');
    fireEvent(window, new PopStateEvent('popstate'));
    expect(window.location.pathname).toBe('/login');
  });

  it('says that the session ended, and keeps the place', () => {
    window.history.replaceState(null, '', '/timesheets');
    renderSignedOut('ended');
    expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended');
    expect(rememberedDestination()).toBe('/timesheets');
  });

  it('leads home whoever registers an organization, whatever they opened first', async () => {
    window.history.replaceState(null, '', '/timesheets');
    renderSignedOut('start');
    const user = userEvent.setup();
    await user.click(screen.getByRole('tab', { name: 'Register' }));
    for (const name of ['Organization Name', 'First Name', 'Last Name', 'Email', 'Password']) {
      fireEvent.change(screen.getByLabelText(name), { target: { value: 'nora@example.com' } });
    }
    expect(rememberedDestination()).toBe('/timesheets');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(rememberedDestination()).toBe('/');
  });

  it('says that the person signed out in another tab', () => {
    renderSignedOut('elsewhere');
    expect(screen.getByText('You signed out in another tab.')).toBeInTheDocument();
  });

  it('says nothing to a person who signed out here', () => {
    renderSignedOut('left');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});
