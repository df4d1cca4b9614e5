import { expect, test } from '@timetrack/testing/browser';

test('a clock whose session ended asks to sign in again and keeps the notes', async ({ signInAs, organization }) => {
  const worker = await organization.add('WORKER');
  const home = await signInAs(worker, { viewport: { width: 390, height: 844 } });
  await expect(home.getByText('No scheduled shifts for today')).toBeVisible();
  await home.getByLabel('Notes').fill('Ridge done');
  await home.request.post('/api/auth/logout');
  // The subscription to the user's own clock ends with the session.
  await expect(home).toHaveURL('/login');
  await expect(home.getByRole('alert').filter({ hasText: 'Your session has ended' })).toBeVisible();
  await expect(home.getByText('Clock-in failed')).toBeHidden();
  await home.getByLabel('Email').fill(worker.email);
  await home.getByLabel('Password').fill(worker.password);
  await home.getByRole('button', { name: 'Sign in' }).click();
  await expect(home.getByLabel('Notes')).toHaveValue('Ridge done');
});
