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

/** Counts from the next page load on. The function returns the page's cumulative layout shift (web.dev/cls). */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
}
