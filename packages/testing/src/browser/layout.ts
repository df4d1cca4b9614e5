import { expect, type Page } from '@playwright/test';

/** Fails if the page is wider than its window. Waits for content that adapts to a new width, such as a chart. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow, 'pixels wider than the window').toBeLessThanOrEqual(0);
}
