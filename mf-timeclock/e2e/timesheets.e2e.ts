import {
  expect,
  expectNoHorizontalScroll,
  expectNoSeriousViolations,
  type Page,
  test,
} from '@timetrack/testing/browser';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });
const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });

/** The day before today in the organization's zone. */
const yesterday = Temporal.Now.plainDateISO('America/Denver').subtract({ days: 1 });
const dateOfYesterday = yesterday.toLocaleString('en-US', { weekday: 'short', month: 'short', day: 'numeric' });

/** The value of a time field. */
const fieldAt = (time: string) => `${yesterday}T${time}`;
const at = (time: string) =>
  Temporal.PlainDateTime.from(fieldAt(time)).toZonedDateTime('America/Denver').toInstant().toString();

/** The row of the timesheet from yesterday at 9:00. The current time may be 9:00, too. */
const rowOfYesterday = (page: Page) => row(page, new RegExp(`9:00 AM ${dateOfYesterday}`));

test('a manager adds, corrects, approves and deletes timesheets, which an accountant can only read', async ({
  signInAs,
  organization,
}) => {
  const worker = await organization.add('WORKER', { firstName: 'Wanda', lastName: 'Walker' });
  const manager = await organization.add('MANAGER', { firstName: 'Maria', lastName: 'Mendez' });
  const page = await signInAs(manager);
  await page.getByRole('link', { name: 'View All Timesheets' }).click();
  await page.getByRole('tab', { name: 'List' }).click();
  await expect(page.getByText('No timesheets yet')).toBeVisible();

  await test.step('sees a clock-in without a reload', async () => {
    const home = await signInAs(worker);
    await button(home, 'Clock In').click();
    await expect(row(page, 'Wanda Walker')).toContainText('In Progress');
    await button(home, 'Clock Out').click();
    await expect(row(page, 'Wanda Walker')).toContainText(/\dm/);
  });

  await test.step('adds a forgotten timesheet', async () => {
    await button(page, 'Add Timesheet').click();
    const dialog = page.getByRole('dialog', { name: 'Add Timesheet' });
    await dialog.getByRole('combobox', { name: 'Employee' }).fill('walk');
    await expect(dialog.getByRole('option', { name: 'Wanda Walker' })).toBeVisible();
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Clock In').fill(fieldAt('09:00'));
    await dialog.getByLabel('Clock Out').fill(fieldAt('14:30'));
    await dialog.getByLabel('Notes').fill('Phone was dead.');
    await button(page, 'Add Timesheet').last().click();
    await expect(toast(page, 'Timesheet added')).toBeVisible();
    await expect(rowOfYesterday(page)).toContainText(/Added by manager.*2:30 PM.*5h 30m/);
  });

  await test.step('adds a break and finds the previous values in the history', async () => {
    await rowOfYesterday(page).getByRole('button', { name: /^Edit/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Timesheet' });
    await dialog.getByLabel('Clock Out').fill(fieldAt('08:00'));
    await button(page, 'Save Changes').click();
    await expect(dialog.getByText('Clock-out must be after clock-in')).toBeVisible();
    await dialog.getByLabel('Clock Out').fill(fieldAt('15:00'));
    await button(page, 'Add break').click();
    await button(page, 'Save Changes').click();
    await expect(toast(page, 'Timesheet updated')).toBeVisible();
    await expect(rowOfYesterday(page)).toContainText('5h 30m');
    await rowOfYesterday(page).getByRole('button', { name: 'Wanda Walker', exact: true }).click();
    await expect(dialog.getByText(/Clock-out: .*3:00 PM \(before: .*2:30 PM\)/)).toBeVisible();
    await expect(dialog.getByText('Breaks: unpaid 12:00 PM – 12:30 PM')).toBeVisible();
  });

  await test.step('keeps the entered values after someone else’s change', async () => {
    const dialog = page.getByRole('dialog', { name: 'Edit Timesheet' });
    const id = new URL(page.url()).searchParams.get('open');
    const data = { clockInAt: at('09:30'), clockOutAt: at('15:00') };
    const put = await page.request.put(`/api/timesheets/${id}/times`, { data });
    expect(put.ok(), await put.text()).toBe(true);
    await dialog.getByLabel('Clock Out').fill(fieldAt('16:00'));
    await button(page, 'Save Changes').click();
    await expect(dialog.getByText('Maria Mendez changed this timesheet in the meantime')).toBeVisible();
    await button(page, 'Keep my version').click();
    await button(page, 'Save Changes').click();
    await expect(rowOfYesterday(page)).toContainText(/4:00 PM.*6h 30m/);
  });

  await test.step('filters the list in the address and approves timesheets without exceptions', async () => {
    await page.getByLabel('Status').selectOption('Pending');
    await expect(page).toHaveURL(/status=pending/);
    await page.reload();
    await expect(page.getByLabel('Status')).toHaveValue('PENDING');
    await rowOfYesterday(page)
      .getByRole('button', { name: /^Approve/ })
      .click();
    await expect(toast(page, 'Timesheet approved')).toBeVisible();
    await expect(rowOfYesterday(page)).toBeHidden();
    await button(page, 'Approve all without exceptions').click();
    await button(page, /^Approve$/).click();
    await expect(toast(page, 'Nothing to approve')).toContainText('1 timesheet with an exception left for review');
    await button(page, 'Clear filters').click();
    await expect(rowOfYesterday(page)).toContainText('Approved');
  });

  await test.step('deletes after a confirmation', async () => {
    await rowOfYesterday(page)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Timesheet deleted')).toBeVisible();
    await expect(rowOfYesterday(page)).toBeHidden();
  });

  const accounting = await signInAs(await organization.add('ACCOUNTANT'), { at: '/timesheets?view=list' });
  await expect(row(accounting, 'Wanda Walker')).toContainText('Pending');
  await expect(button(accounting, /Edit|Delete|Approve|Add/)).toHaveCount(0);
});

test('more than 24 hours are confirmed when they are added and approved, and never by the person who worked', {
  tag: '@slow',
}, async ({ signInAs, organization }) => {
  await organization.add('WORKER', { firstName: 'Wanda', lastName: 'Walker' });
  const manager = await organization.add('MANAGER', { firstName: 'Maria', lastName: 'Mendez' });
  const page = await signInAs(manager, { at: 'about:blank' });
  const start = yesterday.subtract({ days: 1 });
  const own = { clockInAt: at('09:00'), clockOutAt: at('10:00') };
  await page.request.post('/api/timesheets', { data: { userId: manager.id, ...own } });
  await page.goto('/timesheets?view=list&open=new');

  const dialog = page.getByRole('dialog', { name: 'Add Timesheet' });
  await dialog.getByRole('combobox', { name: 'Employee' }).fill('walk');
  await dialog.getByRole('option', { name: 'Wanda Walker' }).click();
  await dialog.getByLabel('Clock In').fill(`${start}T06:00`);
  await dialog.getByLabel('Clock Out').fill(fieldAt('07:30'));
  await button(page, 'Add Timesheet').last().click();
  const question = page.getByRole('alertdialog', { name: 'Are the times correct?' });
  await expect(question).toContainText('This timesheet lasts 25h 30m, which is more than 24h.');
  await expectNoSeriousViolations(page);
  await button(page, 'Change the times').click();
  await expect(dialog.getByLabel('Clock Out')).toHaveValue(fieldAt('07:30'));
  await button(page, 'Add Timesheet').last().click();
  await button(page, 'Times are correct').click();
  await expect(toast(page, 'Timesheet added')).toBeVisible();

  await expect(row(page, /Maria Mendez/)).toContainText('Your own hours: someone else approves them.');
  await expect(row(page, /Maria Mendez/).getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  const long = row(page, /Wanda Walker/);
  await expect(long).toContainText(/Over 24 hours.*25h 30m/);
  await button(page, 'Approve all without exceptions').click();
  await button(page, /^Approve$/).click();
  await expect(toast(page, 'Nothing to approve')).toContainText('1 timesheet of your own left for another approver');

  await long.getByRole('button', { name: /^Approve/ }).click();
  await expect(page.getByRole('alertdialog', { name: 'Approve these hours?' })).toContainText('25h 30m');
  await expectNoSeriousViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await button(page, 'Confirm and approve').click();
  await expect(toast(page, 'Timesheet approved')).toBeVisible();
  await expect(long).toContainText('Approved');
  await long.getByRole('button', { name: 'Wanda Walker', exact: true }).click();
  await expect(page.getByText(/^Confirmed: This timesheet lasts 25h 30m/)).toBeVisible();
});

test('the back button asks before it discards changes, even in a dialog that a link opened', { tag: '@slow' }, async ({
  signInAs,
  organization,
}) => {
  const page = await signInAs(organization.owner, { at: '/timesheets' });
  const clockIn = page.getByRole('dialog', { name: 'Add Timesheet' }).getByLabel('Clock In');
  await button(page, 'Add Timesheet').click();
  await clockIn.fill(fieldAt('09:00'));
  await page.goBack();
  await button(page, 'Keep Editing').click();
  await expect(clockIn).toHaveValue(fieldAt('09:00'));
  await page.goBack();
  await button(page, 'Discard').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button(page, 'Add Timesheet')).toBeFocused();

  await page.goto('/team');
  await page.goto('/timesheets?open=new');
  await clockIn.fill(fieldAt('09:00'));
  await page.goBack();
  await button(page, 'Discard').click();
  await expect(page).toHaveURL(/\/timesheets$/u);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Team', level: 1 })).toBeVisible();
});

test('the timesheets have no serious accessibility violation on a wide screen or a phone', { tag: '@slow' }, async ({
  signInAs,
  organization,
}) => {
  const worker = await organization.add('WORKER', {
    firstName: 'Bartholomäus-Alexander',
    lastName: 'von Hohenstein-Wolfenbüttel',
  });
  const page = await signInAs(organization.owner, { at: 'about:blank' });
  const times = { clockInAt: at('09:00'), clockOutAt: at('17:00') };
  const breaks = [{ type: 'PAID', startAt: at('12:00'), endAt: at('12:30') }];
  await page.request.post('/api/timesheets', { data: { userId: worker.id, ...times, breaks, notes: 'Roof\ndone' } });
  await page.goto('/timesheets?period=custom');
  await expect(row(page, /Bartholomäus/)).toBeVisible();
  await expectNoSeriousViolations(page);
  await page.getByRole('combobox', { name: 'Employee' }).click();
  await expect(page.getByRole('option', { name: /Bartholomäus/ })).toBeVisible();
  await expectNoSeriousViolations(page);
  await page.keyboard.press('Escape');
  await button(page, /^Edit timesheet/).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Timesheet' });
  await expect(dialog.getByText('Timesheet added')).toBeVisible();
  await dialog.getByLabel('Clock In').fill('2026-11-01T01:30');
  await expect(dialog.getByText('1:30 AM (second), MST (UTC−7)')).toBeVisible();
  await expectNoSeriousViolations(page);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Discard')).toBeVisible();
  await expectNoSeriousViolations(page);
  await button(page, 'Discard').click();
  await button(page, 'Approve all without exceptions').click();
  await expect(button(page, 'Cancel')).toBeVisible();
  await expectNoSeriousViolations(page);
  await button(page, 'Cancel').click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('list', { name: 'Timesheets, newest first' })).toBeVisible();
  await expectNoSeriousViolations(page);
  for (const width of [390, 820]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByRole('list', { name: 'Timesheets, newest first' })).toBeVisible();
    await expectNoHorizontalScroll(page);
  }
});
