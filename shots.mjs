import { globSync } from 'node:fs';
import { chromium } from '@playwright/test';
const base = 'http://localhost:4979';
const browser = await chromium.launch({ executablePath: globSync('/usr/bin/chromium*').find((f) => !f.includes('driver')), args: ['--no-sandbox', '--disable-gpu'] });
const [, , who, path, name, width, theme, click] = process.argv;
const context = await browser.newContext({ viewport: { width: Number(width), height: width === '390' ? 844 : 800 }, timezoneId: 'America/Denver', hasTouch: width === '390' });
await context.addInitScript((t) => localStorage.setItem('timetrack-theme', t), theme);
const page = await context.newPage();
await page.request.post(`${base}/api/auth/login`, { headers: { origin: base }, data: { email: `${who}@cedarandstone.example`, password: 'timetrack' } });
page.on('console', (m) => { if (m.type() === 'error') console.log('console', m.text()); });
await page.goto(base + path);
await page.waitForLoadState('networkidle');
await page.waitForTimeout(800);
if (click) for (const each of click.split('|')) { await page.getByText(each, { exact: false }).first().click(); await page.waitForTimeout(700); }
await page.screenshot({ path: `/tmp/shot-${name}.png` });
console.log(await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]));
await browser.close();
