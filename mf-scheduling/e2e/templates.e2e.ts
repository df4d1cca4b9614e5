import { expect, expectNoSeriousViolations, test } from '@timetrack/testing/browser';
import { bar, createSchedule, loadSchedules, middleOf, toast } from './planning.js';

const week = '/schedules?view=week&date=2026-03-02';
const monday = { startAt: '2026-03-02T16:00:00.000Z', endAt: '2026-03-03T00:00:00.000Z' };

const ana = { firstName: 'Ana', lastName: 'Perez' };
const ben = { firstName: 'Ben', lastName: 'Cole' };

test('a template is created, added to days of two people, changed, and deleted', { tag: '@slow' }, async ({
  signInAs,
  organization,
}) => {
  const [first, second] = [await organization.add('WORKER', ana), await organization.add('WORKER', ben)];
  const page = await signInAs(organization.owner, { at: week });
  await page.getByRole('button', { name: 'Templates' }).click();
  await expect(page.getByText('No templates yet.')).toBeVisible();
  await page.getByRole('button', { name: 'New Template' }).click();
  await page.getByLabel('Name').fill('Night');
  await page.getByLabel('Title').fill('Night watch');
  await page.getByLabel('Start').fill('22:00');
  await page.getByLabel('End').fill('06:00');
  await page.goBack();
  await page.getByRole('button', { name: 'Keep Editing' }).click();
  await page.getByRole('button', { name: 'Create Template' }).click();
  await expect(toast(page, 'Template created')).toBeVisible();

  await page.getByRole('button', { name: /^Night 10p – 6a/ }).click();
  await page.getByRole('button', { name: 'New schedule for Ana Perez on Tuesday, March 3' }).click();
  await expect(toast(page, 'Added ‘Night’ for Ana Perez on Tuesday, March 3.')).toBeVisible();
  await page.getByRole('button', { name: 'New schedule for Ben Cole on Tuesday, March 3' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Added ‘Night’ for Ben Cole on Wednesday, March 4.')).toBeVisible();
  await expect(
    bar(page, /^Night watch, .*Tue, Mar 3, 10:00 PM – Wed, Mar 4, 6:00 AM, Ana Perez$/).first(),
  ).toBeVisible();
  expect(await loadSchedules(page)).toMatchObject([
    { title: 'Night watch', startAt: '2026-03-04T05:00:00.000Z', status: 'DRAFT', assignedUserIds: [first.id] },
    { title: 'Night watch', startAt: '2026-03-05T05:00:00.000Z', status: 'DRAFT', assignedUserIds: [second.id] },
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await loadSchedules(page)).length).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Night 10p/, pressed: false })).toBeVisible();

  await page.getByRole('button', { name: 'Manage' }).click();
  await page.getByRole('button', { name: 'Edit ‘Night’' }).click();
  await page.getByLabel('Name').fill('Late');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Template updated')).toBeVisible();
  await page.getByRole('button', { name: 'Delete ‘Late’' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('There are no templates yet.')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'New Template' })).toBeFocused();
  expect(await loadSchedules(page)).toHaveLength(1);
});

test('a template that was saved from a shift is dragged to a day, and fills in the form of a new shift', {
  tag: '@slow',
}, async ({ signInAs, organization }) => {
  const [first, second] = [await organization.add('WORKER', ana), await organization.add('WORKER', ben)];
  const page = await signInAs(organization.owner, { at: 'about:blank' });
  const id = await createSchedule(page, { title: 'Framing', ...monday, people: [first] });
  await page.goto(`${week}&templates=shown&open=shift&id=${id}`);
  await page.getByRole('button', { name: 'Save as Template' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Framing');
  await page.getByRole('button', { name: 'Create Template' }).click();
  await expect(toast(page, 'Template created')).toBeVisible();

  const thursday = page.getByRole('button', { name: 'New schedule for Ben Cole on Thursday, March 5' });
  const [from, to] = [
    await middleOf(page.getByRole('button', { name: /^Framing 9a – 5p/, pressed: false })),
    await middleOf(thursday),
  ];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
  await expect(bar(page, /^Framing, .*Draft, .*Thu, Mar 5, 9:00 AM – 5:00 PM, Ben Cole$/)).toBeVisible();
  await expect
    .poll(() => loadSchedules(page))
    .toMatchObject([{ assignedUserIds: [first.id] }, { status: 'DRAFT', assignedUserIds: [second.id] }]);

  await page.goto(`${week}&open=new&day=2026-03-06`);
  await page.getByLabel('Template').selectOption('Framing (9a – 5p)');
  await expect(page.getByLabel('Title')).toHaveValue('Framing');
});

test('the templates have no serious accessibility violations', { tag: '@slow' }, async ({ signInAs, organization }) => {
  const page = await signInAs(organization.owner, { at: `${week}&templates=shown` });
  await expect(page.getByText('No templates yet.')).toBeVisible();
  await expectNoSeriousViolations(page);
  for (const name of ['Early', 'Late']) {
    const data = { name, startTime: '06:00', endTime: '14:30' };
    expect((await page.request.post('/api/shift-templates', { data })).status()).toBe(201);
  }
  await page.reload();
  await page.getByRole('button', { name: /^Early/ }).click();
  await expectNoSeriousViolations(page);
  for (const dialog of ['template', 'templates', 'new']) {
    await page.goto(`${week}&templates=shown&open=${dialog}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoSeriousViolations(page);
  }
});
