import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../packages/tooling/playwright/chromium.mjs';
import { startProduct } from '../../packages/tooling/playwright/product.mjs';
import { accountantDay } from './accountant.ts';
import type { Day } from './day.types.ts';
import { managerDay } from './manager.ts';
import { ownerDay } from './owner.ts';
import { Person } from './person.ts';
import { formatDay, type Result } from './table.ts';
import { workerDay } from './worker.ts';

/** `npm run days`: performs the days of four users at a computer and on a phone, and prints clicks and seconds per job. */
const days: readonly Day[] = [
  // The manager is first, because a worker later answers what the manager sees: a forgotten clock-out.
  managerDay,
  workerDay,
  accountantDay,
  ownerDay,
];

const jobTimeout = 20_000;

const widths = [1280, 390] as const;
type Width = (typeof widths)[number];

/** A window of this width. A phone has touch. */
const deviceOf = (width: Width): BrowserContextOptions =>
  width === 390
    ? { viewport: { width, height: 844 }, hasTouch: true, isMobile: true }
    : { viewport: { width, height: 900 } };

async function openContext(width: Width, browser: Browser, address: string, email?: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'en-US',
    timezoneId: 'America/Denver',
    ...deviceOf(width),
  });
  context.setDefaultTimeout(jobTimeout * Number(values.patience));
  if (!email) return context;
  const data = { email, password: 'timetrack' };
  const response = await context.request.post('/api/auth/login', { data });
  if (!response.ok()) throw new Error(`${email} could not sign in: ${await response.text()}`);
  return context;
}

async function openHome(page: Page): Promise<Page> {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return page;
}

async function performDay(day: Day, width: Width, browser: Browser, address: string): Promise<readonly Result[]> {
  const context = await openContext(width, browser, address, day.email);
  const page = await context.newPage();
  const openVisitor = async () => (await openContext(width, browser, address)).newPage();
  const openAs = async (email: string) => openHome(await (await openContext(width, browser, address, email)).newPage());
  const results: Result[] = [];
  for (const { name: job, isForComputers, prepare, run } of day.jobs) {
    if (isForComputers && width === 390) continue;
    await openHome(page);
    let person = new Person(page, width === 390);
    let began = performance.now();
    let failure: string | null = null;
    try {
      const own = await prepare?.({ openVisitor, openAs });
      if (own) person = person.on(own);
      began = performance.now();
      await run(person);
      await own?.context().close();
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
      const picture = join(tmpdir(), `timetrack-days-${width}-${day.name}-${results.length}.png`);
      await person.page.screenshot({ path: picture });
      console.error(`${day.name}: the job "${job}" failed, see ${picture}: ${failure}\n`);
    }
    results.push({ day: day.name, width, job, ...person.effort, seconds: (performance.now() - began) / 1000, failure });
  }
  await context.close();
  return results;
}

/** Each width has a demo of its own: what one day changes would be missing in the other. */
async function performDays(chosen: readonly Day[], width: Width): Promise<readonly Result[]> {
  const executablePath = await findChromium(console.log);
  const product = values.url ? { url: values.url, stop: () => Promise.resolve() } : await startProduct({ DEMO: '1' });
  const args = ['--no-sandbox', '--disable-dev-shm-usage'];
  const browser = await chromium.launch({ executablePath, headless: !values.headed, args });
  try {
    const results: Result[] = [];
    for (const day of chosen) {
      const own = await performDay(day, width, browser, product.url);
      console.log(`${formatDay(`${day.name} at ${width} px`, own)}\n`);
      results.push(...own);
    }
    return results;
  } finally {
    await browser.close();
    await product.stop();
  }
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    width: { type: 'string' },
    json: { type: 'string' },
    url: { type: 'string' },
    patience: { type: 'string', default: '1' },
    headed: { type: 'boolean', default: false },
  },
});
const chosen = days.filter(({ name }) => !values.only || name === values.only);
if (chosen.length === 0) throw new Error(`--only names one of: ${days.map(({ name }) => name).join(', ')}.`);
const results: Result[] = [];
for (const width of widths) {
  if (!values.width || Number(values.width) === width) results.push(...(await performDays(chosen, width)));
}
if (values.json) await writeFile(values.json, `${JSON.stringify(results, null, 2)}\n`);
const failed = results.filter(({ failure }) => failure);
if (failed.length > 0) {
  console.error(`Failed: ${failed.map(({ day, width, job }) => `${day} at ${width} px: ${job}`).join('; ')}`);
  process.exitCode = 1;
}
