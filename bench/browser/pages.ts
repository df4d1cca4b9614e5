import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../packages/tooling/playwright/chromium.mjs';

/** A computer of this machine's speed, or a phone: a small touch screen and a quarter of the speed. */
export type Device = 'computer' | 'phone';

/** A page in a browser without any cached file. */
export interface OpenPage {
  readonly page: Page;
  readonly browser: Browser;
  readonly devtools: CDPSession;
  readonly isPhone: boolean;
  readonly close: () => Promise<void>;
}

const phoneSlowdown = 4;

let started: Promise<Browser> | null = null;

async function startBrowser(): Promise<Browser> {
  const executablePath = await findChromium(console.log);
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
}

export async function closeBrowser(): Promise<void> {
  const browser = await started;
  started = null;
  await browser?.close();
}

/** Opens an empty page with the session of a cookie. */
export async function openPage(address: string, cookie: string, device: Device): Promise<OpenPage> {
  started ??= startBrowser();
  const browser = await started;
  const isPhone = device === 'phone';
  const context = await browser.newContext({
    baseURL: address,
    viewport: isPhone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
    hasTouch: isPhone,
    isMobile: isPhone,
    locale: 'en-US',
    timezoneId: 'America/Denver',
  });
  await addSession(context, address, cookie);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  if (isPhone) await devtools.send('Emulation.setCPUThrottlingRate', { rate: phoneSlowdown });
  return { page, browser, devtools, isPhone, close: () => context.close() };
}

async function addSession(context: BrowserContext, address: string, cookie: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: address }]);
}
