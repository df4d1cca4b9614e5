import { expect, type Page, test } from '@playwright/test';
import { findViolations } from '@timetrack/tooling/playwright/axe';
import { buildGallery, openGallery } from './gallery.js';

let folder: string;
let problems: string[];

test.beforeAll(async () => {
  folder = await buildGallery();
});

test.beforeEach(({ page }) => {
  problems = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
});

test.afterEach(() => {
  expect(problems, 'errors and policy violations in the console').toEqual([]);
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const overlays = [
  { opener: 'Open a dialog', role: 'dialog' },
  { opener: 'Open a form', role: 'dialog' },
  { opener: 'Ask before deleting', role: 'alertdialog' },
  { opener: 'Open a sheet on the left', role: 'dialog' },
  { opener: 'Open a sheet on the right', role: 'dialog' },
  { opener: 'Actions', role: 'menu' },
  { opener: 'Open a popover', role: 'dialog' },
] as const;

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`the gallery at ${viewport.width} px`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('passes axe in both themes, and does not scroll horizontally', async ({ page }) => {
      for (const theme of ['dark', 'light'] as const) {
        await openGallery(page, folder, theme);
        const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        await expect.poll(overflow).toBeLessThanOrEqual(0);
      }
      await expectAccessible(page);
    });

    test('every overlay opens by keyboard, passes axe in both themes, and returns the focus', async ({ page }) => {
      await openGallery(page, folder);
      for (const { opener, role } of overlays) {
        await button(page, opener).focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole(role)).toBeVisible();
        // The page behind it has its own test.
        await expectAccessible(page, `[role=${role}]`);
        await page.keyboard.press('Escape');
        await expect(page.getByRole(role)).toBeHidden();
        await expect(button(page, opener)).toBeFocused();
      }
    });
  });
}

test('the content security policy of the page blocks a style element', async ({ page }) => {
  await openGallery(page, folder);
  await page.evaluate(() =>
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'a{}' })),
  );
  await expect.poll(() => problems).toHaveLength(1);
  expect(problems.splice(0)).toEqual([expect.stringContaining('Content Security Policy')]);
});

test('every control is at least 44 px high on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGallery(page, folder);
  const small = await page.locator('button, input, select, textarea, [role=tab]').evaluateAll((controls) =>
    controls
      // Touching the label of a choice selects the choice.
      .map((control) => control.closest('label') ?? control)
      .map((control) => ({ name: control.textContent, height: control.getBoundingClientRect().height }))
      .filter(({ height }) => height < 44),
  );
  expect(small).toEqual([]);
  expect((await button(page, 'Touch, for gloves').boundingBox())?.height).toBeGreaterThanOrEqual(64);
});

test('the page behind a dialog does not scroll, shift or react to clicks', async ({ page }) => {
  await openGallery(page, folder);
  const heading = page.getByRole('heading', { name: 'TimeTrack design system', includeHidden: true });
  await button(page, 'Open a dialog').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const position = async () => ({
    left: (await heading.boundingBox())?.x,
    scrolled: await page.evaluate(() => window.scrollY),
  });
  const before = await position();
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, -2_000);
  await page.mouse.click(20, 400);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(position).toEqual(before);
});

test('the focus stays inside an open dialog', async ({ page }) => {
  await openGallery(page, folder);
  const isInside = () => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null);
  await button(page, 'Open a dialog').click();
  await expect.poll(isInside).toBe(true);
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
  }
});

test('dismissing a notification does not close an open dialog', async ({ page }) => {
  await openGallery(page, folder);
  await button(page, 'Open a dialog').click();
  await button(page, 'Save').click();
  await page.getByLabel('Dismiss notification').click();
  await expect(page.getByText('Timesheet updated')).toBeHidden();
  await expect(page.getByRole('dialog')).toBeVisible();
});

async function expectAccessible(page: Page, part?: string): Promise<void> {
  const { dark, light } = await findViolations(page, part);
  expect([...dark, ...light].map(({ id, nodes }) => ({ id, html: nodes.map(({ html }) => html) }))).toEqual([]);
}
