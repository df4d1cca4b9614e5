import { expect, test } from '@timetrack/testing/browser';

test.use({ isTranslated: true });

const title = 'a page that the browser translates registers, signs in, clocks in and out, and asks for time off';

test(title, { tag: '@slow' }, async ({ page, signInAs, organization }) => {
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Organization Name').fill('Łódź Roofing');
  await page.getByLabel('First Name').fill('Zoë');
  await page.getByLabel('Last Name').fill('Nowak');
  await page.getByLabel('Email').fill(`zoe.${organization.id}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Łódź Roofing').first()).toBeVisible();

  const worker = await organization.add('WORKER');
  const home = await signInAs(worker, { at: '/login' });
  for (const [action, next] of [
    ['Clock In', 'Start Break'],
    ['Start Break', 'End Break'],
    ['End Break', 'Clock Out'],
    ['Clock Out', 'Clock In'],
  ] as const) {
    await home.getByRole('button', { name: action }).click();
    await expect(home.getByRole('button', { name: next })).toBeVisible();
  }
  await home.getByRole('link', { name: 'PTO Requests' }).click();
  await home.getByRole('button', { name: 'Request Time Off' }).click();
  await home.getByRole('button', { name: 'Submit Request' }).click();
  await expect(home.getByRole('dialog').getByRole('alert').first()).toBeVisible();
  await home.keyboard.press('Escape');
  await expect(home.getByText('could not be shown')).toBeHidden();
  await expect(home.locator('font').first()).toBeAttached();
});
