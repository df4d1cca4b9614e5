import { expect, expectNoSeriousViolations, test } from '@timetrack/testing/browser';
import { createSchedule, drag, loadSchedules, middleOf, positionOf } from './planning.js';

const monday = { startAt: '2026-03-02T16:00:00.000Z', endAt: '2026-03-03T00:00:00.000Z' };
const week = '/schedules?view=week&date=2026-03-02';
const title = 'Deliveries and a title that is much longer than the width of a day';

test('the whole week is visible next to the sidebar, and the corner of a cell copies its shifts', async ({
  signInAs,
  organization,
}) => {
  const ana = await organization.add('WORKER', { firstName: 'Ana', lastName: 'Perez' });
  const ben = await organization.add('WORKER', { firstName: 'Ben', lastName: 'Cole' });
  const page = await signInAs(organization.owner, { at: 'about:blank' });
  await createSchedule(page, { title, ...monday, people: [ana] });
  await page.goto(week);
  const saturday = page.getByRole('columnheader', { name: /Saturday, March 7/ });
  for (const width of [1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(saturday).toBeInViewport({ ratio: 1 });
    const scroller = page.getByRole('table', { name: 'Week' }).locator('..');
    expect(await scroller.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }

  const cellOf = (name: string, day: string) =>
    page.getByRole('button', { name: `New schedule for ${name} on ${day}` });
  const { x, y, width, height } = await positionOf(page.getByRole('cell').filter({ hasText: title }));
  await drag(page, { x: x + width - 3, y: y + height - 3 }, await middleOf(cellOf('Ben Cole', 'Wednesday, March 4')));
  await expect(page.getByText('3 drafts added').last()).toBeVisible();
  await expectNoSeriousViolations(page);
  const both = [ana.id, ben.id].toSorted().join();
  const people = (await loadSchedules(page)).map(({ assignedUserIds }) => assignedUserIds.toSorted().join());
  expect(people.toSorted()).toEqual([ana.id, ben.id, both, both].toSorted());

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await loadSchedules(page)).length).toBe(1);
});
