import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { root } from '../lib/workspaces.mjs';

export default defineConfig({
  testDir: root,
  testMatch: ['shell/e2e/**/*.e2e.ts', 'mf-*/e2e/**/*.e2e.ts', 'packages/*/e2e/**/*.e2e.ts'],
  projects: [
    { name: 'product', testIgnore: '**/*.slow.e2e.ts', grepInvert: /@slow/ },
    { name: 'slow', testMatch: '**/e2e/*.slow.e2e.ts' },
    // The product's tests, and those with the tag @slow, in a browser that translates the pages, except those of bytes and speed. A
    // document of a signature runs no script, not even the translator's.
    {
      name: 'translated',
      testIgnore: ['**/*.slow.e2e.ts', '**/{bytes,first-screen}.e2e.ts'],
      use: { isTranslated: true, toleratedProblems: [/^console: Blocked script execution/] },
    },
  ],
  outputDir: path.join(root, 'test-results'),
  globalSetup: path.join(import.meta.dirname, 'global-setup.mjs'),
  workers: 2,
  // A test that passes only on its second attempt is named as flaky in the last lines of `npm test`.
  retries: 1,
  forbidOnly: true,
  // Generous, because a busy machine is many times slower, and a limit only costs time if something is broken.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: process.env.TIMETRACK_URL,
    locale: 'en-US',
    timezoneId: 'America/Denver',
    actionTimeout: 120_000,
    screenshot: 'only-on-failure',
    // Recording one slows every test: use `--trace on` to investigate a failure.
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.TIMETRACK_BROWSER,
      // The browser's own sandbox does not work as root, nor in most containers.
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--disable-software-rasterizer',
        // All pages are on one site, so the processes that Chromium starts in advance or to isolate sites only cost
        // time.
        '--renderer-process-limit=2',
        '--disable-site-isolation-trials',
        '--disable-features=SpareRendererForSitePerProcess,SitePerProcess,IsolateOrigins',
      ],
    },
  },
});
