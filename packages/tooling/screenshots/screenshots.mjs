import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../lib/workspaces.mjs';
import { findChromium } from '../playwright/chromium.mjs';
import { startProduct } from '../playwright/product.mjs';

const folder = path.join(root, 'docs/images');

const widths = /** @type {const} */ ([
  [1280, 800],
  [390, 844],
]);

const themes = /** @type {const} */ (['light', 'dark']);

/** The main screens, each as seen by a person who uses it every day. */
const screens = [
  { name: 'clock', address: '/', person: 'wes' },
  { name: 'dashboard', address: '/', person: 'maya' },
  { name: 'timesheets', address: '/timesheets', person: 'maya' },
  { name: 'schedules', address: '/schedules', person: 'maya' },
  { name: 'time-off', address: '/pto', person: 'wes' },
  { name: 'reports', address: '/reports', person: 'grace', link: 'Last month' },
  { name: 'team', address: '/team', person: 'olivia' },
  { name: 'settings', address: '/settings/general', person: 'olivia' },
];

/**
 * Starts the built product with the demo organization, and writes docs/images/<screen>-<width>-<theme>.png for every main
 * screen, and the picture at the top of the README.
 *
 * @param {(line: string) => void} log
 */
export async function takeScreenshots(log) {
  mkdirSync(folder, { recursive: true });
  const product = await startProduct({ DEMO: '1' });
  const browser = await chromium.launch({ executablePath: await findChromium(log), args: ['--no-sandbox'] });
  try {
    for (const screen of screens) {
      for (const [width, height] of widths) {
        for (const theme of themes) {
          const file = `${screen.name}-${width}-${theme}.png`;
          await writeImage(file, await captureScreen(browser, product.url, { ...screen, width, height, theme }));
          log(`docs/images/${file}`);
        }
      }
    }
    await composeTitle();
    log('docs/images/timetrack.png');
  } finally {
    await browser.close();
    await product.stop();
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ address: string, person: string, link?: string, width: number, height: number, theme: 'light' | 'dark' }} options
 * @returns {Promise<Buffer>}
 */
async function captureScreen(browser, url, { address, person, link, width, height, theme }) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/Denver',
  });
  try {
    // The password of the demo organization, which the gateway prints when it starts.
    const response = await context.request.post('/api/auth/login', {
      data: { email: `${person}@cedarandstone.example`, password: 'timetrack' },
    });
    if (!response.ok()) throw new Error(`${person} could not sign in: ${await response.text()}`);
    await context.addInitScript((name) => localStorage.setItem('timetrack-theme', name), theme);
    const page = await context.newPage();
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    if (link) await page.getByRole('link', { name: link }).click();
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    return await page.screenshot({ animations: 'disabled' });
  } finally {
    await context.close();
  }
}

/** Palette images take a quarter of the bytes. @param {string} name @param {Buffer | string} image */
const writeImage = async (name, image) =>
  writeFileSync(path.join(folder, name), await sharp(image).png({ palette: true, quality: 80, effort: 10 }).toBuffer());

/** The dashboard with a phone next to it. */
async function composeTitle() {
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  const title = sharp({ create: { width: 1280 + 40 + 390, height: 844, channels: 4, background: transparent } });
  const image = await title
    .composite([
      { input: path.join(folder, 'dashboard-1280-dark.png'), left: 0, top: 22 },
      { input: path.join(folder, 'clock-390-dark.png'), left: 1320, top: 0 },
    ])
    .png()
    .toBuffer();
  await writeImage('timetrack.png', image);
}
