import { expect, expectNoSeriousViolations, test } from '@timetrack/testing/browser';

test.describe('signing in', () => {
  test('registers an organization and shows its home page', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/login');
    await page.getByRole('tab', { name: 'Register' }).click();
    await page.getByLabel('Organization Name').fill('Harbor Electric');
    await page.getByLabel('First Name').fill('Nora');
    await page.getByLabel('Last Name').fill('Nielsen');
    await page.getByLabel('Email').fill(`nora.${crypto.randomUUID()}@example.com`);
    await page.getByLabel('Password').fill('correct horse battery');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('complementary').getByText('Nora Nielsen')).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('reports a wrong password and succeeds with the right one', async ({ page, organization }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(organization.owner.email);
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('Login failed');
    await expect(page.getByRole('alert')).toContainText('Invalid credentials');
    await page.getByLabel('Password').fill(organization.owner.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('complementary').getByText(organization.owner.email)).toBeVisible();
  });

  test('leads to the requested address', async ({ page, organization }) => {
    await page.goto('/nowhere?week=3#last');
    await expect(page).toHaveURL('/login');
    await page.getByLabel('Email').fill(organization.owner.email);
    await page.getByLabel('Password').fill(organization.owner.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/nowhere?week=3#last');
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeFocused();
  });

  test('shows /login for every other path, before and after signing out', async ({ signInAs, organization }) => {
    const page = await signInAs(organization.owner);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(page).toHaveURL('/login');
    for (const path of ['/', '/timesheets', '/registered']) {
      await page.goto(path);
      await expect(page).toHaveURL('/login');
    }
  });

  test('ends the session in all tabs at the same time', async ({ signInAs, organization }) => {
    const page = await signInAs(organization.owner);
    const other = await page.context().newPage();
    await other.goto('/nowhere');
    await expect(other.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(other).toHaveURL('/login');
    await expect(other.getByText('You signed out in another tab.')).toBeVisible();
  });

  test('notices that the session has ended on the server', async ({ signInAs, organization, playwright, baseURL }) => {
    const page = await signInAs(organization.owner);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const sameSession = await playwright.request.newContext({
      baseURL,
      storageState: await page.context().storageState(),
    });
    await sameSession.post('/api/auth/logout');
    await expect(page.getByRole('alert')).toContainText('Your session has ended');
    await expect(page).toHaveURL('/login');
    await sameSession.dispose();
  });

  test('is accessible in both themes', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/./);
    await expectNoSeriousViolations(page);
    await page.getByRole('tab', { name: 'Register' }).click();
    await expect(page.getByLabel('Organization Name')).toBeVisible();
    await expectNoSeriousViolations(page);
  });
});
