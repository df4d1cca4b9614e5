import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The themes differ in nothing but colors: once every rule was asked in one, these alone can answer otherwise. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/**
 * Fails if axe finds anything serious or critical on the page as it stands, in the dark theme and in the light one.
 * The page keeps its state (an open dialog stays open) and has its own theme again afterwards.
 */
export async function expectNoSeriousViolations(page: Page): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.className);
  await inTheme(page, 'dark');
  expectNone('dark', await axeOn(page).withTags(wcag22aa).analyze());
  await inTheme(page, 'light');
  expectNone('light', await axeOn(page).withRules(rulesOfColor).analyze());
  await page.evaluate((className) => {
    document.documentElement.className = className;
  }, before);
}

/** Within the page: the usual mode opens another for each answer, for the sake of frames from elsewhere. */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

function expectNone(theme: string, { violations }: AxeResults): void {
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(serious, `axe in the ${theme} theme`).toEqual([]);
}

async function inTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.classList.remove('dark', 'light');
    document.documentElement.classList.add(name);
  }, theme);
  await settled(page);
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
