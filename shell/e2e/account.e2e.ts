import {
  expect,
  expectNoHorizontalScroll,
  expectNoSeriousViolations,
  type Page,
  test,
} from '@timetrack/testing/browser';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
async function expectLoaded(home: Page) {
  await expect(home.getByText('No scheduled shifts for today')).toBeVisible();
  await expect(button(home, 'Clock In')).toBeVisible();
}
const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });

test('users change their name and password, and end their other sessions', { tag: '@slow' }, async ({
  signInAs,
  organization,
}) => {
  const walt = await organization.add('WORKER');
  const page = await signInAs(walt);
  const other = await signInAs(walt, { userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605 Version/18.5 Safari/604.1' });
  await expectLoaded(other);
  await page.getByRole('link', { name: 'Your account' }).click();
  await expect(page).toHaveTitle('Your account · TimeTrack');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeFocused();
  await page.getByLabel('Last Name').fill('Winter');
  await button(page, 'Save Name').click();
  await expect(page.getByRole('complementary').getByText('Walt Winter')).toBeVisible();

  await expect(page.getByRole('list', { name: 'Your sessions' })).toContainText('Safari on iPhone');
  await expectNoSeriousViolations(page);
  await button(page, /^Sign Out Safari on iPhone/).click();
  await expect(toast(page, 'Device signed out')).toBeVisible();
  await expect(other).toHaveURL('/login');

  await page.getByLabel('Current Password').fill('not my password');
  await page.getByLabel('New Password', { exact: true }).fill('another password');
  await page.getByLabel('Confirm New Password').fill('another password');
  await button(page, 'Change Password').click();
  await expect(page.getByLabel('Current Password')).toHaveAccessibleDescription(/password/);
  await page.getByLabel('Current Password').fill(walt.password);
  await button(page, 'Change Password').click();
  await expect(toast(page, 'Password changed')).toBeVisible();

  const later = await signInAs({ ...walt, password: 'another password' });
  await expectLoaded(later);
  await button(page, 'Sign Out Everywhere').click();
  await expectNoSeriousViolations(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await expect(page).toHaveURL('/login');
  await expect(later).toHaveURL('/login');
});

test('the account can be opened from the menu on a phone, and fits the screen', { tag: '@slow' }, async ({
  signInAs,
  organization,
}) => {
  const page = await signInAs(organization.owner, { viewport: { width: 390, height: 844 } });
  await button(page, 'More').click();
  await page.getByRole('link', { name: 'Your account' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('This device')).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectNoSeriousViolations(page);
});
