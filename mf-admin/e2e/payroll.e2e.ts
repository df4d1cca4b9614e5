import { readFile } from 'node:fs/promises';
import {
  expect,
  expectNoHorizontalScroll,
  expectNoSeriousViolations,
  type Page,
  test,
} from '@timetrack/testing/browser';
import { addWeekOfOvertime, lastPayPeriod } from './past-hours.js';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const step = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Payroll steps' }).getByRole('link', { name });
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

test('an accountant reviews, closes, exports and, with consent, reopens a pay period', async ({
  signInAs,
  organization,
}) => {
  const owner = await signInAs(organization.owner, { at: 'about:blank' });
  const days = await lastPayPeriod(owner);
  const timesheets = await addWeekOfOvertime(owner, organization, days);
  const page = await signInAs(await organization.add('ACCOUNTANT'));

  await page.getByRole('link', { name: 'Payroll' }).click();
  await expect(page.getByLabel('Pay period', { exact: true })).toHaveValue(days.startDate);
  const review = page.getByRole('region', { name: 'Review exceptions' });
  await expect(review.getByText('Not approved')).toBeVisible();
  await expect(review.getByText('blocks closing')).toBeVisible();
  await expect(review.getByRole('link', { name: /^Timesheets of Walt Weber/ }).first()).toBeVisible();
  await expectNoSeriousViolations(page);

  await step(page, /Approve 5 timesheets/).click();
  await expect(
    page.getByText('5 of 5 timesheets are not approved. A manager or administrator approves them.'),
  ).toBeVisible();
  await step(page, /Close Waits for approval/).click();
  await expect(page.getByText('This period can’t be closed yet')).toBeVisible();
  await expect(button(page, 'Close Period')).toBeHidden();

  for (const id of timesheets) expect((await owner.request.post(`/api/timesheets/${id}/approve`)).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Close' })).toContainText('Overtime10h');
  await button(page, 'Close Period').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close Period' }).click();
  await expect(page.getByRole('region', { name: 'Closed' })).toContainText('Regular40h');

  await step(page, /Export Ready/).click();
  await expectNoSeriousViolations(page);
  const download = page.waitForEvent('download');
  await button(page, 'Download Totals per person (CSV)').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`payroll-people-${days.startDate}-to-${days.endDate}-v1.csv`);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/Walt,Weber,.*,2400,600,0,0/);

  await step(page, /Close Closed/).click();
  await button(page, 'Request reopening').click();
  await page.getByLabel('Reason').fill('Walt also worked on Saturday');
  await button(page, 'Send Request').click();
  await expect(page.getByText('Waiting for consent')).toBeVisible();
  await expectNoSeriousViolations(page);

  await owner.goto('/payroll');
  const request = owner.getByRole('list', { name: 'Requests to reopen' });
  await expect(request).toContainText('Walt also worked on Saturday');
  await request.getByRole('button', { name: /^Approve reopening/ }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(request).toBeHidden();

  await page.reload();
  await expect(button(page, 'Close Period')).toBeVisible();
});

test('the payroll screen fits a phone', { tag: '@slow' }, async ({ signInAs, organization }) => {
  const owner = await signInAs(organization.owner, { ...phone, at: 'about:blank' });
  await addWeekOfOvertime(owner, organization, await lastPayPeriod(owner));
  for (const name of ['review', 'approve', 'close', 'export']) {
    await owner.goto(`/payroll?step=${name}`);
    await expect(step(owner, /Review exceptions/)).toBeVisible();
    await expect(owner.getByRole('region').last()).toBeVisible();
    await expectNoHorizontalScroll(owner);
  }
});

test('a manager who opens payroll is redirected home', { tag: '@slow' }, async ({ signInAs, organization }) => {
  const page = await signInAs(await organization.add('MANAGER'), { at: '/payroll' });
  await expect(page).toHaveURL('/');
});
