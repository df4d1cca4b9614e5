/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** @typedef {import('axe-core').Result} Violation */

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs axe on a page in its current state, in both themes. The page keeps its state, for example an open dialog, and its
 * theme. Playwright's package for axe sends its 1.5 MB to the page twice for each run, which took more time than the
 * analysis.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} [part] a selector
 * @returns {Promise<{ dark: Violation[], light: Violation[] }>}
 */
export async function findViolations(page, part = 'html') {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(runInThemes, part);
}

/** Runs in the page. @param {string} part */
async function runInThemes(part) {
  const { documentElement: root } = document;
  const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  // The themes differ in colors only, so these are the only rules whose result depends on the theme.
  const colorRules = ['color-contrast', 'link-in-text-block'];

  /** @param {string} theme @param {string[]} runOnly names or tags of rules @returns {Promise<Violation[]>} */
  async function runIn(theme, runOnly) {
    root.classList.remove('dark', 'light');
    root.classList.add(theme);
    // The colors of what still fades in are not final.
    const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
    /** @type {typeof import('axe-core')} */
    const axe = Reflect.get(window, 'axe');
    // Without the preload axe does not fetch every style sheet again, which only its experimental rules read.
    return (await axe.run(part, { runOnly, resultTypes: ['violations'], preload: false })).violations;
  }

  const before = root.className;
  // Hundreds of colors in a transition keep the browser busy for longer than axe.
  const withoutTransitions = new CSSStyleSheet();
  withoutTransitions.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important }');
  document.adoptedStyleSheets.push(withoutTransitions);
  try {
    return { dark: await runIn('dark', wcag22aa), light: await runIn('light', colorRules) };
  } finally {
    root.className = before;
    // Applies the colors before transitions are possible again.
    root.getBoundingClientRect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== withoutTransitions);
  }
}
