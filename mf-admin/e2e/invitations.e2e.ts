import {
  expect,
  expectNoHorizontalScroll,
  expectNoSeriousViolations,
  type Page,
  test,
} from '@timetrack/testing/browser';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });
const section = (page: Page, name: RegExp) => page.getByRole('region', { name });

const phone = { width: 390, height: 844 };

test('an invitation link leads a new worker to the first clock-in on a phone', async ({
  signInAs,
  organization,
  page: newcomer,
}) => {
  const admin = await signInAs(await organization.add('ADMIN'), { permissions: ['clipboard-read', 'clipboard-write'] });
  await admin.getByRole('link', { name: 'Invitations' }).click();
  await expect(admin.getByText('No mail server is set up.')).toBeVisible();
  await button(admin, 'Create Invitation').click();
  await admin.getByLabel('Email').fill('nobody');
  await button(admin, 'Create Invitation').click();
  await expect(admin.getByLabel('Email')).toHaveAccessibleDescription(/e-?mail must/i);
  const email = `noor.${organization.id}@example.com`;
  await admin.getByLabel('Email').fill(email);
  await button(admin, 'Create Invitation').click();
  await expect(toast(admin, 'Invitation created')).toBeVisible();

  await expect(admin.getByRole('img', { name: /QR code of the invitation/ })).toBeVisible();
  await button(admin, 'Copy Link').click();
  await expect(toast(admin, 'Link copied')).toBeVisible();
  const link = await admin.evaluate(() => navigator.clipboard.readText());
  const [download] = await Promise.all([admin.waitForEvent('download'), button(admin, 'Download QR Code').click()]);
  expect(download.suggestedFilename()).toBe(`invitation-qr-${new URL(link).searchParams.get('code')}.png`);

  await newcomer.setViewportSize(phone);
  await newcomer.goto(link);
  await expect(newcomer.getByRole('heading', { name: `Join ${organization.name}` })).toBeFocused();
  await expect(newcomer.getByText('Complete your registration as a worker')).toBeVisible();
  await expect(newcomer.getByLabel('Email')).toHaveValue(email);
  await newcomer.getByLabel('First Name').fill('Noor');
  await newcomer.getByLabel('Last Name').fill('Haddad');
  await newcomer.getByLabel('Password', { exact: true }).fill('long enough');
  await newcomer.getByLabel('Confirm Password').fill('long enuogh');
  await button(newcomer, 'Create Account').click();
  await expect(newcomer.getByRole('alert').filter({ hasText: "Passwords don't match" })).toBeVisible();
  await newcomer.getByLabel('Confirm Password').fill('long enough');
  await button(newcomer, 'Create Account').click();
  await expect(toast(newcomer, 'Registration successful!')).toBeVisible();
  await expect(newcomer).toHaveURL('/login');
  // The address changes before the screen does, and both forms have these fields.
  await expect(newcomer.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await newcomer.getByLabel('Email').fill(email);
  await newcomer.getByLabel('Password').fill('long enough');
  await button(newcomer, 'Sign in').click();
  await button(newcomer, 'Clock In').click();
  await expect(newcomer.getByText(/^Clocked in at/)).toBeVisible();

  await newcomer.goto(link);
  await expect(toast(newcomer, 'You are already signed in')).toBeVisible();
  await expect(newcomer).toHaveURL('/');
  await admin.keyboard.press('Escape');
  await expect(section(admin, /^Used \(1\)/)).toContainText('Used by Noor Haddad');
  await expect(section(admin, /^Active \(0\)/)).toBeVisible();
});

test('the invitations screen has no serious accessibility violations', { tag: '@slow' }, async ({
  signInAs,
  organization,
}) => {
  const page = await signInAs(organization.owner, { viewport: phone, at: '/invitations' });
  await button(page, 'Create Invitation').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoSeriousViolations(page);
  await page.getByLabel('For', { exact: true }).selectOption('Several people who share one link');
  await expect(page.getByLabel('Number of People')).toBeVisible();
  await expectNoSeriousViolations(page);
  await button(page, 'Create Invitation').click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectNoSeriousViolations(page);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Create Invitation')).toBeFocused();
  await expectNoHorizontalScroll(page);
  await button(page, /^Delete /).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoSeriousViolations(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Invitation deleted')).toBeVisible();
  await expect(page.getByText('No active invitations')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoSeriousViolations(page);
});

test('a link is copied on a page without TLS, where browsers have no clipboard API', { tag: '@slow' }, async ({
  signInAs,
  organization,
}) => {
  const page = await signInAs(organization.owner, { at: '/invitations' });
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await button(page, 'Create Invitation').click();
  await page.getByLabel('Email').fill(`noor.${organization.id}@example.com`);
  await button(page, 'Create Invitation').click();
  const link = await page.getByLabel('Registration link').inputValue();
  await button(page, 'Copy Link').click();
  await expect(toast(page, 'Link copied')).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, 'Create Invitation').click();
  await page.getByLabel('Email').focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByLabel('Email')).toHaveValue(link);
});
