import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const themes = ['dark', 'light'] as const;
const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Fails if axe finds anything serious or critical on the page as it stands, in the dark theme and in the light one.
 * The page keeps its state (an open dialog stays open) and has its own theme again afterwards.
 */
export async function expectNoSeriousViolations(page: Page): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.className);
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.classList.remove('dark', 'light');
      document.documentElement.classList.add(name);
    }, theme);
    await settled(page);
    const { violations } = await new AxeBuilder({ page }).withTags(wcag22aa).analyze();
    const serious = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ html }) => html).join(' | ')}`);
    expect(serious, `axe in the ${theme} theme`).toEqual([]);
  }
  await page.evaluate((className) => {
    document.documentElement.className = className;
  }, before);
}

/** Colours in the middle of a transition are nobody's choice: waits for whatever moves and will end. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}
