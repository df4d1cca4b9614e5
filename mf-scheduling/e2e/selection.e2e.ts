import { expect, expectNoSeriousViolations, test } from '@timetrack/testing/browser';
import { bar, createSchedule, loadSchedules } from './planning.js';

const week = '/schedules?view=week&date=2026-03-02';

const shiftOn = (day: number) => ({
  startAt: `2026-03-0${day}T16:00:00.000Z`,
  endAt: `2026-03-0${day + 1}T00:00:00.000Z`,
  status: 'DRAFT' as const,
});

test('a manager publishes and deletes several shifts at once', { tag: '@slow' }, async ({ signInAs, organization }) => {
  const ana = await organization.add('WORKER', { firstName: 'Ana', lastName: 'Perez' });
  const ben = await organization.add('WORKER', { firstName: 'Ben', lastName: 'Cole' });
  const page = await signInAs(organization.owner, { at: 'about:blank' });
  await createSchedule(page, { title: 'Framing', ...shiftOn(2), people: [ana] });
  await createSchedule(page, { title: 'Roof', ...shiftOn(3), people: [ben] });
  await createSchedule(page, { title: 'Wiring', ...shiftOn(4), people: [ana, ben] });
  await page.goto(week);
  await expect(bar(page, /^Framing/)).toBeVisible();

  await page.keyboard.press('ControlOrMeta+a');
  const selection = page.getByRole('region', { name: 'Selected shifts' });
  await expect(selection.getByText('3 shifts selected')).toBeVisible();
  // The shift of two people has two cards.
  await expect(page.locator('[data-shift][aria-checked="true"]')).toHaveCount(4);
  await page
    .getByRole('checkbox', { name: /^Wiring/ })
    .first()
    .click();
  await expect(selection.getByText('2 shifts selected')).toBeVisible();
  await expectNoSeriousViolations(page);

  await selection.getByRole('button', { name: 'Publish' }).click();
  const question = page.getByRole('alertdialog', { name: 'Publish 2 drafts?' });
  await expectNoSeriousViolations(page);
  await question.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('2 shifts published', { exact: true })).toBeVisible();
  await expectNoSeriousViolations(page);
  const statusOf = async () =>
    Object.fromEntries((await loadSchedules(page)).map(({ title, status }) => [title, status]));
  expect(await statusOf()).toEqual({ Framing: 'PUBLISHED', Roof: 'PUBLISHED', Wiring: 'DRAFT' });

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 shifts made drafts', { exact: true })).toBeVisible();
  expect(await statusOf()).toEqual({ Framing: 'DRAFT', Roof: 'DRAFT', Wiring: 'DRAFT' });

  await bar(page, /^Framing/).click({ modifiers: ['ControlOrMeta'] });
  await page.getByRole('checkbox', { name: /^Roof/ }).click({ modifiers: ['Shift'] });
  await selection.getByRole('button', { name: 'Delete' }).click();
  const deletion = page.getByRole('alertdialog', { name: 'Delete 2 shifts?' });
  await deletion.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 shifts deleted', { exact: true })).toBeVisible();
  expect(await statusOf()).toEqual({ Wiring: 'DRAFT' });
});

test('the check box of a card and the menu start a selection, and shifts move to the next week', {
  tag: '@slow',
}, async ({ signInAs, organization }) => {
  const ana = await organization.add('WORKER', { firstName: 'Ana', lastName: 'Perez' });
  const page = await signInAs(organization.owner, { at: 'about:blank' });
  await createSchedule(page, { title: 'Framing', ...shiftOn(2), people: [ana] });
  await page.goto(week);
  await bar(page, /^Framing/).hover();
  await bar(page, /^Framing/)
    .locator('[data-select]')
    .click();
  await expect(page.getByRole('checkbox', { name: /^Framing/, checked: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar(page, /^Framing/)).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Select shifts' }).click();
  await page.getByRole('checkbox', { name: /^Framing/ }).click();
  await page.getByRole('button', { name: 'More for the selection' }).click();
  await page.getByRole('menuitem', { name: 'Move to the next week' }).click();
  await expect(page.getByText('1 shift moved to the next week', { exact: true })).toBeVisible();
  await expect(bar(page, /^Framing/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Next Week' }).click();
  // The clock moves forward on March 8, and the shift keeps its local times.
  await expect(bar(page, /^Framing, .*Mon, Mar 9, 9:00 AM – 5:00 PM/)).toBeVisible();
});
