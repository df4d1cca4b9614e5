import { readFile } from 'node:fs/promises';
import {
  expect,
  expectNoHorizontalScroll,
  expectNoSeriousViolations,
  type Page,
  test,
} from '@timetrack/testing/browser';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });

/** The day before today in the organization's zone. */
const yesterday = Temporal.Now.plainDateISO('America/Denver').subtract({ days: 1 });
const nameOfYesterday = yesterday.toLocaleString('en-US', { weekday: 'short', month: 'short', day: 'numeric' });
const fieldAt = (time: string) => `${yesterday}T${time}`;
const at = (time: string) =>
  Temporal.PlainDateTime.from(fieldAt(time)).toZonedDateTime('America/Denver').toInstant().toString();

test('a worker looks at their hours, asks for a correction, and sees it once a manager approved it', async ({
  signInAs,
  organization,
}) => {
  const worker = await organization.add('WORKER', { firstName: 'Wanda', lastName: 'Walker' });
  const manager = await organization.add('MANAGER', { firstName: 'Maria', lastName: 'Mendez' });
  const office = await signInAs(manager, { at: 'about:blank' });
  const data = { userId: worker.id, clockInAt: at('09:00'), clockOutAt: at('17:00') };
  const added = await office.request.post('/api/timesheets', { data });
  expect(added.ok(), await added.text()).toBe(true);
  const page = await signInAs(worker, { ...phone, at: `/hours?period=${yesterday}` });
  const row = page.getByRole('listitem').filter({ hasText: nameOfYesterday });
  const day = page.getByRole('dialog', { name: yesterday.toLocaleString('en-US', { dateStyle: 'full' }) });

  await test.step('looks at the day', async () => {
    await expect(page.getByText('Total 8h', { exact: true })).toBeVisible();
    await expect(row).toContainText(/9:00 AM – 5:00 PM.*Pending.*Added by manager/);
    await expectNoHorizontalScroll(page);
    await expectNoSeriousViolations(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByRole('row', { name: nameOfYesterday })).toContainText('9:00 AM');
    await expectNoSeriousViolations(page);
    await page.setViewportSize(phone.viewport);
    await row.getByRole('button').click();
    await expect(day).toContainText(/Regular.*8h/);
    await expect(day.getByText(/^Maria Mendez,/)).toBeVisible();
    await expectNoSeriousViolations(page);
  });

  await test.step('asks for a correction', async () => {
    await day.getByRole('button', { name: 'Ask for a Correction' }).click();
    const form = page.getByRole('dialog', { name: 'Ask for a Correction' });
    await form.getByRole('radio', { name: 'I forgot to clock out' }).check();
    expect((await form.boundingBox())?.height).toBeLessThanOrEqual(900);
    expect(await form.evaluate((dialog) => dialog.scrollHeight)).toBeLessThanOrEqual(900);
    await form.getByLabel('I stopped at').fill('17:30');
    await form.getByLabel('Reason').fill('I locked up the yard');
    await expect(form.getByText(/This adds 30m/)).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectNoSeriousViolations(page);
    await form.getByRole('button', { name: 'Send Request' }).click();
    await expect(toast(page, 'Correction sent to your manager')).toBeVisible();
    await expect(row).toContainText('Correction requested');
    await expect(page.getByText('Total 8h', { exact: true })).toBeVisible();
  });

  await test.step('the manager approves it', async () => {
    await office.goto('/timesheets?view=requests');
    const approve = office.getByRole('button', { name: 'Approve the request of Wanda Walker', exact: true });
    await expect(approve).toBeVisible();
    await expectNoSeriousViolations(office);
    await approve.click();
    await expect(toast(office, 'Correction approved')).toBeVisible();
  });

  await test.step('sees the corrected hours and who corrected them', async () => {
    await page.reload();
    await expect(page.getByText('Total 8h 30m', { exact: true })).toBeVisible();
    await expect(row).toContainText(/9:00 AM – 5:30 PM.*Approved.*Correction approved/);
    await row.getByRole('button').click();
    await expect(day).toContainText('“I locked up the yard”');
    await expect(day.getByText(/Clock-out: .*5:30 PM \(before: .*5:00 PM\)/)).toBeVisible();
    await page.goBack();
    await expect(day).toBeHidden();
  });

  await test.step('saves the hours as a file', async () => {
    const link = page.getByRole('link', { name: 'My hours (CSV)' });
    const file = page.waitForEvent('download');
    await link.click();
    const saved = await readFile(await (await file).path(), 'utf8');
    expect(saved).toContain(`${yesterday},REGULAR,510,8.5`);
    // Only a file that a screen saves has the mark of UTF-8 for spreadsheets.
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(saved).toBe(`\uFEFF${await response.text()}`);
  });
});
