import { expect, type Page, test } from '@timetrack/testing/browser';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard your changes?' });
async function keep(page: Page): Promise<void> {
  await question(page).getByRole('button', { name: 'Keep Editing' }).click();
  await expect(question(page)).toBeHidden();
}
/** A dialog notices keys and clicks a moment after the question above it was closed. */
async function keepAfter(page: Page, leave: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await leave();
    await expect(question(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await keep(page);
}
const discard = (page: Page) => question(page).getByRole('button', { name: 'Discard' }).click();
/** Not `page.goBack()`, which waits for a navigation that the guard undoes. */
const go = (page: Page, ...steps: readonly number[]) =>
  page.evaluate((steps) => {
    for (const step of steps) window.history.go(step);
  }, steps);
const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.search);
const expectAddress = (page: Page, address: string) => expect.poll(() => addressOf(page)).toBe(address);

/** Goes to a screen by its link, which a phone has in the menu. */
async function openByLink(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'More' });
  if ((page.viewportSize()?.width ?? 0) < 768) await menu.click();
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Dismisses the question of the browser itself, and counts how often it appears. */
function watchReloads(page: Page): () => number {
  let count = 0;
  page.on('dialog', (dialog) => {
    count += 1;
    void dialog.dismiss();
  });
  return () => count;
}

const dialogs = [
  {
    name: 'a job',
    screen: 'Jobs',
    path: '/jobs',
    opened: '/jobs?open=new-job',
    button: 'Add Job',
    field: 'Job Name',
  },
  {
    name: 'a timesheet',
    screen: 'Timesheets',
    path: '/timesheets',
    opened: '/timesheets?open=new',
    button: 'Add Timesheet',
    field: 'Notes',
  },
] as const;

for (const width of [1280, 390]) {
  test.describe(`on a screen ${width} wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const { name, screen, path, opened, button, field } of dialogs) {
      test(`the dialog of ${name} keeps its input until the user discards it`, { tag: '@slow' }, async ({
        signInAs,
        organization,
      }) => {
        const page = await signInAs(organization.owner, { viewport: { width, height: 844 } });
        await openByLink(page, 'Team');
        await openByLink(page, screen);
        await page.getByRole('button', { name: button, exact: true }).first().click();
        await expectAddress(page, opened);
        const input = page.getByRole('dialog').getByLabel(field);
        await input.fill('Roof');

        for (const steps of [[-1], [-1, -1], [-2], [-1]]) {
          await go(page, ...steps);
          await expect(question(page)).toHaveCount(1);
          await keep(page);
          await expectAddress(page, opened);
          await expect(input).toHaveValue('Roof');
        }
        await keepAfter(page, () => page.keyboard.press('Escape'));
        await keepAfter(page, () => page.mouse.click(2, 2));
        const reloads = watchReloads(page);
        await page.evaluate(() => location.reload());
        await expect.poll(reloads).toBe(1);
        await expect(input).toHaveValue('Roof');

        await go(page, -1);
        await discard(page);
        await expectAddress(page, path);
        await expect(page.getByRole('dialog')).toBeHidden();
        await go(page, -1);
        await expectAddress(page, '/team');
        await go(page, 1);
        await expectAddress(page, path);
        await go(page, 1);
        await expectAddress(page, opened);
        await expect(input).toHaveValue('');
        await page.keyboard.press('Escape');
        await expectAddress(page, path);
        await expect(question(page)).toBeHidden();
      });
    }

    test('a dialog that a link opened leads back to its screen', { tag: '@slow' }, async ({
      signInAs,
      organization,
    }) => {
      const page = await signInAs(organization.owner, { viewport: { width, height: 844 }, at: 'about:blank' });
      for (const { opened, path, field } of dialogs) {
        await page.goto(opened);
        const input = page.getByRole('dialog').getByLabel(field);
        await input.fill('Roof');
        await page.keyboard.press('Escape');
        await discard(page);
        await expectAddress(page, path);
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
    });
  });
}

test('the settings keep their input when another module is opened', { tag: '@slow' }, async ({
  signInAs,
  organization,
}) => {
  const page = await signInAs(organization.owner);
  await openByLink(page, 'Team');
  await openByLink(page, 'Organization');
  const input = page.getByLabel('Organization Name');
  await input.fill('Maple');
  for (const leave of [() => openAnother(page), () => go(page, -1), () => go(page, -2), () => go(page, -1, -1)]) {
    await leave();
    await expect(question(page)).toHaveCount(1);
    await keep(page);
    await expectAddress(page, '/settings/general');
    await expect(input).toHaveValue('Maple');
  }
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await expect(question(page)).toBeHidden();
  await go(page, -1);
  await expectAddress(page, '/settings/general');
  await expect(input).toHaveValue('Maple');
  await openAnother(page);
  await discard(page);
  await expectAddress(page, '/schedules');
  // Until the other screen has loaded, this one stays.
  await expect(input).toBeHidden();
  await go(page, -1);
  await expectAddress(page, '/settings/general');
  await expect(input).not.toHaveValue('Maple');
  await go(page, -1);
  await expectAddress(page, '/team');
});

const openAnother = (page: Page) => page.getByRole('link', { name: 'Schedules', exact: true }).first().click();
