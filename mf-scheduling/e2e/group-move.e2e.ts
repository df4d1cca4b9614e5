import { expect, expectNoSeriousViolations, test } from '@timetrack/testing/browser';
import { bar, createSchedule, drag, dragCode, loadSchedules, middleOf, positionOf } from './planning.js';

const monday = { startAt: '2026-03-02T16:00:00.000Z', endAt: '2026-03-03T00:00:00.000Z' };
const week = '/schedules?view=week&date=2026-03-02';
/** A phone lists the week by day, without cards to drag. */
const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true };

const ana = { firstName: 'Ana', lastName: 'Perez' };
const ben = { firstName: 'Ben', lastName: 'Cole' };

test('dragging the card of one person leaves the others of the shift in place', { tag: '@slow' }, async ({
  signInAs,
  organization,
}) => {
  const [first, second] = [await organization.add('WORKER', ana), await organization.add('WORKER', ben)];
  const page = await signInAs(organization.owner, { at: 'about:blank' });
  await createSchedule(page, { title: 'Framing', ...monday, people: [first, second] });
  await page.goto(week);
  const card = page.getByRole('row', { name: /^Ana Perez/ }).getByRole('button', { name: /^Framing/ });
  const thursday = page.getByRole('button', { name: 'New schedule for Ana Perez on Thursday, March 5' });
  const [from, to] = [await middleOf(card), await middleOf(thursday)];
  await drag(page, from, to);

  await expect(bar(page, /^Framing, .*Thu, Mar 5, 9:00 AM – 5:00 PM, Ana Perez$/)).toBeVisible();
  await expect(bar(page, /^Framing, .*Mon, Mar 2, 9:00 AM – 5:00 PM, Ben Cole$/)).toBeVisible();
  await expect
    .poll(() => loadSchedules(page))
    .toMatchObject([
      { startAt: monday.startAt, assignedUserIds: [second.id] },
      { startAt: '2026-03-05T16:00:00.000Z', assignedUserIds: [first.id] },
    ]);

  await page.getByRole('button', { name: 'Move all 2' }).click();
  await expect(bar(page, /^Framing, .*Thu, Mar 5, 9:00 AM – 5:00 PM, Ana Perez, Ben Cole$/)).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bar(page, /^Framing, .*Mon, Mar 2, 9:00 AM – 5:00 PM, Ana Perez, Ben Cole$/)).toHaveCount(2);
  await expect.poll(() => loadSchedules(page)).toMatchObject([{ startAt: monday.startAt }]);
});

test('the end of one card is dragged without the others, and the label names who moves', { tag: '@slow' }, async ({
  signInAs,
  organization,
}) => {
  const [first, second] = [await organization.add('WORKER', ana), await organization.add('WORKER', ben)];
  const page = await signInAs(organization.owner, { at: 'about:blank' });
  await createSchedule(page, { title: 'Framing', ...monday, people: [first, second] });
  await page.goto(week);
  const box = await positionOf(page.getByRole('row', { name: /^Ben Cole/ }).getByRole('button', { name: /^Framing/ }));
  const edge = { x: box.x + box.width - 4, y: box.y + box.height / 2 };
  await page.mouse.move(edge.x, edge.y);
  await drag(page, edge, { x: edge.x + box.width / 4, y: edge.y });
  await expect(bar(page, /^Framing, .*, Ana Perez$/)).toBeVisible();
  await expect.poll(async () => (await loadSchedules(page)).length).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bar(page, /^Framing, .*, Ana Perez, Ben Cole$/)).toHaveCount(2);

  await page
    .getByRole('row', { name: /^Ben Cole/ })
    .getByRole('button', { name: /^Framing/ })
    .focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Only Ben Cole moves, the other person stays.', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
});

test('a finger that rests on a card drags one person, and one that moves sooner scrolls', { tag: '@slow' }, async ({
  signInAs,
  organization,
}) => {
  const [first, second] = [await organization.add('WORKER', ana), await organization.add('WORKER', ben)];
  const third = await organization.add('WORKER', { firstName: 'Carla', lastName: 'Diaz' });
  const page = await signInAs(organization.owner, { ...tablet, at: 'about:blank' });
  await createSchedule(page, { title: 'Framing', ...monday, people: [first, second] });
  await page.goto(week);
  const card = page.getByRole('row', { name: /^Ana Perez/ }).getByRole('button', { name: /^Framing/ });
  const target = page.getByRole('button', { name: 'New schedule for Carla Diaz on Monday, March 2' });
  await expect(dragCode(page)).toBeAttached();
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });

  const start = await middleOf(card);
  await touch('touchStart', start);
  await touch('touchMove', { x: start.x - 60, y: start.y });
  await touch('touchEnd');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await loadSchedules(page)).toMatchObject([{ startAt: monday.startAt }]);

  // Scrolls both into view before their positions are read.
  await middleOf(card);
  const to = await middleOf(target);
  const from = await middleOf(card);
  await touch('touchStart', from);
  // The label appears when the card is picked up.
  await expect(page.getByText('Only Ana Perez moves, the other person stays.')).toBeVisible();
  await touch('touchMove', { x: to.x, y: (from.y + to.y) / 2 });
  await touch('touchMove', to);
  await expect(page.getByText('Carla Diaz takes over from Ana Perez, the other person stays.')).toBeVisible();
  await touch('touchEnd');
  await expect
    .poll(async () => (await loadSchedules(page)).map(({ assignedUserIds }) => assignedUserIds.toSorted()))
    .toEqual([[second.id, third.id].toSorted()]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a card of the month moves all of its people only after a question', { tag: '@slow' }, async ({
  signInAs,
  organization,
}) => {
  const [first, second] = [await organization.add('WORKER', ana), await organization.add('WORKER', ben)];
  const page = await signInAs(organization.owner, { at: 'about:blank' });
  await createSchedule(page, { title: 'Framing', ...monday, people: [first, second] });
  await page.goto('/schedules?view=month&date=2026-03-02');
  const thursday = page.getByRole('button', { name: 'New schedule on Thursday, March 5' });
  await drag(page, await middleOf(bar(page, /Framing/)), await middleOf(thursday));
  const question = page.getByRole('alertdialog', { name: 'Move all 2 people?' });
  await expect(question).toBeVisible();
  await expectNoSeriousViolations(page);
  expect(await loadSchedules(page)).toMatchObject([{ startAt: monday.startAt }]);
  await question.getByRole('button', { name: 'Move all 2' }).click();
  await expect.poll(() => loadSchedules(page)).toMatchObject([{ startAt: '2026-03-05T16:00:00.000Z' }]);
  await expect(bar(page, /Framing, .*Thu, Mar 5/)).toBeFocused();
});

test('conflicts are marked on the cards and listed before publishing', { tag: '@slow' }, async ({
  signInAs,
  organization,
}) => {
  const worker = await organization.add('WORKER', ana);
  const page = await signInAs(organization.owner, { at: 'about:blank' });
  await createSchedule(page, { title: 'Framing', ...monday, people: [worker], status: 'DRAFT' });
  await createSchedule(page, { title: 'Roof', ...monday, people: [worker] });
  for (const view of ['week', 'timeline', 'month']) {
    await page.goto(`/schedules?view=${view}&date=2026-03-02`);
    await expect(bar(page, /Framing, .*Conflict: overlapping shift$/)).toBeVisible();
    await expectNoSeriousViolations(page);
  }
  await page.goto(week);
  await page.getByRole('button', { name: 'Publish 1 draft' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('Ana Perez is also planned for “Roof”', { exact: false })).toBeVisible();
  await expectNoSeriousViolations(page);
  await dialog.getByRole('link', { name: /^Framing/ }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Framing');
  await expect(dialog).toHaveCount(0);
  // For a moment after the first dialog has disappeared, Escape is still meant for it. A user presses it again.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Title')).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'Publish 1 draft' }).click();
  await dialog.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(page.getByRole('button', { name: /^Publish/ })).toHaveCount(0);
});

test('a new shift proposes an unpaid break, which the planned hours leave out', { tag: '@slow' }, async ({
  signInAs,
  organization,
}) => {
  await organization.add('WORKER', ana);
  const page = await signInAs(organization.owner, { at: `${week}&open=new&day=2026-03-03` });
  await page.getByLabel('Title').fill('Framing');
  await expect(page.getByLabel('Unpaid break')).toHaveValue('30');
  await page.getByRole('combobox', { name: 'Employees' }).fill('Ana');
  await page.getByRole('option', { name: /Ana Perez/ }).click();
  await page.getByRole('button', { name: 'Create Schedule' }).click();
  await expect(page.getByRole('row', { name: /Ana Perez/ })).toContainText('7h 30m');
});
