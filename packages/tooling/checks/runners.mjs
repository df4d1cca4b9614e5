import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { run } from '../lib/run.mjs';
import { root } from '../lib/workspaces.mjs';
import { jestResult, playwrightResult } from './tally.mjs';

const minutes = 60_000;

/** A run must not depend on the settings of a developer's own gateway. */
const ownConfiguration = {
  DATABASE_URL: undefined,
  DATABASE_REPLICA_URLS: undefined,
  REDIS_URL: undefined,
  REMOTES_URL: undefined,
  REMOTE_ORIGINS: undefined,
  RELEASES_DIR: undefined,
  PUBLIC_URL: undefined,
  NODE_ENV: undefined,
};

/**
 * Unit, component and integration tests.
 *
 * @param {readonly string[]} [args] paths and options of jest
 * @param {{ name?: string, cwd?: string, env?: NodeJS.ProcessEnv }} [options] `cwd` is laid out like the repository
 */
export const runJest = (args = [], { name = 'jest', cwd = root, env = {} } = {}) =>
  withReport(async (file) => {
    const { code } = await run(
      process.execPath,
      [
        // msw ships only ES modules, which jest's sandbox loads through Node's vm modules.
        ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
        // The workers inherit these. More memory for new objects takes about a tenth less CPU time, in garbage collection.
        ...['--min-semi-space-size=16', '--max-semi-space-size=64'],
        path.join(cwd, 'node_modules/jest/bin/jest.js'),
        ...['--config', 'packages/tooling/jest/jest.config.mjs', '--json', '--outputFile', file, '--silent=false'],
        ...args,
      ],
      { cwd, stream: true, timeoutMs: 90 * minutes, env: { ...ownConfiguration, ...env } },
    );
    return jestResult(name, code, reportIn(file));
  });

/** The product in a browser. @param {...string} args paths and options of Playwright */
export const runPlaywright = (...args) =>
  withReport(async (file) => {
    const { code } = await run(
      'playwright',
      ['test', '--config', 'packages/tooling/playwright/playwright.config.mjs', '--reporter', 'list,json', ...args],
      { stream: true, timeoutMs: 90 * minutes, env: { ...ownConfiguration, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
    );
    return playwrightResult('browser tests', code, reportIn(file));
  });

/**
 * @param {(file: string) => Promise<import('./tally.mjs').Result>} work
 */
async function withReport(work) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'timetrack-report-'));
  try {
    return await work(path.join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} file */
function reportIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
