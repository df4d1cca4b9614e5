import type { CDPSession, Page } from '@playwright/test';
import { openPage } from './pages.ts';

/** A line as the browser imitates it. */
export interface Line {
  /** Milliseconds that each request waits in addition. */
  readonly latency: number;
  readonly kilobytesPerSecond: number;
}

export interface Visit {
  readonly line: Line;
  /** The browser has opened the page before, on a fast line, and opens it again. */
  readonly again: boolean;
  /** The page is used as if it came without the answers to its first queries. */
  readonly withoutAnswers: boolean;
}

/** What happened until the button could be pressed. */
export interface Opening {
  readonly ms: number;
  /** As they were transferred: headers and compressed contents. */
  readonly bytes: number;
  readonly responses: number;
}

/** Opens the home of a worker, until the button Clock In is visible and enabled. */
export async function openHome(address: string, cookie: string, visit: Visit): Promise<Opening> {
  const { page, devtools, close } = await openPage(address, cookie, 'phone');
  try {
    // Only the line is slow here: a slower processor is another matter.
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    if (visit.withoutAnswers) await page.addInitScript(dropAnswers);
    await page.addInitScript(markClockIn);
    if (visit.again) {
      await page.goto('/', { waitUntil: 'networkidle' });
      await waitForClockIn(page);
    }
    await slowDown(devtools, visit.line);
    await (visit.again ? page.reload({ waitUntil: 'commit' }) : page.goto('/', { waitUntil: 'commit' }));
    await waitForClockIn(page);
    return await page.evaluate(readOpening);
  } finally {
    await close();
  }
}

const waitForClockIn = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('clock-in').length > 0, null, { timeout: 120_000 });

/** Runs in the page, which notices the button sooner than a test that waits for it from outside on a busy machine. */
function markClockIn(): void {
  const look = () => {
    const isUsable = [...document.querySelectorAll('button')].some(
      (button) =>
        button.textContent === 'Clock In' &&
        button.checkVisibility() &&
        !button.disabled &&
        button.ariaDisabled !== 'true' &&
        !button.closest('[inert]'),
    );
    if (isUsable) performance.mark('clock-in');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page. Counts what arrived over the line until the button could be pressed. */
function readOpening(): Opening {
  const ms = performance.getEntriesByName('clock-in')[0]?.startTime ?? Number.NaN;
  const loaded = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  const sizes = (loaded as PerformanceResourceTiming[])
    .filter(({ responseEnd, transferSize }) => responseEnd <= ms && transferSize > 0)
    .map(({ transferSize }) => transferSize);
  return { ms, bytes: sizes.reduce((sum, size) => sum + size, 0), responses: sizes.length };
}

/** Runs in the page. An intercepted document would turn off the cache of the browser, so the page drops what it reads. */
function dropAnswers(): void {
  const parse = JSON.parse;
  JSON.parse = (...args) => {
    const value = parse(...args);
    if (value?.remotes && value.results) value.results = [];
    return value;
  };
}

async function slowDown(devtools: CDPSession, { latency, kilobytesPerSecond }: Line): Promise<void> {
  const throughput = kilobytesPerSecond * 1_000;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}
