import { expect, expectNoSeriousViolations, type Page, test } from '@timetrack/testing/browser';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });

test('a worker asks for the hours of their shifts, and the approving manager takes them off', async ({
  signInAs,
  organization,
}) => {
  const wanda = await organization.add('WORKER', { firstName: 'Wanda', lastName: 'Walker' });
  const ben = await organization.add('WORKER', { firstName: 'Ben', lastName: 'Cole' });
  const manager = await signInAs(await organization.add('MANAGER', { firstName: 'Maria', lastName: 'Mendez' }), {
    at: 'about:blank',
  });
  for (const [title, day, people] of [
    ['Roof', '03', [wanda.id, ben.id]],
    ['Drywall', '04', [wanda.id]],
  ] as const) {
    const data = {
      ...{ title, status: 'PUBLISHED', assignedUserIds: people, plannedBreakMinutes: 30 },
      startAt: `2027-03-${day}T16:00:00Z`,
      endAt: `2027-03-${day}T23:00:00Z`,
    };
    expect((await manager.request.post('/api/schedules', { data })).ok()).toBe(true);
  }

  const page = await signInAs(wanda, { ...phone, at: '/pto?open=request' });
  await page.getByLabel('Start Date').fill('2027-03-03');
  await page.getByLabel('End Date').fill('2027-03-04');
  await expect(page.getByLabel('Hours')).toHaveValue('13');
  await expect(page.getByText('Your 2 published shifts on these days are 13h without planned breaks.')).toBeVisible();
  await page.getByLabel('Note').fill('My sister gets married.');
  await expectNoSeriousViolations(page);
  await page.goBack();
  await button(page, 'Keep Editing').click();
  await expect(page.getByLabel('Note')).toHaveValue('My sister gets married.');
  await button(page, 'Submit Request').click();
  await expect(toast(page, 'PTO request submitted successfully')).toBeVisible();
  await page.goto('/pto?open=request');
  await page.getByLabel('Start Date').fill('2027-03-04');
  await page.getByLabel('End Date').fill('2027-03-05');
  await expect(page.getByText(/^You already requested time off from Mar 3, 2027 to Mar 4, 2027\./)).toBeVisible();

  await manager.goto('/pto-requests?view=calendar&month=2027-03');
  await expect(manager.getByRole('list', { name: 'Time off in March 2027' })).toContainText('pending');
  await expectNoSeriousViolations(manager);
  await button(manager, /^Paid time off, pending, .*, Wanda Walker$/).click();
  await expect(manager.getByRole('dialog')).toContainText('My sister gets married.');
  await manager.getByLabel('Take Wanda off the shifts on those days').check();
  await expect(manager.getByRole('dialog')).toContainText('Nobody else works Drywall.');
  await manager.getByLabel('Cancel that shift').check();
  await expectNoSeriousViolations(manager);
  await button(manager, 'Approve Request').click();
  await expect(toast(manager, 'PTO request approved')).toBeVisible();
  await manager.getByRole('dialog', { name: 'Find a Replacement' }).getByRole('button', { name: 'Done' }).click();
  await expect(button(manager, /^Paid time off, approved, .*, Wanda Walker$/)).toBeVisible();

  const shifts = await (await manager.request.get('/api/schedules')).json();
  const kept = shifts.map((shift: { title: string; status: string; assignedUserIds: string[] }) => [
    shift.title,
    shift.status,
    shift.assignedUserIds,
  ]);
  expect(kept).toEqual([
    ['Drywall', 'CANCELED', [wanda.id]],
    ['Roof', 'PUBLISHED', [ben.id]],
  ]);
});
