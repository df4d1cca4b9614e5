import { readFile } from 'node:fs/promises';
import { expect, expectNoDialog, expectNoSeriousViolations, type Page, test } from '@timetrack/testing/browser';
import { addWeekOfOvertime, type DateRange, lastPayPeriod } from './past-hours.js';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

type Locator = ReturnType<Page['locator']>;

const queryOf = ({ startDate, endDate }: DateRange) => `startDate=${startDate}&endDate=${endDate}`;

test('hours appear in a report with their rules, in an export, and in a closed pay period', async ({
  signInAs,
  organization,
}) => {
  const page = await signInAs(organization.owner);
  const days = await lastPayPeriod(page);
  const timesheets = await addWeekOfOvertime(page, organization, days);
  await page.getByRole('link', { name: 'Reports' }).click();
  // The report of the present pay period is there without a click.
  await expect(page.getByLabel('Start Date')).toHaveValue(/./);
  await page.getByLabel('Report Type').selectOption('Payroll summary');
  await page.getByLabel('Start Date').fill(days.startDate);
  await page.getByLabel('End Date').fill(days.endDate);
  await button(page, 'Generate Report').click();
  await expect(row(page, 'Walt Weber')).toContainText('40h');
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('50h');
  await expect(page.getByRole('figure')).toContainText('Overtime10h');
  await expect(page.locator('[data-bar] rect').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Last pay period' })).toHaveAttribute('aria-current', 'true');

  await button(page, 'Walt Weber').click();
  const sheet = page.getByRole('dialog', { name: 'Walt Weber' });
  // Each of the five timesheets is not approved and was added by a manager.
  await expect(sheet).toContainText('10 exceptions to review');
  await expect(sheet).toContainText('Over 40 hours worked in the workweek of Sunday');
  await button(page, /^Show clock times of Fri/).click();
  const day = page.getByRole('dialog', { name: /^Fri/ });
  await expect(day).toContainText(/Unpaid, 1[12]:00 (AM|PM) – 1[12]:30 (AM|PM)/);
  await page.reload();
  await expect(day).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();

  const download = page.waitForEvent('download');
  await button(page, 'Export to CSV').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`payroll-summary-${days.startDate}-to-${days.endDate}.csv`);
  expect(await readFile(await file.path(), 'utf8')).toMatch(
    /^\uFEFFEmployee,.*\r\nWalt Weber,40\.00,2400,10\.00,600,0\.00,0,0\.00,0,50\.00,3000,/,
  );

  await page.goto(`/payroll?period=${days.startDate}&step=close`);
  await expect(page.getByText(/5 timesheets of the pay period .* are not approved yet/)).toBeVisible();
  await page.getByRole('link', { name: 'Show unapproved timesheets' }).click();
  await expect(page).toHaveURL(new RegExp(`/timesheets\\?.*from=${days.startDate}&to=${days.endDate}&status=pending`));
  for (const id of timesheets) await page.request.post(`/api/timesheets/${id}/approve`);
  await page.goto(`/payroll?period=${days.startDate}&step=close`);
  await button(page, 'Close Period').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close Period' }).click();
  await expect(button(page, /^Reopen /)).toBeVisible();
  // The end of its question is a step in the history, which ends a navigation that starts at the same time.
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(() => page.goto(`/reports?type=PAYROLL_SUMMARY&${queryOf(days)}`)).toPass();
  await expect(page.getByText(/^Closed on/)).toBeVisible();
  await page.goto(`/payroll?period=${days.startDate}&step=close`);
  await button(page, /^Reopen /).click();
  await button(page, 'Reopen').click();
  await expect(button(page, /^Reopen /)).toBeHidden();
});

/** The next attempt to create a key is answered as if the person had signed in long ago. */
async function wantPasswordOnce(page: Page): Promise<void> {
  const extensions = { code: 'FORBIDDEN', reauth: ['PASSWORD'] };
  const errors = [{ message: 'Confirm that it’s you: enter your password again.', extensions }];
  let hasRefused = false;
  await page.route('**/graphql', async (route) => {
    if (hasRefused || !route.request().postData()?.includes('_CreateApiKey')) return route.fallback();
    hasRefused = true;
    return route.fulfill({ json: { errors } });
  });
}

test('an API key for a payroll program is created, used and revoked', { tag: '@slow' }, async ({
  signInAs,
  organization,
  playwright,
  baseURL,
}) => {
  const page = await signInAs(organization.owner, { at: '/settings/api-keys' });
  await button(page, 'Create API Key').click();
  await page.getByLabel('Key Name').fill('Payroll');
  await page.getByLabel(/Read payroll/).check();
  await wantPasswordOnce(page);
  const create = page.getByRole('dialog').getByRole('button', { name: 'Create API Key' });
  await create.click();
  const question = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await question.getByLabel('Password').fill('not the password');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question.getByText('The password is wrong')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  // Canceling left the form as it was.
  await expect(page.getByLabel('Key Name')).toHaveValue('Payroll');
  await wantPasswordOnce(page);
  await create.click();
  await question.getByLabel('Password').fill(organization.owner.password);
  await question.getByRole('button', { name: 'Confirm' }).click();
  const secret = await page.getByLabel('API key', { exact: true }).inputValue();
  const extraHTTPHeaders = { authorization: `Bearer ${secret}` };
  const program = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
  expect((await program.get(`/api/payroll?startDate=2026-08-02&endDate=2026-08-15`)).status()).toBe(200);
  expect((await program.get('/api/timesheets')).status()).toBe(403);
  await button(page, 'Done').click();
  await expectNoDialog(page);
  await page.reload();
  await expect(page.getByRole('list', { name: 'API keys' })).toContainText('Last used');
  await expect(page.getByText(secret)).toBeHidden();
  await button(page, 'Revoke Payroll').click();
  await button(page, 'Revoke').click();
  await expect(page.getByRole('list', { name: 'API keys' })).toContainText('Revoked');
  expect((await program.get(`/api/payroll?startDate=2026-08-02&endDate=2026-08-15`)).status()).toBe(401);
  await program.dispose();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a report is a list of cards with the totals first, and opens the clock times of a person', {
    tag: '@slow',
  }, async ({ signInAs, organization }) => {
    const page = await signInAs(organization.owner, { at: 'about:blank' });
    const days = await lastPayPeriod(page);
    await addWeekOfOvertime(page, organization, days);
    await page.goto(`/reports?type=TIMES_BY_EMPLOYEE&${queryOf(days)}`);
    const [card, total] = [row(page, 'Walt Weber'), page.getByRole('row', { name: /^Total/ })];
    await expect(card).toContainText('Overtime 10h');
    for (const width of [320, phone.viewport.width]) {
      await page.setViewportSize({ ...phone.viewport, width });
      await expectNoScroll(page.getByRole('region', { name: 'Times by employee, table' }));
      await expectNoScroll(page.locator('html'));
    }
    await expectAbove(total, card);
    await expectNoSeriousViolations(page);
    const { width, height } = await boxOf(card);
    await card.tap({ position: { x: width - 4, y: height - 4 } });
    const sheet = page.getByRole('dialog', { name: 'Walt Weber' });
    const clockTimes = sheet.getByRole('button', { name: /^Show clock times of Mon/ });
    await expectTouchTarget(clockTimes);
    await clockTimes.tap();
    await expect(page.getByText('Clock-in', { exact: true })).toBeVisible();
    const day = page.getByRole('dialog', { name: /^Mon/ });
    const links = day.getByRole('link', { name: /^Open timesheet/ });
    await expect(links.first()).toBeVisible();
    for (const link of await links.all()) await expectTouchTarget(link);
    await expectNoSeriousViolations(page);
    await page.keyboard.press('Escape');
    await expect(button(page, 'Walt Weber')).toBeFocused();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('columnheader', { name: 'Overtime' })).toBeVisible();
    await expectAbove(card, total);
  });
});

async function expectNoScroll(element: Locator) {
  await expect.poll(() => element.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
}

async function expectAbove(upper: Locator, lower: Locator) {
  await expect.poll(async () => (await boxOf(lower)).y - (await boxOf(upper)).y).toBeGreaterThan(0);
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not visible`);
  return box;
}

async function expectTouchTarget(element: Locator) {
  await expect(element).toBeVisible();
  const shorterSide = async () => {
    const { width, height } = await boxOf(element);
    return Math.min(width, height);
  };
  await expect.poll(shorterSide).toBeGreaterThanOrEqual(44);
}

test('reports and their settings have no serious accessibility violations', { tag: '@slow' }, async ({
  signInAs,
  organization,
}) => {
  const page = await signInAs(organization.owner, { at: 'about:blank' });
  const days = await lastPayPeriod(page);
  await page.goto(`/reports?type=TIMES_BY_EMPLOYEE&${queryOf(days)}`);
  await expect(page.getByText('No hours on these days')).toBeVisible();
  await expectNoSeriousViolations(page);
  await addWeekOfOvertime(page, organization, days);
  await page.reload();
  await expect(page.locator('[data-bar] rect').first()).toBeVisible();
  await expectNoSeriousViolations(page);

  await page.goto('/settings/pay-periods');
  await button(page, 'Change').click();
  await expect(page.getByRole('region', { name: 'Next periods' })).toBeVisible();
  await expectNoSeriousViolations(page);
  await page.goto('/settings/api-keys');
  await button(page, 'Create API Key').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create API Key' }).click();
  await expect(page.getByText('Choose at least one scope')).toBeVisible();
  await expectNoSeriousViolations(page);
  await page.getByLabel('Key Name').fill('Payroll');
  await page.getByLabel(/Read payroll/).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Create API Key' }).click();
  await expect(page.getByText('Copy it now')).toBeVisible();
  await expectNoSeriousViolations(page);
});
