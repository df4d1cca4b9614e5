import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mockGateway } from '@timetrack/testing';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { ToastProvider } from '../common/ToastProvider.js';
import { ForgotPage } from './ForgotPage.js';
import { LinkPage } from './LinkPage.js';
import { useLinkAddress } from './link-address.js';

const server = mockGateway([
  http.get('/api/auth/registration', () =>
    HttpResponse.json({ mode: 'OPEN', minimumPasswordLength: 6, confirmedByMail: true }),
  ),
  http.post('/api/auth/forgot', () => HttpResponse.json({ mailConfigured: true }, { status: 202 })),
  http.post('/api/auth/reset/check', () => HttpResponse.json({ minimumPasswordLength: 10, expiresAt: '2026-07-15' })),
  http.post('/api/auth/reset', () => new HttpResponse(null, { status: 204 })),
  http.post('/api/auth/confirm-email', () => new HttpResponse(null, { status: 204 })),
]);
const problem = (status: number, body: object) =>
  HttpResponse.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } });
const rule = 'At least 10 characters. Not a common password, your name or your email address.';
const spent = 'This link has expired or was already used. Ask for a new one.';

function LinkGate() {
  const link = useLinkAddress();
  return link ? <LinkPage {...link} /> : <p>elsewhere</p>;
}

function show(path: string) {
  window.history.replaceState(null, '', path);
  render(<ToastProvider>{path === '/forgot' ? <ForgotPage /> : <LinkGate />}</ToastProvider>);
  return userEvent.setup();
}
beforeEach(() => window.history.replaceState(null, '', '/'));

describe('a forgotten password', () => {
  test('says that a link is on its way, and never whether the account exists', async () => {
    server.use(http.post('/api/auth/forgot', () => HttpResponse.json({ mailConfigured: true }, { status: 202 })));
    const user = show('/forgot');
    expect(await screen.findByText(/We will mail you a link/)).toBeInTheDocument();
    await user.type(screen.getByLabelText('Email'), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Send Link' }));
    const text = 'If ada@example.com belongs to an account, a link is on its way. It works once, for 60 minutes.';
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(document.title).toBe('Forgot your password? · TimeTrack');
  });

  test('promises no mail where the server sends none', async () => {
    const options = { mode: 'OPEN', minimumPasswordLength: 6, confirmedByMail: false };
    server.use(http.get('/api/auth/registration', () => HttpResponse.json(options)));
    show('/forgot');
    expect(await screen.findByText(/^This server sends no mail\. Ask an administrator/)).toBeInTheDocument();
    expect(screen.queryByText(/mail you a link/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send Link' })).not.toBeInTheDocument();
  });

  test('says when to try again after too many requests', async () => {
    server.use(http.post('/api/auth/forgot', () => problem(429, { message: 'Too many attempts. Try again later.' })));
    const user = show('/forgot');
    await user.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}');
    expect(await screen.findByText('Too many attempts. Try again later.')).toBeInTheDocument();
  });
});

describe('a link to choose a new password', () => {
  const fill = async (user: ReturnType<typeof userEvent.setup>, password: string, again = password) => {
    await user.type(await screen.findByLabelText('New Password'), password);
    await user.type(screen.getByLabelText('Confirm New Password'), again);
    await user.click(screen.getByRole('button', { name: 'Change Password' }));
  };

  test('shows the rules of the organization, and sends the token of the fragment', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('/api/auth/reset', async ({ request }) => {
        sent.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const user = show('/reset#the-token%E2%80%8B');
    expect(await screen.findByText(rule)).toBeInTheDocument();
    expect(screen.getByLabelText('New Password')).toHaveAttribute('autocomplete', 'new-password');
    await fill(user, 'battery staple');
    expect(await screen.findByText('Your password has been changed. Sign in.')).toBeInTheDocument();
    expect(sent).toEqual([{ token: 'the-token', newPassword: 'battery staple' }]);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Choose a new password' })).toHaveFocus());
  });

  test('marks a short password, a wrong confirmation, and what the server rejects', async () => {
    const message = 'New password is one of the most common passwords. Choose one that is harder to guess.';
    server.use(http.post('/api/auth/reset', () => problem(400, { message, fields: { newPassword: message } })));
    const user = show('/reset#the-token');
    await fill(user, 'short', 'shore');
    const password = screen.getByLabelText('New Password');
    expect(password).toHaveAccessibleDescription(`${rule} New password must be at least 10 characters`);
    const confirmation = screen.getByLabelText('Confirm New Password');
    expect(confirmation).toHaveAccessibleDescription("The passwords don't match.");
    await user.clear(password);
    await user.clear(confirmation);
    await fill(user, 'password123');
    expect((await screen.findAllByText(message))[0]).toBeInTheDocument();
    expect(password).toHaveAccessibleDescription(`${rule} ${message}`);
  });

  test('can show what was typed', async () => {
    const user = show('/reset#the-token');
    const password = await screen.findByLabelText('New Password');
    const [toggle] = screen.getAllByRole('button', { name: 'Show what you typed' });
    if (!toggle) throw new Error('no button');
    expect(password).toHaveAttribute('type', 'password');
    await user.click(toggle);
    expect(password).toHaveAttribute('type', 'text');
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
  });

  test('offers a new one if it expired or was used', async () => {
    server.use(http.post('/api/auth/reset/check', () => problem(410, { message: spent })));
    show('/reset#the-token');
    expect(await screen.findByText(spent)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask for a New Link' })).toHaveAttribute('href', '/forgot');
  });

  test('can be checked again when the server could not be reached', async () => {
    server.use(http.post('/api/auth/reset/check', () => HttpResponse.error(), { once: true }));
    const user = show('/reset#the-token');
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByLabelText('New Password')).toBeInTheDocument();
  });
});

describe('a link to confirm an email address', () => {
  test('is used by a click, not by opening it', async () => {
    let calls = 0;
    server.use(
      http.post('/api/auth/confirm-email', () => {
        calls += 1;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const user = show('/confirm-email#the-token');
    expect(calls).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Confirm Email Address' }));
    expect(await screen.findByText(/Your email address has been changed/)).toBeInTheDocument();
    expect(calls).toBe(1);
  });

  test.each([
    [410, spent, false],
    [409, 'This email is already in use', true],
  ])('shows a failure with status %i', async (status, message, canRetry) => {
    server.use(http.post('/api/auth/confirm-email', () => problem(status, { message })));
    const user = show('/confirm-email#the-token');
    await user.click(screen.getByRole('button', { name: 'Confirm Email Address' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirm Email Address' }) !== null).toBe(canRetry);
  });
});

test('leaves other addresses alone', () => {
  show('/team');
  expect(screen.getByText('elsewhere')).toBeInTheDocument();
});
