import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import webpack from 'webpack';
import { strictPolicy } from '../gallery/strict-policy.mjs';
import gallery from '../gallery/webpack.config.mjs';

const origin = 'http://gallery.test';

/** Builds the gallery and resolves to its folder. */
export function buildGallery(): Promise<string> {
  const config = gallery({}, { mode: 'production' });
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve(String(config.output?.path));
    });
  });
}

/** Opens the gallery without a server: requests are served from the folder, with the strict policy. */
export async function openGallery(page: Page, folder: string, theme: 'dark' | 'light' = 'dark'): Promise<void> {
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(folder, pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(file)) return route.fulfill({ status: 204 });
    return route.fulfill({ path: file, headers: { 'Content-Security-Policy': strictPolicy } });
  });
  await page.goto(`${origin}/?theme=${theme}`);
  await page.getByRole('heading', { name: 'TimeTrack design system' }).waitFor();
}
