import { expect, expectNoHorizontalScroll, expectNoSeriousViolations, test } from '@timetrack/testing/browser';

/** A day of last week in the organization's zone, so that the whole week is in the past. */
const lastWeek = Temporal.Now.plainDateISO('America/Denver').subtract({ days: 7 });
const at = (time: string) =>
  lastWeek.toZonedDateTime({ timeZone: 'America/Denver', plainTime: time }).toInstant().toString();

test('a manager approves the flagged hours of a week in a few clicks and rejects others', async ({
  signInAs,
  organization,
}) => {
  const workers = await Promise.all(
    ['Ada', 'Ben', 'Cem'].map((firstName) => organization.add('WORKER', { firstName, lastName: 'Walker' })),
  );
  const others = Array.from({ length: 9 }, (_, index) => ({ firstName: `Zoe ${index}`, lastName: 'Zimmer' }));
  await Promise.all(others.map((name) => organization.add('WORKER', name)));
  const page = await signInAs(await organization.add('MANAGER', { firstName: 'Maria', lastName: 'Mendez' }), {
    at: 'about:blank',
  });
  for (const { id: userId } of workers) {
    const data = { userId, clockInAt: at('09:00'), clockOutAt: at('17:00') };
    expect((await page.request.post('/api/timesheets', { data })).status()).toBe(201);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/timesheets');
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(page).toHaveURL(/[?&]week=\d{4}-\d\d-\d\d/);
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  await expect(row('Ada Walker')).toContainText('1 exception');
  await expect(row('Everyone')).toContainText('24h');
  await expectNoSeriousViolations(page);

  await test.step('sees ten people without scrolling', async () => {
    const names = page.getByRole('rowheader').filter({ has: page.getByRole('button') });
    const bottoms = await names.evaluateAll((found) => found.map((cell) => cell.getBoundingClientRect().bottom));
    expect(bottoms.filter((bottom) => bottom <= 800).length).toBeGreaterThanOrEqual(10);
  });

  await test.step('looks at the week of a person', async () => {
    await page.getByRole('button', { name: 'Ada Walker', exact: true }).click();
    // Cells name the exceptions too, for screen readers only.
    await expect(page.getByText('Added by a manager', { exact: true }).nth(1)).toBeVisible();
    await expectNoSeriousViolations(page);
    await page.getByRole('button', { name: 'Ada Walker', exact: true }).click();
  });

  await test.step('rejects one with a reason', async () => {
    await page.getByRole('checkbox', { name: 'Select the week of Cem Walker' }).check();
    await page.getByRole('button', { name: 'Reject selected…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reject 1 timesheet?' });
    await dialog.getByLabel('Reason').fill('Who clocked you out?');
    await expectNoSeriousViolations(page);
    await dialog.getByRole('button', { name: 'Reject 1' }).click();
    await page.getByRole('button', { name: 'Cem Walker', exact: true }).click();
    await expect(page.getByText('Rejected: “Who clocked you out?”', { exact: true })).toBeVisible();
  });

  await test.step('approves the others after one confirmation', async () => {
    await page.getByRole('button', { name: 'Select all 3' }).click();
    await page.getByRole('checkbox', { name: 'Select the week of Cem Walker' }).uncheck();
    await page.getByRole('button', { name: 'Approve selected' }).click();
    await page.getByRole('button', { name: 'Approve 2, 2 with exceptions' }).click();
    await expect(page.getByRole('status').filter({ hasText: '2 timesheets approved' })).toBeVisible();
    await expect(row('Ada Walker')).toContainText('Approved');
    await expect(page.getByRole('button', { name: /Pending: open the timesheet of Cem Walker/ })).toBeVisible();
  });

  await test.step('lists people on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('list', { name: 'Hours by person' })).toBeVisible();
    await expectNoHorizontalScroll(page);
  });
});
