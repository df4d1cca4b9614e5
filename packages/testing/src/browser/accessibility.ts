import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The themes differ in colors only, so these are the only rules whose result depends on the theme. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Fails if axe finds a serious or critical violation on the page in its current state, in the dark or the light theme. The
 * page keeps its state, for example an open dialog, and its theme.
 */
export async function expectNoSeriousViolations(page: Page): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.className);
  await inTheme(page, 'dark');
  expectNoSerious('dark', await createAxe(page).withTags(wcag22aa).analyze());
  await inTheme(page, 'light');
  expectNoSerious('light', await createAxe(page).withRules(colorRules).analyze());
  await page.evaluate((className) => {
    document.documentElement.className = className;
  }, before);
}

/**
 * The legacy mode runs axe within the page. The default opens another page for each run, to support foreign frames. Without
 * the preload axe does not fetch every style sheet again, which only its experimental rules read.
 */
function createAxe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false });
}

function expectNoSerious(theme: string, { violations }: AxeResults): void {
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
  await waitForAnimations(page);
}

/**
 * Waits until all finite animations have ended, because colors in a transition are not final. A color that is inherited begins its
 * transition a frame after that of the parent.
 */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity,
        );
    for (let found = running(); found.length > 0; found = running()) {
      await Promise.allSettled(found.map(({ finished }) => finished));
      await new Promise(requestAnimationFrame);
    }
  });
}
