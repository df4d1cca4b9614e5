import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from '@timetrack/contracts/routing';
import { mockGateway, renderScreen } from '@timetrack/testing';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { reauthentication } from '../session/reauthentication.js';
import { sendRequest } from '../session/rest-client.js';
import { Reauthentication } from './Reauthentication.js';

const problem = (status: number, body: object) =>
  HttpResponse.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } });

/** A gateway that wants the password before it makes a key. */
const gateway = { isConfirmed: false, keys: 0 };
const server = mockGateway([
  http.post('/api/api-keys', () => {
    if (!gateway.isConfirmed) return problem(403, { message: 'Confirm that it’s you', reauth: ['PASSWORD'] });
    gateway.keys += 1;
    return HttpResponse.json({ id: 'key-1' }, { status: 201 });
  }),
  http.post('/api/auth/reauthenticate', async ({ request }) => {
    const { password } = (await request.json()) as { password: string };
    if (password !== 'timetrack') return problem(400, { fields: { password: 'The password is wrong' } });
    gateway.isConfirmed = true;
    return new HttpResponse(null, { status: 204 });
  }),
]);

function show() {
  Object.assign(gateway, { isConfirmed: false, keys: 0 });
  const ended: string[] = [];
  return {
    ...renderScreen(
      <>
        <Link to="/team">Team</Link>
        <Reauthentication onSessionEnded={() => void ended.push('ended')} />
      </>,
    ),
    ended,
  };
}

const createKey = () => sendRequest('POST', '/api/api-keys', { name: 'Payroll' });
const password = () => screen.findByLabelText('Password');
const confirm = () => screen.getByRole('button', { name: 'Confirm' });

describe('a request that needs the password again', () => {
  test('is sent again once the user has entered it', async () => {
    const { user } = show();
    const created = createKey();
    await user.type(await password(), 'timetrack');
    await user.click(confirm());
    expect(await created).toEqual({ id: 'key-1' });
    expect(gateway.keys).toBe(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('is refused when the user cancels', async () => {
    const { user } = show();
    const created = createKey().catch((error: Error) => error.message);
    await password();
    await user.keyboard('{Escape}');
    expect(await created).toBe('Confirm that it’s you');
    expect(gateway.keys).toBe(0);
  });

  test('shares one dialog with the requests that ask at the same time', async () => {
    const { user } = show();
    const created = Promise.all([createKey(), createKey()]);
    await user.type(await password(), 'timetrack{Enter}');
    await created;
    expect(gateway.keys).toBe(2);
  });

  test('waits while the password is missing or wrong, and shows what is wrong', async () => {
    const { user } = show();
    const created = createKey();
    await password();
    await user.click(confirm());
    expect(await screen.findByText('Password is required.')).toBeInTheDocument();
    await user.type(await password(), 'guess{Enter}');
    expect(await screen.findByText('The password is wrong')).toBeInTheDocument();
    await user.clear(await password());
    await user.type(await password(), 'timetrack{Enter}');
    expect(await created).toEqual({ id: 'key-1' });
  });

  test('says how long to wait after too many wrong passwords', async () => {
    const message = 'Too many attempts. Please try again in 15 minutes.';
    server.use(http.post('/api/auth/reauthenticate', () => problem(429, { message })));
    const { user } = show();
    const created = createKey().catch(() => 'refused');
    await user.type(await password(), 'guess{Enter}');
    expect(await screen.findByText(message)).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement);
    expect(await created).toBe('refused');
  });

  test('asks before the user leaves the form behind the dialog', async () => {
    const { user } = show();
    const created = createKey().catch((error: Error) => error.message);
    await password();
    const question = () => screen.queryByRole('alertdialog', { name: 'Discard your changes?' });
    const leave = () => fireEvent.click(screen.getByText('Team'));
    leave();
    await user.click(await screen.findByRole('button', { name: 'Keep Editing' }));
    expect(await password()).toBeInTheDocument();
    leave();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await created).toBe('Confirm that it’s you');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(question()).not.toBeInTheDocument();
  });

  test('ends with the session', async () => {
    server.use(http.post('/api/auth/reauthenticate', () => problem(401, { message: 'Please sign in' })));
    const { user, ended, unmount } = show();
    const created = createKey().catch(() => 'refused');
    await user.type(await password(), 'timetrack{Enter}');
    await waitFor(() => expect(ended).toEqual(['ended']));
    unmount();
    expect(await created).toBe('refused');
  });
});

test('a question is answered with no while no dialog can show it', async () => {
  expect(await reauthentication.ask()).toBe(false);
});
