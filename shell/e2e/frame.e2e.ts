import { expect, expectNoSeriousViolations, type Page, test } from '@timetrack/testing/browser';

const widthOf = (page: Page, role: 'complementary' | 'dialog') =>
  page.getByRole(role).evaluate((element) => element.getBoundingClientRect().width);

test.describe('the frame', () => {
  test('collapses with a keyboard shortcut, and stays collapsed for seven days', { tag: '@slow' }, async ({
    signInAs,
    organization,
  }) => {
    const page = await signInAs(organization.owner);
    const sidebar = page.getByRole('complementary');
    // When a screen is visible, the frame handles the keyboard.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(sidebar).toHaveCSS('width', '256px');
    await page.keyboard.press('Control+b');
    await expect(sidebar).toHaveCSS('width', '48px');
    const findCookie = async () => (await page.context().cookies()).find(({ name }) => name === 'sidebar_state');
    await expect.poll(async () => (await findCookie())?.value).toBe('false');
    const cookie = await findCookie();
    expect((cookie?.expires ?? 0) - Date.now() / 1_000).toBeCloseTo(7 * 24 * 60 * 60, -3);
    await page.reload();
    await expect(sidebar).toHaveCSS('width', '48px');
    await page.getByRole('link', { name: 'Dashboard' }).hover();
    await expect(page.getByRole('tooltip')).toHaveText('Dashboard');
  });

  test('opens as a side sheet on a phone, and closes when a link is followed', { tag: '@slow' }, async ({
    signInAs,
    organization,
  }) => {
    const page = await signInAs(organization.owner, { viewport: { width: 390, height: 844 }, at: '/nowhere' });
    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => widthOf(page, 'dialog')).toBe(288);
    await expectNoSeriousViolations(page);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('is dark by default, and stays light once the user has chosen so', async ({ signInAs, organization }) => {
    const page = await signInAs(organization.owner);
    await expect(page.locator('html')).toHaveClass('dark');
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    await expect(page.locator('html')).toHaveClass('light');
    await page.reload();
    await expect(page.locator('html')).toHaveClass('light');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.locator('html')).toHaveClass('light');
  });

  test('shows Page Not Found with a link to the home page', async ({ signInAs, organization }) => {
    const page = await signInAs(organization.owner, { at: '/nowhere' });
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(page).toHaveTitle('Page Not Found · TimeTrack');
    await expectNoSeriousViolations(page);
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });

  test('redirects a signed-in user from /login to the home page', async ({ signInAs, organization }) => {
    const page = await signInAs(organization.owner, { at: '/login' });
    await expect(page).toHaveURL('/');
  });

  test('is accessible, expanded and collapsed', async ({ signInAs, organization }) => {
    const page = await signInAs(await organization.add('WORKER'));
    await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await expectNoSeriousViolations(page);
    await page.keyboard.press('Control+b');
    await expect(page.getByRole('complementary')).toHaveCSS('width', '48px');
    await expectNoSeriousViolations(page);
  });
});
