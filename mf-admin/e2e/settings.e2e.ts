import {
  expect,
  expectNoDialog,
  expectNoSeriousViolations,
  type Page,
  test,
  watchLayoutShift,
} from '@timetrack/testing/browser';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });

test('jobs are created, renamed, archived together and reinstated', { tag: '@slow' }, async ({
  signInAs,
  organization,
}) => {
  const page = await signInAs(organization.owner);
  await page.getByRole('link', { name: 'Jobs' }).click();
  await expect(page.getByText('No jobs')).toBeVisible();
  await button(page, 'Add Job').click();
  await page.getByLabel('Job Name').fill('Riverside');
  await button(page, 'Create Job').click();
  await expect(toast(page, 'Job created')).toBeVisible();

  await button(page, 'Add Job').click();
  await page.getByLabel('Job Name').fill('RIVERSIDE');
  await button(page, 'Create Job').click();
  await expect(page.getByLabel('Job Name')).toHaveAccessibleDescription(/with this name already exists/);
  await page.getByLabel('Job Name').fill('Elm Street');
  await button(page, 'Create Job').click();
  await expect(page.getByRole('list', { name: 'Active jobs' }).getByRole('listitem')).toHaveCount(2);

  await button(page, 'Rename Riverside').click();
  await page.getByLabel('Job Name').fill('Riverside, building C');
  await button(page, 'Save').click();
  await expect(toast(page, 'Job renamed')).toBeVisible();
  await page.getByLabel('Select all').check();
  await button(page, 'Archive').click();
  await expect(toast(page, '2 jobs archived')).toBeVisible();
  await expectNoDialog(page);
  await page.reload();
  await page.getByRole('tab', { name: 'Archived (2)' }).click();
  await page.getByLabel('Riverside, building C').check();
  await button(page, 'Reinstate').click();
  await expect(toast(page, '1 job reinstated')).toBeVisible();
  await expectNoSeriousViolations(page);
});

const parts = [
  'general',
  'pay',
  'pay-periods',
  'sign-off',
  'time-off',
  'earning-codes',
  'payroll-files',
  'api-keys',
  'quickbooks',
  'errors',
];

test('each part of the settings fits on a page of 1,600 pixels, and nothing jumps while it loads', async ({
  signInAs,
  organization,
}) => {
  const page = await signInAs(organization.owner, { at: 'about:blank', viewport: { width: 1280, height: 800 } });
  for (const at of Array(30).keys()) {
    const added = await page.request.post('/api/pto-policies', { data: { name: `Policy ${at}` } });
    expect(added.ok()).toBe(true);
  }
  const shiftOf = await watchLayoutShift(page);
  for (const part of parts) {
    await page.goto(`/settings/${part}`);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    const height = await page.getByRole('main').evaluate((main) => main.scrollHeight);
    expect([part, height <= 1600]).toEqual([part, true]);
    expect(await shiftOf(), part).toBeLessThan(0.05);
  }
});

test('the initial policy gets an allowance, and another policy is created', { tag: '@slow' }, async ({
  signInAs,
  organization,
}) => {
  const page = await signInAs(await organization.add('ADMIN'), { at: '/settings/time-off' });
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

  await page.goto('/settings/quickbooks');
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
  await page.goto('/settings');
  await expect(page.getByLabel('Timezone')).toHaveValue('Pacific/Honolulu');
  await expect(page.getByLabel('Require Location on Clock-in')).not.toBeChecked();
});

test('a manager who opens the settings is redirected home', { tag: '@slow' }, async ({ signInAs, organization }) => {
  const page = await signInAs(await organization.add('MANAGER'), { at: '/settings' });
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Organization' })).toBeHidden();
});

test('the settings have no serious accessibility violations', { tag: '@slow' }, async ({ signInAs, organization }) => {
  const page = await signInAs(organization.owner, { at: '/settings/time-off' });
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
