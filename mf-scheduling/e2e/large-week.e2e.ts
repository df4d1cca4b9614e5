import { expect, expectNoSeriousViolations, test } from '@timetrack/testing/browser';
import { createSchedule } from './planning.js';

const monday = { startAt: '2026-03-02T16:00:00.000Z', endAt: '2026-03-03T00:00:00.000Z' };

test('a week of many people shows 12 rows, totals, and groups, and opens as it was left', { tag: '@slow' }, async ({
  signInAs,
  organization,
}) => {
  const numbers = Array.from({ length: 14 }, (_, index) => String(index + 10));
  const people = [];
  for (const number of numbers)
    people.push(await organization.add('WORKER', { firstName: 'Ana', lastName: `N${number}` }));
  const page = await signInAs(organization.owner, { viewport: { width: 1280, height: 800 }, at: 'about:blank' });
  await createSchedule(page, { title: 'Framing', ...monday, people: people.slice(0, 3) });
  await page.goto('/schedules?date=2026-03-02');
  await page.getByRole('tab', { name: 'Week' }).click();
  await expect(page.getByRole('columnheader', { name: /Monday, March 2/ })).toContainText('3 · 24h');

  const table = page.getByRole('table', { name: 'Week' });
  const boxOfLast = await page.getByRole('row', { name: /^Ana N21/ }).boundingBox();
  expect((boxOfLast?.y ?? 800) + (boxOfLast?.height ?? 0)).toBeLessThanOrEqual(800);

  await page.getByRole('button', { name: /^3 people, 24h planned/ }).click();
  await expect(page.getByRole('dialog', { name: 'Coverage on Monday, March 2' })).toContainText('3 people');
  await expectNoSeriousViolations(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'View options' }).click();
  await page.getByLabel('Group by').selectOption('Job');
  await page.getByLabel('Color by').selectOption('Job');
  await page.getByLabel('People without shifts').selectOption('Folded away');
  await expectNoSeriousViolations(page);
  await page.keyboard.press('Escape');
  const fold = page.getByRole('button', { name: /people without shifts/ });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(table.getByRole('rowheader', { name: 'No job 3 people' })).toBeVisible();
  await expectNoSeriousViolations(page);

  await page.goto('/');
  await page.goto('/schedules?date=2026-03-02');
  await expect(table.getByRole('rowheader', { name: 'No job 3 people' })).toBeVisible();
  await fold.click();
  await expect(page.getByRole('row', { name: /^Ana N21/ })).toBeVisible();
});
