import { expect, type Page } from '@playwright/test';

/** Fails if the page is wider than its window. Waits for content that adapts to a new width, such as a chart. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => {
      // On a phone, the area above the bottom bar scrolls.
      const area = document.querySelector('[data-page-area]');
      const within = area ? area.scrollWidth - area.clientWidth : 0;
      return Math.max(document.documentElement.scrollWidth - window.innerWidth, within);
    });
  await expect.poll(overflow, 'pixels wider than the window').toBeLessThanOrEqual(0);
}
