import { expect, type Page, test } from '@timetrack/testing/browser';

const signInAgain = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });
const jobForm = (page: Page) => page.getByRole('dialog', { name: 'New Job' });
const endSession = (page: Page) => page.request.post('/api/auth/logout');

async function enter(page: Page, { email, password }: { readonly email: string; readonly password: string }) {
  await signInAgain(page).getByLabel('Email').fill(email);
  await signInAgain(page).getByLabel('Password').fill(password);
  await signInAgain(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(signInAgain(page)).toBeHidden();
}

/** Types a job into its dialog, and sends it after the session has ended. */
async function sendJobTooLate(page: Page) {
  await page.getByRole('button', { name: 'Add Job' }).click();
  await jobForm(page).getByLabel('Job Name').fill('Roof');
  await endSession(page);
  await jobForm(page).getByRole('button', { name: 'Create Job' }).click();
  await expect(signInAgain(page)).toBeVisible();
}

test('a form in a dialog stays when its session ends, and is sent after signing in above it', async ({
  signInAs,
  organization: { owner },
}) => {
  const page = await signInAs(owner, { at: '/jobs' });
  await sendJobTooLate(page);
  await expect(signInAgain(page).getByLabel('Email')).toHaveValue(owner.email);
  // What the ended session showed is covered, and Escape does not uncover it.
  await expect(signInAgain(page).locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(signInAgain(page)).toBeVisible();
  await signInAgain(page).getByLabel('Password').fill('wrong');
  await signInAgain(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Login failed')).toBeVisible();
  await enter(page, owner);
  await expect(jobForm(page).getByLabel('Job Name')).toHaveValue('Roof');
  await jobForm(page).getByRole('button', { name: 'Create Job' }).click();
  await expect(jobForm(page)).toBeHidden();
  await expect(page.getByText('Roof', { exact: true })).toBeVisible();
});

test('someone else who signs in there starts at the home page, without what was typed', { tag: '@slow' }, async ({
  signInAs,
  organization,
}) => {
  const admin = await organization.add('ADMIN');
  const page = await signInAs(organization.owner, { at: '/jobs' });
  await sendJobTooLate(page);
  await enter(page, admin);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Adam', { exact: false }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  await page.getByRole('button', { name: 'Add Job' }).click();
  await expect(jobForm(page).getByLabel('Job Name')).toHaveValue('');
});

test('every tab of an ended session continues after one sign-in, with its notes and its subscription', async ({
  signInAs,
  organization,
}) => {
  const worker = await organization.add('WORKER');
  const home = await signInAs(worker, { viewport: { width: 390, height: 844 } });
  await home.getByLabel('Notes').fill('Ridge done');
  const other = await home.context().newPage();
  await other.goto('/');
  await other.getByLabel('Notes').fill('Gutter left');
  const untouched = await home.context().newPage();
  await untouched.goto('/');
  const tabs = [home, other, untouched];
  for (const page of tabs) await expect(page.getByRole('button', { name: 'Clock In' })).toBeVisible();
  await endSession(home);
  // The subscription to the user's own clock ends with the session.
  for (const page of [home, other]) await expect(signInAgain(page)).toBeVisible();
  await expect(untouched).toHaveURL('/login');
  await enter(home, worker);
  await expect(signInAgain(other)).toBeHidden();
  await expect(home.getByLabel('Notes')).toHaveValue('Ridge done');
  await expect(other.getByLabel('Notes')).toHaveValue('Gutter left');
  await home.request.post('/api/timesheets/clock-in', { data: {} });
  for (const page of tabs) await expect(page.getByRole('button', { name: 'Clock Out' })).toBeVisible();
});

test('an ended session can be left for the sign-in page', { tag: '@slow' }, async ({
  signInAs,
  organization: { owner },
}) => {
  const page = await signInAs(owner, { at: '/jobs' });
  await sendJobTooLate(page);
  await signInAgain(page).getByRole('button', { name: 'Discard it and go to Login' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Roof')).toBeHidden();
});
