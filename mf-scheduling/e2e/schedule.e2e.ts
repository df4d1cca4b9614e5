import { expect, expectNoSeriousViolations, test } from '@timetrack/testing/browser';
import {
  bar,
  createSchedule,
  drag,
  dragCode,
  holdDragCode,
  loadSchedules,
  middleOf,
  positionOf,
  toast,
} from './planning.js';

const monday = { startAt: '2026-03-02T16:00:00.000Z', endAt: '2026-03-03T00:00:00.000Z' };
const week = '/schedules?view=week&date=2026-03-02';
const timeline = '/schedules?view=timeline&date=2026-03-02';

const ana = { firstName: 'Ana', lastName: 'Perez' };
const ben = { firstName: 'Ben', lastName: 'Cole' };

test('a schedule is created, changed, and deleted in its dialog', async ({ signInAs, organization }) => {
  await organization.add('WORKER', ana);
  const page = await signInAs(organization.owner, { at: week });
  await page.getByRole('button', { name: 'New schedule for Ana Perez on Tuesday, March 3' }).click();
  await expect(page.getByRole('list', { name: 'Assigned' })).toContainText('Ana Perez');
  await page.getByRole('button', { name: 'Create Schedule' }).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await page.getByLabel('Title').fill('Roof inspection');
  await page.getByRole('button', { name: 'Create Schedule' }).click();
  await expect(toast(page, 'Schedule created successfully')).toBeVisible();

  await bar(page, /^Roof inspection, 9a – 5p, Draft, Tue, Mar 3, 9:00 AM – 5:00 PM/).click();
  await page.getByLabel('Status').selectOption('Published');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Schedule updated successfully')).toBeVisible();
  await expect(page.getByRole('row', { name: /Ana Perez/ })).toContainText('7h 30m');

  await bar(page, /^Roof inspection/).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(
    page.getByText('Are you sure you want to delete this schedule? This action cannot be undone.'),
  ).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Schedule deleted successfully')).toBeVisible();
  await expect(bar(page, /^Roof inspection/)).toHaveCount(0);
});

test('an open dialog is part of the address: a reload keeps it, and going back closes it after confirmation', async ({
  signInAs,
  organization,
}) => {
  const page = await signInAs(organization.owner, { at: 'about:blank' });
  await createSchedule(page, { title: 'Framing', ...monday, people: [organization.owner] });
  await page.goto(timeline);
  await bar(page, /^Framing/).click();
  await expect(page.getByRole('dialog', { name: 'Edit Schedule' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Framing');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Timeline' })).toBeVisible();
  await page.goForward();
  await page.getByLabel('Title').fill('Drywall');
  await page.goBack();
  await page.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Drywall');
  await page.goBack();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(bar(page, /^Framing/)).toBeFocused();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Calendar feed' }).click();
  await expect(page.getByRole('dialog', { name: 'Calendar feed' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused();
});

test('going back from a dialog that a link opened asks for confirmation before it leaves the screen', async ({
  signInAs,
  organization,
}) => {
  const page = await signInAs(organization.owner, { at: 'about:blank' });
  const id = await createSchedule(page, { title: 'Framing', ...monday, people: [organization.owner] });
  await page.goto('/team');
  await page.goto(`${timeline}&open=shift&id=${id}`);
  await page.getByLabel('Title').fill('Drywall');
  await page.goBack();
  await page.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Drywall');
  await page.goBack();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/view=timeline&date=2026-03-02$/u);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Team', level: 1 })).toBeVisible();
});

test('a bar that is pressed before the code for dragging is loaded is dragged to another day and person', async ({
  signInAs,
  organization,
}) => {
  const [first, second] = [await organization.add('WORKER', ana), await organization.add('WORKER', ben)];
  const page = await signInAs(organization.owner, { at: 'about:blank' });
  await createSchedule(page, { title: 'Framing', ...monday, people: [first] });
  const releaseCode = await holdDragCode(page);
  await page.goto(week);
  const thursday = page.getByRole('button', { name: 'New schedule for Ben Cole on Thursday, March 5' });
  const [from, to] = [await middleOf(bar(page, /^Framing/)), await middleOf(thursday)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await expect(dragCode(page)).toHaveCount(0);
  releaseCode();
  await expect(dragCode(page)).toBeAttached();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
  await expect(bar(page, /^Framing, .*Thu, Mar 5, 9:00 AM – 5:00 PM, Ben Cole$/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Ben Cole/ })).toContainText('8h');
  await expect
    .poll(() => loadSchedules(page))
    .toMatchObject([{ startAt: '2026-03-05T16:00:00.000Z', assignedUserIds: [second.id] }]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bar(page, /^Framing, .*Mon, Mar 2, 9:00 AM – 5:00 PM, Ana Perez$/)).toBeVisible();
  await expect
    .poll(() => loadSchedules(page))
    .toMatchObject([{ startAt: monday.startAt, assignedUserIds: [first.id] }]);
});

for (const view of ['week', 'timeline']) {
  test(`the end of a bar is dragged across midnight in the ${view}`, async ({ signInAs, organization }) => {
    const page = await signInAs(organization.owner, { at: 'about:blank' });
    await createSchedule(page, { title: 'Framing', ...monday, people: [organization.owner] });
    await page.goto(`/schedules?view=${view}&date=2026-03-02`);
    const box = await positionOf(bar(page, /^Framing/));
    const edge = { x: box.x + box.width - 4, y: box.y + box.height / 2 };
    await drag(page, edge, { x: edge.x + box.width / 2, y: edge.y });
    await expect(bar(page, /^Framing, .*Mon, Mar 2, 9:00 AM – Tue, Mar 3, [4-6]:[03]0 AM/).first()).toBeVisible();
  });
}

test('a shift is moved and resized by keyboard', async ({ signInAs, organization }) => {
  const first = await organization.add('WORKER', ana);
  await organization.add('WORKER', ben);
  const page = await signInAs(organization.owner, { at: 'about:blank' });
  await createSchedule(page, { title: 'Framing', ...monday, people: [first] });
  await page.goto(timeline);
  await bar(page, /^Framing/).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  const moved = bar(page, /^Framing, .*Tue, Mar 3, 9:00 AM – 5:15 PM, Ben Cole$/);
  await expect(moved).toBeFocused();
  await expect.poll(() => loadSchedules(page)).toMatchObject([{ startAt: '2026-03-03T16:00:00.000Z' }]);
});

test('a drop on a person who is already booked is saved, and marks both shifts', async ({ signInAs, organization }) => {
  const [first, second] = [await organization.add('WORKER', ana), await organization.add('WORKER', ben)];
  const page = await signInAs(organization.owner, { at: 'about:blank' });
  await createSchedule(page, { title: 'Framing', ...monday, people: [first] });
  await createSchedule(page, { title: 'Drywall', ...monday, people: [second] });
  await page.goto(timeline);
  await bar(page, /^Framing/).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const notice = page.getByRole('status').filter({ hasText: 'Undo' });
  await expect(notice).toContainText('1 conflict');
  await expect(notice).not.toContainText('is also planned');
  await expect(bar(page, /^Framing, .*Ben Cole, Conflict: overlapping shift$/)).toBeVisible();
  await expect(bar(page, /^Drywall, .*Ben Cole, Conflict: overlapping shift$/)).toBeVisible();
});

test('a week is copied as drafts and published', async ({ signInAs, organization }) => {
  const worker = await organization.add('WORKER', ana);
  const page = await signInAs(organization.owner, { at: 'about:blank' });
  await createSchedule(page, { title: 'Framing', ...monday, people: [worker] });
  await createSchedule(page, {
    title: 'Drywall',
    startAt: '2026-03-04T16:00:00.000Z',
    endAt: '2026-03-05T00:00:00.000Z',
    people: [worker],
  });
  await page.goto('/schedules?view=week&date=2026-03-10');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Copy last week' }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(toast(page, '2 schedules copied')).toBeVisible();
  await expect(bar(page, /^Framing, .*Draft, Mon, Mar 9, 9:00 AM – 5:00 PM/)).toBeVisible();
  await page.getByRole('button', { name: 'Publish 2 drafts' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(toast(page, '2 schedules published')).toBeVisible();
  await expect(bar(page, /^Framing, .*Mon, Mar 9/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Publish/ })).toHaveCount(0);
  const copies = (await loadSchedules(page)).filter(({ startAt }) => startAt > '2026-03-08');
  expect(copies.map(({ startAt }) => startAt)).toEqual(['2026-03-09T15:00:00.000Z', '2026-03-11T15:00:00.000Z']);
});

test('a printed week and month contain all people and nothing else of the page', { tag: '@slow' }, async ({
  signInAs,
  organization,
}) => {
  const page = await signInAs(organization.owner, { at: 'about:blank' });
  await createSchedule(page, { title: 'Framing', ...monday, people: [organization.owner] });
  await page.goto(week);
  await expect(bar(page, /^Framing/)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('cell', { name: '9:00 AM – 5:00 PM Framing' })).toBeVisible();
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule', exact: true })).toBeHidden();

  await page.goto('/schedules?view=month&date=2026-03-02');
  await expect(bar(page, /Framing/)).toHaveCount(1);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('cell', { name: /^2 9:00 AM – 5:00 PM Framing: Olivia Owens/ })).toBeVisible();
});

test('calendar programs can read the address of the calendar feed', { tag: '@slow' }, async ({
  signInAs,
  organization,
  playwright,
}) => {
  const page = await signInAs(organization.owner, { at: 'about:blank' });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  await createSchedule(page, { title: 'Framing', startAt: inDays(1), endAt: inDays(2), people: [organization.owner] });
  await page.goto(`${week}&open=feed`);
  const address = await page.getByLabel('Secret address', { exact: true }).inputValue();
  const visitor = await playwright.request.newContext();
  const calendar = await (await visitor.get(address)).text();
  expect(calendar).toContain('SUMMARY:Framing');
  await page.getByRole('button', { name: 'Reset Address' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByLabel('Secret address', { exact: true })).not.toHaveValue(address);
  expect((await visitor.get(address)).status()).toBe(404);
  await visitor.dispose();
});

test('the three views have no serious accessibility violations', { tag: '@slow' }, async ({
  signInAs,
  organization,
}) => {
  const worker = await organization.add('WORKER', ana);
  const page = await signInAs(organization.owner, { at: 'about:blank' });
  await createSchedule(page, { title: 'Framing', ...monday, people: [worker] });
  await createSchedule(page, { title: 'Drywall', ...monday, people: [worker], status: 'DRAFT' });
  await createSchedule(page, { title: 'Roof', ...monday, people: [organization.owner], status: 'CANCELED' });
  for (const view of ['month', 'week', 'timeline']) {
    await page.goto(`/schedules?view=${view}&date=2026-03-02`);
    await expect(bar(page, /Framing/)).toBeVisible();
    await expectNoSeriousViolations(page);
  }
});

test('the dialogs have no serious accessibility violations', { tag: '@slow' }, async ({ signInAs, organization }) => {
  const page = await signInAs(organization.owner, { at: 'about:blank' });
  await createSchedule(page, { title: 'Framing', ...monday, people: [organization.owner] });
  await createSchedule(page, { title: 'Drywall', ...monday, people: [organization.owner] });
  await page.goto(week);
  await bar(page, /^Framing/).click();
  await expect(page.getByText(/is also planned for “Drywall”/)).toBeVisible();
  await expectNoSeriousViolations(page);
  for (const dialog of ['feed', 'day&day=2026-03-02']) {
    await page.goto(`${week}&open=${dialog}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoSeriousViolations(page);
  }
});
