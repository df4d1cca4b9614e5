import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mockGateway } from '@timetrack/testing';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { useState } from 'react';
import { ToastProvider } from '../common/ToastProvider.js';
import { RegistrationPage } from './RegistrationPage.js';

const verifyPath = '/api/invitations/:code/verify';
const invitation = { email: null, role: 'WORKER', organizationName: 'Example Builders', minimumPasswordLength: 6 };

const server = mockGateway([
  http.get(verifyPath, () => HttpResponse.json({ invitation })),
  http.post('/api/register', () => HttpResponse.json({ user: {} }, { status: 201 })),
]);

afterEach(() => {
  jest.useRealTimers();
});

const problem = (status: number, body: object) =>
  HttpResponse.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } });

type Person = ReturnType<typeof userEvent.setup>;

function show(code: string | null) {
  const onLogin = jest.fn();
  const onRegistered = jest.fn();
  function PageWithAddress() {
    const [current, setCurrent] = useState(code);
    return <RegistrationPage code={current} onCode={setCurrent} onRegistered={onRegistered} onLogin={onLogin} />;
  }
  render(<PageWithAddress />, { wrapper: ToastProvider });
  return { user: userEvent.setup(), onLogin, onRegistered };
}

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);

async function fill(user: Person, password = 'secret', again = password) {
  await user.type(await screen.findByLabelText('First Name'), 'Noor');
  await user.type(field('Last Name'), 'Haddad');
  await user.clear(field('Email'));
  await user.type(field('Email'), 'noor@example.com');
  await user.type(field('Password'), password);
  await user.type(field('Confirm Password'), again);
  await user.click(button('Create Account'));
}

describe('the registration page without a code', () => {
  test('asks for the code and verifies it', async () => {
    const { user } = show(null);
    expect(screen.getByRole('heading', { level: 1, name: 'Employee Registration' })).toBeInTheDocument();
    expect(screen.getByText('Enter your invitation code to get started')).toBeInTheDocument();
    expect(document.title).toBe('Employee Registration · TimeTrack');
    await user.type(field('Invitation Code'), ' 7q4k x0m2 {Enter}');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Join Example Builders' });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  test('requires a code', async () => {
    const { user } = show(null);
    await user.click(button('Verify Invitation'));
    expect(field('Invitation Code')).toHaveAccessibleDescription('Invitation Code is required.');
    expect(field('Invitation Code')).toHaveFocus();
  });
});

describe('an invitation code', () => {
  test('is verified immediately', async () => {
    const response = Promise.withResolvers<void>();
    const codes: unknown[] = [];
    server.use(
      http.get(verifyPath, async ({ params }) => {
        codes.push(params.code);
        await response.promise;
        return HttpResponse.json({ invitation: { ...invitation, role: 'ACCOUNTANT', email: 'ada@example.com' } });
      }),
    );
    show('7Q4K/X0M2');
    expect(screen.getByText('Verifying invitation...')).toBeInTheDocument();
    response.resolve();
    expect(await screen.findByText('Complete your registration as an accountant')).toBeInTheDocument();
    expect(field('Email')).toHaveValue('ada@example.com');
    expect(codes).toEqual(['7Q4K/X0M2']);
    expect(screen.getAllByRole('button', { name: 'Show what you typed' })).toHaveLength(2);
  });

  test('suggests the name of an imported person', async () => {
    const imported = { ...invitation, firstName: 'Ada', lastName: 'Marsh' };
    server.use(http.get(verifyPath, () => HttpResponse.json({ invitation: imported })));
    show('7Q4K');
    expect(await screen.findByLabelText('First Name')).toHaveValue('Ada');
    expect(field('Last Name')).toHaveValue('Marsh');
  });

  test.each([404, 409, 410])(
    'is reported as invalid, with the message of the server, after a response with %i',
    async (status) => {
      const message = 'This invitation has already been used';
      server.use(http.get(verifyPath, () => problem(status, { message })));
      const { user, onLogin } = show('7Q4K');
      await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Invalid Invitation' })).toHaveFocus());
      expect(screen.getByText(message).closest('[role=alert]')).toBeInTheDocument();
      await user.click(button('Go to Login'));
      expect(onLogin).toHaveBeenCalledTimes(1);
      await user.click(button('Enter Another Code'));
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Employee Registration' })).toHaveFocus());
    },
  );

  test.each([
    ['the server cannot be reached', () => HttpResponse.error(), /cannot be reached/],
    [
      'there were too many attempts',
      () => problem(429, { message: 'Too many attempts. Wait a minute.' }),
      /Wait a minute/,
    ],
    ['the response is not from the server', () => HttpResponse.text('<html>'), /could not be verified/],
  ])('can be verified again when %s', async (_why, respond, message) => {
    server.use(http.get(verifyPath, respond, { once: true }));
    const { user } = show('7Q4K');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByText('Invalid Invitation')).not.toBeInTheDocument();
    await user.click(button('Try Again'));
    expect(await screen.findByText('Join Example Builders')).toBeInTheDocument();
  });
});

describe('the registration form', () => {
  test('has the labels and texts of the product', async () => {
    show('7Q4K');
    expect(await screen.findByText('Complete your registration as a worker')).toBeInTheDocument();
    for (const name of ['First Name', 'Last Name', 'Email', 'Password', 'Confirm Password']) {
      expect(field(name)).toBeRequired();
    }
    expect(field('Phone (Optional)')).not.toBeRequired();
    expect(field('Password')).toHaveAccessibleDescription(
      'Not a common password, your name or your email address At least 6 characters',
    );
    expect(field('Password')).toHaveAttribute('minlength', '6');
    expect(screen.getByRole('link', { name: 'Already have an account? Log in' })).toHaveAttribute('href', '/login');
  });

  test('registers the user and leads to the login screen after two seconds', async () => {
    const sent: unknown[] = [];
    const response = Promise.withResolvers<void>();
    server.use(
      http.post('/api/register', async ({ request }) => {
        sent.push(await request.json());
        await response.promise;
        return HttpResponse.json({ user: {} }, { status: 201 });
      }),
    );
    const { user, onLogin, onRegistered } = show('7Q4K');
    await user.type(await screen.findByLabelText('Phone (Optional)'), '555 0100');
    await fill(user);
    await user.click(button('Creating Account...'));
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
    response.resolve();
    // Each check advances the fake clock by the interval, and the 2 seconds must not pass before the notification.
    await screen.findByText('Registration successful!', {}, { interval: 1, timeout: 100_000 });
    expect(screen.getByText('You can now log in with your credentials')).toBeInTheDocument();
    expect(onLogin).not.toHaveBeenCalled();
    jest.advanceTimersByTime(2_000);
    expect(onLogin).toHaveBeenCalledWith({ replace: true });
    expect(onRegistered).toHaveBeenCalledWith('noor@example.com');
    const person = { firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.com', password: 'secret' };
    expect(sent).toEqual([{ inviteCode: '7Q4K', ...person, phone: '555 0100' }]);
  });

  test.each([
    ['two different passwords', 'secret', 'sceret', "Passwords don't match", 'Please make sure your passwords match'],
    ['a short password', 'short', 'short', 'Password too short', 'Password must be at least 6 characters'],
  ])('rejects %s with a notification, and sends nothing', async (_what, password, again, title, text) => {
    const { user } = show('7Q4K');
    await fill(user, password, again);
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(button('Create Account')).toBeEnabled();
  });

  test('marks every empty field', async () => {
    const { user } = show('7Q4K');
    await user.click(await screen.findByRole('button', { name: 'Create Account' }));
    for (const name of ['First Name', 'Last Name', 'Email', 'Password', 'Confirm Password']) {
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(`${name} is required.`));
    }
    expect(field('First Name')).toHaveFocus();
  });

  test('keeps the values when the server rejects them, and shows its message as a notification and at the field', async () => {
    const message = 'This email is already in use';
    server.use(http.post('/api/register', () => problem(409, { message, fields: { email: message } })));
    const { user } = show('7Q4K');
    await fill(user);
    expect(await screen.findByText('Registration failed')).toBeInTheDocument();
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(message));
    expect(field('Password')).toHaveValue('secret');
  });

  test.each([
    [409, 'Everyone whom this link is for has joined. Please ask for a new one.'],
    [410, 'This invitation has expired. Please ask for a new one.'],
    [404, 'This invitation code is unknown. Please check it.'],
  ])('keeps in view why the invitation stopped working meanwhile, with the values: %i', async (status, message) => {
    server.use(http.post('/api/register', () => problem(status, { message })));
    const { user } = show('7Q4K');
    await fill(user);
    await waitFor(() => expect(document.querySelector('form [role=alert]')).toHaveTextContent(message));
    expect(field('Email')).toHaveValue('noor@example.com');
    server.use(http.post('/api/register', () => problem(503, { message: 'Later' })));
    await user.click(button('Create Account'));
    await waitFor(() => expect(document.querySelector('form [role=alert]')).not.toBeInTheDocument());
  });

  test('repeats the idempotency key when no response arrived, and uses a new one after a response', async () => {
    const keys: (string | null)[] = [];
    const responses = [() => HttpResponse.error(), () => problem(409, { message: 'Taken' })];
    server.use(
      http.post('/api/register', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return responses.shift()?.() ?? HttpResponse.json({ user: {} }, { status: 201 });
      }),
    );
    const { user } = show('7Q4K');
    await fill(user);
    await screen.findByText(/cannot be reached/);
    await user.click(button('Create Account'));
    expect(await screen.findAllByText('Taken')).not.toHaveLength(0);
    await user.click(button('Create Account'));
    await screen.findByText('Registration successful!');
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});
