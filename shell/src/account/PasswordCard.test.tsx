import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { mockGateway, renderScreen } from '@timetrack/testing';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { createAccountApi } from './account-api.js';
import { PasswordCard } from './PasswordCard.js';

const server = mockGateway([http.post('/api/auth/password', () => new HttpResponse(null, { status: 204 }))]);
const problem = (status: number, body: object) =>
  HttpResponse.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } });
const button = (name: string) => screen.getByRole('button', { name });
const { changePassword } = createAccountApi(async () => false);
const show = () => renderScreen(<PasswordCard onChange={changePassword} />);

describe('changing the password', () => {
  type Person = ReturnType<typeof show>['user'];
  const fill = async (user: Person, confirmation = 'new secret') => {
    await user.type(screen.getByLabelText('Current Password'), 'old secret');
    await user.type(screen.getByLabelText('New Password'), 'new secret');
    await user.type(screen.getByLabelText('Confirm New Password'), confirmation);
    await user.click(button('Change Password'));
  };

  test('saves it when the current one is right', async () => {
    const sent: unknown[] = [];
    const save = async ({ request }: { readonly request: Request }) => {
      sent.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    };
    server.use(http.post('/api/auth/password', save));
    const { user, toasts } = show();
    await fill(user);
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Password changed' }]));
    expect(sent).toEqual([{ currentPassword: 'old secret', newPassword: 'new secret' }]);
    expect(screen.getByLabelText('New Password')).toHaveValue('');
  });

  test('requires the same password twice', async () => {
    const { user } = show();
    await fill(user, 'nwe secret');
    expect(screen.getByLabelText('Confirm New Password')).toHaveAccessibleDescription("The passwords don't match.");
    expect(screen.getByLabelText('Confirm New Password')).toHaveFocus();
  });

  test('marks every empty field', async () => {
    const { user } = show();
    await user.click(button('Change Password'));
    for (const name of ['Current Password', 'New Password', 'Confirm New Password']) {
      expect(screen.getByLabelText(name)).toHaveAccessibleDescription(new RegExp(`${name} is required`));
    }
  });

  test('marks the current password when it is wrong', async () => {
    const message = 'The current password is wrong';
    const body = { message, fields: { currentPassword: message } };
    server.use(http.post('/api/auth/password', () => problem(400, body)));
    const { user, toasts } = show();
    await fill(user);
    await waitFor(() => expect(screen.getByLabelText('Current Password')).toHaveAccessibleDescription(message));
    const failure = { title: 'Failed to change your password', description: message };
    await waitFor(() => expect(toasts).toMatchObject([failure]));
    expect(screen.getByLabelText('New Password')).toHaveValue('new secret');
  });
});
