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
    if (visit.again) {
      await page.goto('/', { waitUntil: 'networkidle' });
      await waitForClockIn(page);
    }
    await slowDown(devtools, visit.line);
    const transferred = countTransfers(devtools);
    const began = performance.now();
    await (visit.again ? page.reload({ waitUntil: 'commit' }) : page.goto('/', { waitUntil: 'commit' }));
    await waitForClockIn(page);
    return { ms: performance.now() - began, ...transferred() };
  } finally {
    await close();
  }
}

const waitForClockIn = (page: Page) =>
  page.getByRole('button', { name: 'Clock In', exact: true, disabled: false }).waitFor({ timeout: 120_000 });

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

/** Counts the responses that arrived over the line from now on. */
function countTransfers(devtools: CDPSession): () => { readonly bytes: number; readonly responses: number } {
  let bytes = 0;
  let responses = 0;
  const cached = new Set<string>();
  devtools.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) cached.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (cached.has(requestId)) return;
    bytes += encodedDataLength;
    responses += 1;
  });
  return () => ({ bytes, responses });
}
