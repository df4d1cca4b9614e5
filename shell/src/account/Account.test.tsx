import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aSession, mockGateway, renderScreen } from '@timetrack/testing';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { SessionStoreContext } from '../session/session-store.js';
import { silenceConsole } from '../testing/silence-console.js';
import { Account } from './Account.js';
import type { UserSession } from './account-api.js';

const aUserSession = (members: Partial<UserSession> = {}): UserSession => ({
  id: 'session-1',
  current: false,
  createdAt: '2026-02-27T16:00:00Z',
  lastUsedAt: new Date(Date.now() - 3 * 60 * 60_000).toISOString(),
  expiresAt: '2026-03-27T16:00:00Z',
  userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  address: '203.0.113.7',
  ...members,
});
const currentSession = aUserSession({
  id: 'session-0',
  current: true,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36',
});

const server = mockGateway([
  http.patch('/api/auth/me', () => HttpResponse.json({})),
  http.get('/api/auth/sessions', () => HttpResponse.json([currentSession])),
  http.get('/api/me/notices', () => HttpResponse.json([])),
  http.post('/api/me/email', () => HttpResponse.json({}, { status: 202 })),
  http.get('/api/me/email-confirmation', () => HttpResponse.json({ confirmed: true, possible: true })),
]);

const sessions = (...found: UserSession[]) =>
  server.use(http.get('/api/auth/sessions', () => HttpResponse.json(found)));
const problem = (status: number, body: object) =>
  HttpResponse.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const row = (index: number) =>
  within(screen.getByRole('list', { name: 'Your sessions' })).getAllByRole('listitem')[index];

async function show(path = '/account') {
  const calls: string[] = [];
  const session = { ...aSession(), refresh: async () => void calls.push('refreshed') };
  const own = {
    signOutEverywhere: async () => void calls.push('signed out everywhere'),
    handleEnded: async () => {
      calls.push('ended');
      return false;
    },
  };
  const rendered = renderScreen(
    <SessionStoreContext value={own}>
      <Account />
    </SessionStoreContext>,
    { session, path },
  );
  await screen.findByRole('list', { name: 'Your sessions', hidden: true });
  return { ...rendered, calls };
}

describe('changing the name', () => {
  test('saves it and updates every screen immediately', async () => {
    const sent: unknown[] = [];
    server.use(
      http.patch('/api/auth/me', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({});
      }),
    );
    const { user, toasts, calls } = await show();
    await user.clear(screen.getByLabelText('Last Name'));
    await user.type(screen.getByLabelText('Last Name'), 'Winter');
    await user.click(button('Save Name'));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Name changed' }]));
    expect(sent).toEqual([{ firstName: 'Wanda', lastName: 'Winter' }]);
    expect(calls).toEqual(['refreshed']);
  });

  test('asks before a reload only while the name differs', async () => {
    const reloadAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { user } = await show();
    await user.type(screen.getByLabelText('Last Name'), 's');
    expect(reloadAsks()).toBe(true);
    await user.type(screen.getByLabelText('Last Name'), '{Backspace}');
    expect(reloadAsks()).toBe(false);
  });

  test('requires a name', async () => {
    const { user } = await show();
    await user.clear(screen.getByLabelText('First Name'));
    await user.click(button('Save Name'));
    expect(screen.getByLabelText('First Name')).toHaveAccessibleDescription('First Name is required.');
    expect(screen.getByLabelText('First Name')).toHaveFocus();
  });
});

describe('changing the email address', () => {
  test('says where the link went, and that the old address stays in force', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('/api/me/email', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({}, { status: 202 });
      }),
    );
    const { user } = await show();
    await user.type(screen.getByLabelText('New Email'), 'wanda@new.example.com');
    await user.type(screen.getByLabelText('Your Password'), 'old secret{Enter}');
    expect(await screen.findByText(/Open the link that was mailed to wanda@new.example.com/)).toBeInTheDocument();
    expect(sent).toEqual([{ newEmail: 'wanda@new.example.com', currentPassword: 'old secret' }]);
  });

  test('offers no form on a server that sends no mail', async () => {
    server.use(http.get('/api/me/email-confirmation', () => HttpResponse.json({ confirmed: false, possible: false })));
    await show();
    expect(await screen.findByText(/This server sends no mail/)).toBeInTheDocument();
    expect(screen.queryByLabelText('New Email')).not.toBeInTheDocument();
    expect(screen.queryByText('Confirm your email address')).not.toBeInTheDocument();
  });
});

describe('recent activity', () => {
  const notice = { id: 'notice-1', kind: 'NEW_SIGN_IN', at: '2026-02-27T16:00:00Z', role: null };
  const facts = { userAgent: aUserSession().userAgent, address: '203.0.113.7' };
  const role = { ...notice, id: 'notice-2', kind: 'ROLE_CHANGED', role: 'MANAGER', userAgent: '', address: '' };

  test('names what happened, when and from where, and can be dismissed', async () => {
    let found: object[] = [{ ...notice, ...facts }, role];
    server.use(
      http.get('/api/me/notices', () => HttpResponse.json(found)),
      http.delete('/api/me/notices/notice-1', () => {
        found = [role];
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = await show();
    const list = within(await screen.findByRole('list', { name: 'Recent activity' }));
    const [first, second] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent(/^Sign-in from a new browser or place.*Firefox on Android · 203.0.113.7Dismiss$/);
    expect(second).toHaveTextContent(/^Your role was changed to Manager/);
    await user.click(screen.getByRole('button', { name: /^Dismiss: Sign-in/ }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  });

  test('can be loaded again', async () => {
    server.use(http.get('/api/me/notices', () => problem(500, { message: 'Broken' }), { once: true }));
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing new.')).toBeInTheDocument();
  });
});

describe('the list of sessions', () => {
  silenceConsole();

  test('names the device of each, the current one first', async () => {
    sessions(aUserSession(), currentSession);
    await show();
    expect(row(0)).toHaveTextContent('Chrome on LinuxThis deviceIn use now · 203.0.113.7 · Signed in Feb 27, 2026');
    expect(row(1)).toHaveTextContent('Firefox on AndroidLast used 3 hours ago · 203.0.113.7');
  });

  test('ends any session except the current one', async () => {
    sessions(aUserSession(), currentSession);
    server.use(
      http.delete('/api/auth/sessions/session-1', () => {
        sessions(currentSession);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user, toasts } = await show();
    expect(screen.getAllByRole('button', { name: /^Sign Out .*last used/ })).toHaveLength(1);
    await user.click(button(/^Sign Out Firefox on Android/));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Device signed out' }]));
    expect(screen.queryByText('Firefox on Android')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('list', { name: 'Your sessions' })).toHaveFocus());
  });

  test('ends all sessions except the current one', async () => {
    sessions(aUserSession(), currentSession);
    server.use(
      http.post('/api/auth/sessions/end-others', () => {
        sessions(currentSession);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = await show();
    await user.click(button('Sign Out Other Devices'));
    await waitFor(() => expect(screen.queryByText('Firefox on Android')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Sign Out Other Devices' })).not.toBeInTheDocument();
  });

  test('is read again after a change of the password, which ends other sessions', async () => {
    sessions(aUserSession(), currentSession);
    server.use(
      http.post('/api/auth/password', () => {
        sessions(currentSession);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = await show();
    expect(await screen.findByText('Firefox on Android')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Current Password'), 'correct horse');
    await user.type(screen.getByLabelText('New Password'), 'battery staple');
    await user.type(screen.getByLabelText('Confirm New Password'), 'battery staple');
    await user.click(button('Change Password'));
    await waitFor(() => expect(screen.queryByText('Firefox on Android')).not.toBeInTheDocument());
    expect(await screen.findByText('Chrome on Linux')).toBeInTheDocument();
  });

  test('keeps a session that the server did not end', async () => {
    sessions(aUserSession(), currentSession);
    server.use(http.delete('/api/auth/sessions/session-1', () => problem(503, { message: 'Try later' })));
    const { user, toasts } = await show();
    await user.click(button(/^Sign Out Firefox/));
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Failed to sign out', description: 'Try later' }]));
    expect(screen.getByText('Firefox on Android')).toBeInTheDocument();
  });

  test('ends all sessions after a confirmation', async () => {
    const { user, calls } = await show('/account?open=sign-out-everywhere');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await user.click(button('Sign Out Everywhere'));
    const dialog = screen.getByRole('alertdialog', { name: 'Sign out everywhere?' });
    expect(calls).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Sign Out Everywhere' }));
    expect(calls).toEqual(['signed out everywhere']);
  });

  test('reports that it could not be loaded, and loads again on request', async () => {
    server.use(http.get('/api/auth/sessions', () => problem(500, { message: 'Broken' }), { once: true }));
    const rendered = renderScreen(
      <SessionStoreContext value={{ signOutEverywhere: async () => undefined, handleEnded: async () => false }}>
        <Account />
      </SessionStoreContext>,
    );
    expect(await screen.findByText('Your sessions could not be loaded')).toBeInTheDocument();
    await rendered.user.click(button('Try again'));
    expect(await screen.findByText('Chrome on Linux')).toBeInTheDocument();
  });

  test('leads to the sign-in screen when the session has ended', async () => {
    server.use(http.patch('/api/auth/me', () => problem(401, { message: 'Sign in first' })));
    const { user, toasts, calls } = await show();
    await user.click(button('Save Name'));
    await waitFor(() => expect(calls).toEqual(['ended']));
    expect(toasts).toEqual([]);
  });
});

describe('an email address that is not confirmed', () => {
  const unconfirmed = (possible: boolean) =>
    server.use(http.get('/api/me/email-confirmation', () => HttpResponse.json({ confirmed: false, possible })));

  test('can be confirmed with a mailed link', async () => {
    unconfirmed(true);
    const sent: string[] = [];
    server.use(
      http.post('/api/me/email-confirmation', () => {
        sent.push('link');
        return HttpResponse.json({}, { status: 202 });
      }),
    );
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Send Confirmation Link' }));
    expect(await screen.findByText(/Open the link that was mailed to/)).toBeInTheDocument();
    expect(button('Send Again')).toBeEnabled();
    expect(sent).toEqual(['link']);
  });

  test('is not mentioned where the server sends no mail', async () => {
    unconfirmed(false);
    await show();
    expect(screen.queryByRole('heading', { name: 'Confirm your email address' })).not.toBeInTheDocument();
  });
});
