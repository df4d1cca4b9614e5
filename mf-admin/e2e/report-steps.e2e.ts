import { expect, expectNoSeriousViolations, type Page, test } from '@timetrack/testing/browser';
import { addWeekOfOvertime, lastPayPeriod } from './past-hours.js';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const longName = 'Riverside Apartments, second phase, north and east buildings with the underground garage';

test('a report opens a job, a person, a day and its clock times, as a table and as a matrix, and is saved by name', {
  tag: '@slow',
}, async ({ signInAs, organization }) => {
  const page = await signInAs(organization.owner, { at: 'about:blank' });
  const days = await lastPayPeriod(page);
  const job = await (await page.request.post('/api/jobs', { data: { name: longName } })).json();
  await addWeekOfOvertime(page, organization, days, job.id);
  await page.goto(`/reports?type=TIMES_BY_JOB&startDate=${days.startDate}&endDate=${days.endDate}`);

  await test.step('job, person, day, and Back three times', async () => {
    await button(page, longName).press('Enter');
    await expect(dialog(page, longName)).toContainText('Worked by 1 person50h50.00');
    await button(page, /^Walt Weber/).press('Enter');
    await expect(page.getByRole('region', { name: 'Days on this job' }).getByRole('listitem')).not.toHaveCount(0);
    await expectNoSeriousViolations(page);
    await button(page, /^Show clock times of Mon/).press('Enter');
    await expect(dialog(page, /^Mon/)).toContainText('Clock-in');
    await expectNoSeriousViolations(page);
    await page.reload();
    await expect(dialog(page, /^Mon/)).toContainText('Clock-in');
    await page.goBack();
    await expect(dialog(page, 'Walt Weber')).toBeVisible();
    await page.goBack();
    await expect(dialog(page, longName)).toBeVisible();
    await expectNoSeriousViolations(page);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button(page, longName)).toBeFocused();
  });

  await test.step('the matrix', async () => {
    await page.getByRole('link', { name: 'Person × job' }).click();
    const matrix = page.getByRole('table', { name: 'Person × job' });
    await expect(matrix.getByRole('row', { name: /^Total/ })).toContainText('50h50.00');
    await expectNoSeriousViolations(page);
    await expectNoScroll(page);
    await matrix.getByRole('button', { name: /Walt Weber, / }).click();
    await expect(dialog(page, 'Walt Weber')).toContainText(`on ${longName}`);
    await button(page, 'Close panel').click();
    await expect(matrix.getByRole('button', { name: /Walt Weber, / })).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(matrix.getByRole('row', { name: /^Walt Weber/ })).toContainText(longName);
    await expectNoScroll(page);
    await expectNoSeriousViolations(page);
  });

  await test.step('saving, opening and deleting it', async () => {
    await button(page, 'Save This Report').click();
    await page.getByLabel('Name').fill('Payroll');
    await page.getByLabel('Dates').selectOption('Always last pay period');
    await expectNoSeriousViolations(page);
    await button(page, 'Save Report').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goto('/reports');
    await button(page, 'Saved Reports').click();
    await expectNoSeriousViolations(page);
    await page.getByRole('link', { name: /^Payroll/ }).click();
    await expect(page.getByRole('table', { name: 'Person × job' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`startDate=${days.startDate}&endDate=${days.endDate}&view=matrix$`));
    await button(page, 'Saved Reports').click();
    await button(page, 'Delete Payroll').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await button(page, 'Saved Reports').click();
    await expect(page.getByText(/^You have no saved reports yet/)).toBeVisible();
  });
});

async function expectNoScroll(page: Page) {
  await expect.poll(() => page.locator('html').evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
}
