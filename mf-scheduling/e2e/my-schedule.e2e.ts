import { expect, expectNoHorizontalScroll, expectNoSeriousViolations, test } from '@timetrack/testing/browser';
import { bar, createSchedule } from './planning.js';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const monday = { startAt: '2026-03-02T16:00:00.000Z', endAt: '2026-03-03T00:00:00.000Z' };

test('a worker sees only their own published shifts', async ({ signInAs, organization }) => {
  const worker = await organization.add('WORKER', { firstName: 'Ana', lastName: 'Perez' });
  const other = await organization.add('WORKER', { firstName: 'Ben', lastName: 'Cole' });
  const manager = await signInAs(organization.owner, { at: 'about:blank' });
  await createSchedule(manager, { title: 'Framing', ...monday, people: [worker] });
  await createSchedule(manager, { title: 'Secret draft', ...monday, people: [worker], status: 'DRAFT' });
  await createSchedule(manager, { title: 'Drywall', ...monday, people: [other] });

  const page = await signInAs(worker, { at: '/schedule?view=week&date=2026-03-02' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Schedule');
  await expect(page.getByText('View your assigned work schedules')).toBeVisible();
  await expect(bar(page, /^Framing/)).toBeVisible();
  await expect(page.getByText('Secret draft')).toHaveCount(0);
  await expect(page.getByText('Drywall')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^New/ })).toHaveCount(0);
  await bar(page, /^Framing/).click();
  await expect(page.getByRole('dialog', { name: 'Framing' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);

  await page.goto('/schedules');
  await expect(page).toHaveURL(/\/$/);
});

test('the month on a phone lists the selected day', { tag: '@slow' }, async ({ signInAs, organization }) => {
  const worker = await organization.add('WORKER', { firstName: 'Ana', lastName: 'Perez' });
  const manager = await signInAs(organization.owner, { at: 'about:blank' });
  await createSchedule(manager, { title: 'Framing', ...monday, people: [worker] });

  const page = await signInAs(worker, { ...phone, at: '/schedule?view=month&date=2026-03-01' });
  await expect(page.getByText('Nothing is scheduled on this day.')).toBeVisible();
  await page.getByRole('button', { name: 'Monday, March 2, 1 schedule' }).tap();
  await expect(page.getByText('Mon, Mar 2, 9:00 AM – 5:00 PM')).toBeVisible();
  await expectNoSeriousViolations(page);
  await page.getByRole('tab', { name: 'Week' }).tap();
  await expect(page.getByRole('heading', { name: 'Monday, March 2' })).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectNoSeriousViolations(page);
});
