import { expect, expectNoDialog, expectNoSeriousViolations, type Page, test } from '@timetrack/testing/browser';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });

test('a job is created, renamed, retired and reinstated', { tag: '@slow' }, async ({ signInAs, organization }) => {
  const page = await signInAs(organization.owner);
  await page.getByRole('link', { name: 'Organization' }).click();
  await expect(page.getByText('No jobs')).toBeVisible();
  await button(page, 'Add Job').click();
  await page.getByLabel('Job Name').fill('Riverside');
  await button(page, 'Create Job').click();
  await expect(toast(page, 'Job created')).toBeVisible();

  await button(page, 'Add Job').click();
  await page.getByLabel('Job Name').fill('RIVERSIDE');
  await button(page, 'Create Job').click();
  await expect(page.getByLabel('Job Name')).toHaveAccessibleDescription(/with this name already exists/);
  await page.keyboard.press('Escape');
  await button(page, 'Discard').click();

  await button(page, 'Rename Riverside').click();
  await page.getByLabel('Job Name').fill('Riverside, building C');
  await button(page, 'Save').click();
  await expect(toast(page, 'Job renamed')).toBeVisible();
  await button(page, 'Retire Riverside, building C').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retire' }).click();
  await expect(toast(page, 'Job retired')).toBeVisible();
  await expectNoDialog(page);
  await page.reload();
  await button(page, 'Show retired (1)').click();
  await button(page, 'Reinstate Riverside, building C').click();
  await expect(toast(page, 'Job reinstated')).toBeVisible();
  await expect(button(page, 'Retire Riverside, building C')).toBeVisible();
});

test('the initial policy gets an allowance, and another policy is created', { tag: '@slow' }, async ({
  signInAs,
  organization,
}) => {
  const page = await signInAs(await organization.add('ADMIN'), { at: '/settings' });
  await button(page, 'Edit Paid time off').click();
  await page.getByLabel('Yearly Allowance (hours)').fill('120');
  await button(page, 'Save').click();
  await expect(page.getByText('120h a year')).toBeVisible();
  await button(page, 'Add Policy').click();
  await page.getByLabel('Policy Name').fill('Sick leave');
  await button(page, 'Create Policy').click();
  await expect(toast(page, 'Policy created')).toBeVisible();
  await expectNoDialog(page);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Time off policies' })).toContainText('Sick leave');
  await expect(page.getByText('120h a year')).toBeVisible();
});

test('a changed name and timezone apply everywhere, and a closed pay period is exported for QuickBooks', {
  tag: '@slow',
}, async ({ signInAs, organization }) => {
  const page = await signInAs(organization.owner, { at: '/settings' });
  await expect(page.getByLabel('Timezone')).toHaveAccessibleDescription(
    /America\/Denver applies until you choose one and save/,
  );
  await page.getByLabel('Organization Name').fill('Juniper & Daughters');
  await page.getByLabel('Timezone').selectOption('Another timezone…');
  await page.getByRole('combobox', { name: 'Search all timezones' }).fill('honolulu');
  await page.getByRole('option', { name: 'Honolulu' }).click();
  await page.getByLabel('Require Location on Clock-in').uncheck();
  await button(page, 'Save Changes').click();
  await expect(toast(page, 'Settings updated successfully')).toBeVisible();
  await expect(page.getByText('Settings of Juniper & Daughters')).toBeVisible();

  await button(page, 'Export Timesheets').click();
  await expect(toast(page, 'Sync queued successfully')).toBeVisible();
  const recent = page.getByRole('list', { name: 'Recent syncs' });
  await expect(recent).toContainText('no pay period is closed yet');
  const closing = await page.request.post('/api/pay-periods/close', { data: { startDate: startOfPastPayPeriod() } });
  expect(closing.status()).toBe(200);
  await button(page, 'Export Timesheets').click();
  await expect(recent).toContainText('version 1');
  const [download] = await Promise.all([page.waitForEvent('download'), recent.getByRole('link').first().click()]);
  expect(download.suggestedFilename()).toMatch(/\.iif$/);
  await page.reload();
  await expect(page.getByLabel('Timezone')).toHaveValue('Pacific/Honolulu');
  await expect(page.getByLabel('Require Location on Clock-in')).not.toBeChecked();
});

test('a manager who opens the settings is redirected home', { tag: '@slow' }, async ({ signInAs, organization }) => {
  const page = await signInAs(await organization.add('MANAGER'), { at: '/settings' });
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Organization' })).toBeHidden();
});

test('the settings have no serious accessibility violations', { tag: '@slow' }, async ({ signInAs, organization }) => {
  const page = await signInAs(organization.owner, { at: '/settings' });
  await expect(page.getByText('Paid time off')).toBeVisible();
  await expectNoSeriousViolations(page);
  await button(page, 'Add Policy').click();
  await button(page, 'Create Policy').click();
  await expect(page.getByText('Policy name is required')).toBeVisible();
  await expectNoSeriousViolations(page);
});

/** The first day of a two-week period that ended at least two weeks ago, in any time zone. */
function startOfPastPayPeriod(): string {
  const [anchor, fortnight] = [Date.parse('2026-01-04'), 14 * 24 * 3_600_000];
  const current = Math.floor((Date.now() - anchor) / fortnight);
  return new Date(anchor + (current - 2) * fortnight).toISOString().slice(0, 10);
}
