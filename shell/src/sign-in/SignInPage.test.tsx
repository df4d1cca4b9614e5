import { describe, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aSessionAs, mockGateway } from '@timetrack/testing';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { ToastProvider } from '../common/ToastProvider.js';
import { sessionApi } from '../session/session-api.js';
import { createSessionStore } from '../session/session-store.js';
import { SignInPage } from './SignInPage.js';

const { user: olivia } = aSessionAs('OWNER');

const server = mockGateway([
  http.get('/api/auth/registration', () =>
    HttpResponse.json({ mode: 'OPEN', minimumPasswordLength: 6, confirmedByMail: false }),
  ),
  http.post('/api/auth/login', () => HttpResponse.json({ user: olivia })),
  http.post('/api/auth/register', () => HttpResponse.json({ user: olivia }, { status: 201 })),
]);

function renderSignIn(email = '') {
  const session = createSessionStore(sessionApi, { send: () => undefined, listen: () => undefined });
  render(
    <ToastProvider>
      <SignInPage
        email={email}
        onLogin={session.signIn}
        onRegister={session.register}
        onFirstInput={() => undefined}
        onForgot={() => undefined}
      />
    </ToastProvider>,
  );
  return { session, user: userEvent.setup() };
}

const problem = (status: number, body: object) =>
  HttpResponse.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } });

type Person = ReturnType<typeof userEvent.setup>;

async function fillLogin(user: Person) {
  await user.type(screen.getByLabelText('Email'), 'olivia@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret');
}

async function fillRegistration(user: Person) {
  await user.click(screen.getByRole('tab', { name: 'Register' }));
  await user.type(screen.getByLabelText('Organization Name'), 'Example Builders');
  await user.type(screen.getByLabelText('First Name'), 'Olivia');
  await user.type(screen.getByLabelText('Last Name'), 'Owner');
  await fillLogin(user);
}

describe('the login tab', () => {
  test('has the labels and texts of the product', () => {
    renderSignIn();
    expect(screen.getByText('Workforce Management')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Email')).toBeRequired();
    expect(screen.getByLabelText('Password')).toBeRequired();
    expect(document.title).toBe('Login · TimeTrack');
  });

  test('begins with the email address of the person who has just registered', () => {
    renderSignIn('noor@example.com');
    expect(screen.getByLabelText('Email')).toHaveValue('noor@example.com');
  });

  test('sends the credentials and signs in', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('/api/auth/login', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ user: olivia });
      }),
    );
    const { session, user } = renderSignIn();
    await fillLogin(user);
    const signedIn = new Promise<void>((resolve) => session.subscribe(resolve));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await signedIn;
    await screen.findByRole('button', { name: 'Sign in' });
    expect(sent).toEqual([{ email: 'olivia@example.com', password: 'secret' }]);
    expect(session.state()).toMatchObject({ status: 'signed-in', user: olivia });
  });

  test('drops invisible characters of a pasted address, and keeps every character of a password', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('/api/auth/login', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ user: olivia });
      }),
    );
    const { user } = renderSignIn();
    await user.click(screen.getByLabelText('Email'));
    await user.paste('\u200bol\u00adivia\u2060@exam\u200eple.com\ufeff');
    await user.click(screen.getByLabelText('Password'));
    await user.paste(' sec\u200bret ');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(sent).toEqual([{ email: 'olivia@example.com', password: ' sec\u200bret ' }]));
  });

  test('is busy until the server responds, and sends only one request', async () => {
    const response = Promise.withResolvers<void>();
    let calls = 0;
    server.use(
      http.post('/api/auth/login', async () => {
        calls += 1;
        await response.promise;
        return HttpResponse.json({ user: olivia });
      }),
    );
    const { user } = renderSignIn();
    await fillLogin(user);
    await user.keyboard('{Enter}{Enter}');
    const button = await screen.findByRole('button', { name: 'Signing in...' });
    await user.click(button);
    response.resolve();
    await screen.findByRole('button', { name: 'Sign in' });
    expect(calls).toBe(1);
  });

  test('marks every empty field and sends nothing', async () => {
    const { user } = renderSignIn();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required.');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required.');
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  test('shows an error for an invalid email address until it changes', async () => {
    const { user } = renderSignIn();
    const email = screen.getByLabelText('Email');
    await user.type(email, 'olivia');
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    expect(email).toHaveAccessibleDescription(/Enter an email address/);
    await user.type(email, '@');
    expect(email).not.toHaveAccessibleDescription();
  });

  test.each([
    [
      'the server message',
      () => problem(429, { message: 'Too many attempts. Wait a minute.' }),
      'Too many attempts. Wait a minute.',
    ],
    [
      'Invalid credentials when the server sent no message',
      () => new HttpResponse(null, { status: 400 }),
      'Invalid credentials',
    ],
    [
      'the request id of a failure of the server',
      () => problem(500, { message: 'Something went wrong on our side.', requestId: '0198c1f2' }),
      'Something went wrong on our side. Request ID: 0198c1f2',
    ],
    [
      'the status of a proxy that did not reach the server',
      () => HttpResponse.text('<html>', { status: 502, headers: { 'x-request-id': '0198c1f2' } }),
      'The server could not do this (status 502). Please try again. Request ID: 0198c1f2',
    ],
    ['that the server cannot be reached', () => HttpResponse.error(), /The server cannot be reached/],
  ])('shows a failure with %s', async (_what, respond, text) => {
    server.use(http.post('/api/auth/login', respond));
    const { user } = renderSignIn();
    await fillLogin(user);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Login failed')).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });
});

describe('the register tab', () => {
  test('has the labels and texts of the product', async () => {
    const { user } = renderSignIn();
    await user.click(screen.getByRole('tab', { name: 'Register' }));
    expect(screen.getByRole('heading', { name: 'Create an account' })).toBeInTheDocument();
    expect(screen.getByText('Set up your organization and admin account')).toBeInTheDocument();
    expect(document.title).toBe('Register · TimeTrack');
  });

  test('sends the organization, its owner and the time zone of the browser', async () => {
    const sent: unknown[] = [];
    const response = Promise.withResolvers<void>();
    server.use(
      http.post('/api/auth/register', async ({ request }) => {
        sent.push(await request.json());
        await response.promise;
        return HttpResponse.json({ user: olivia }, { status: 201 });
      }),
    );
    const { session, user } = renderSignIn();
    await fillRegistration(user);
    const signedIn = new Promise<void>((resolve) => session.subscribe(resolve));
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(screen.getByRole('button', { name: 'Creating account...' })).toBeInTheDocument();
    response.resolve();
    await signedIn;
    await screen.findByRole('button', { name: 'Create account' });
    expect(sent).toEqual([
      {
        orgName: 'Example Builders',
        firstName: 'Olivia',
        lastName: 'Owner',
        email: 'olivia@example.com',
        password: 'secret',
        timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    ]);
  });

  test('marks every empty field', async () => {
    const { user } = renderSignIn();
    await user.click(screen.getByRole('tab', { name: 'Register' }));
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    for (const label of ['Organization Name', 'First Name', 'Last Name', 'Email', 'Password']) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(`${label} is required\\.$`));
    }
  });

  test('shows the message of the server, and marks the field', async () => {
    const message = 'This email is taken';
    server.use(http.post('/api/auth/register', () => problem(409, { message, fields: { email: message } })));
    const { user } = renderSignIn();
    await fillRegistration(user);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('Registration failed')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(message);
  });

  test('shows Could not create account when the server sent no message', async () => {
    server.use(http.post('/api/auth/register', () => new HttpResponse(null, { status: 400 })));
    const { user } = renderSignIn();
    await fillRegistration(user);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('Could not create account')).toBeInTheDocument();
  });
});

const respondWithMode = (mode: string) =>
  server.use(
    http.get('/api/auth/registration', () =>
      HttpResponse.json({ mode, minimumPasswordLength: 6, confirmedByMail: false }),
    ),
  );

describe('the register tab where registration is restricted', () => {
  test.each([
    ['CLOSED', 'Registration is closed'],
    ['INVITE', 'Registration by invitation'],
  ])('explains it and leads to the invitation code instead of a form (%s)', async (mode, title) => {
    respondWithMode(mode);
    const { user } = renderSignIn();
    await user.click(screen.getByRole('tab', { name: 'Register' }));
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Enter Invitation Code' })).toHaveAttribute('href', '/register');
    expect(screen.queryByRole('button', { name: 'Create account' })).not.toBeInTheDocument();
  });

  test('opens the form with the link of the operator, and sends its token', async () => {
    window.history.replaceState(null, '', '/login#invite=a-token');
    respondWithMode('INVITE');
    const sent: unknown[] = [];
    server.use(
      http.post('/api/auth/register', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ user: olivia }, { status: 201 });
      }),
    );
    const { session, user } = renderSignIn();
    expect(screen.getByRole('heading', { name: 'Create an account' })).toBeInTheDocument();
    await fillRegistration(user);
    const signedIn = new Promise<void>((resolve) => session.subscribe(resolve));
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await signedIn;
    expect(sent).toMatchObject([{ inviteToken: 'a-token' }]);
    window.history.replaceState(null, '', '/login');
  });
});

test('a registration that is confirmed by mail says to check the inbox', async () => {
  server.use(http.post('/api/auth/register', () => HttpResponse.json({ next: 'CONFIRM_EMAIL' }, { status: 202 })));
  const { session, user } = renderSignIn();
  await fillRegistration(user);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Check your inbox' })).toHaveFocus());
  expect(screen.getByText('olivia@example.com')).toBeInTheDocument();
  expect(session.state().status).not.toBe('signed-in');
  await user.click(screen.getByRole('button', { name: 'Register Again' }));
  expect(screen.getByRole('heading', { name: 'Create an account' })).toBeInTheDocument();
});
