import { expect, test } from '@timetrack/testing/browser';

test('a punch after the session ended asks to sign in again and keeps the notes', async ({
  signInAs,
  organization,
}) => {
  const worker = await organization.add('WORKER');
  const home = await signInAs(worker, { viewport: { width: 390, height: 844 } });
  // Everything is loaded, so only the punch can notice that the session has ended.
  await expect(home.getByText('No scheduled shifts for today')).toBeVisible();
  await home.getByLabel('Notes').fill('Ridge done');
  await home.request.post('/api/auth/logout');
  await home.getByRole('button', { name: 'Clock In' }).click();
  await expect(home).toHaveURL('/login');
  await expect(home.getByRole('alert').filter({ hasText: 'Your session has ended' })).toBeVisible();
  await expect(home.getByText('Clock-in failed')).toBeHidden();
  await home.getByLabel('Email').fill(worker.email);
  await home.getByLabel('Password').fill(worker.password);
  await home.getByRole('button', { name: 'Sign in' }).click();
  await expect(home.getByLabel('Notes')).toHaveValue('Ridge done');
});
