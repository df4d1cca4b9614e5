import { expect, type Page } from '@playwright/test';

/** Fails if the page stays wider than its window. What follows a new width, such as a chart, may take a moment. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow, 'pixels that are wider than the window').toBeLessThanOrEqual(0);
}
