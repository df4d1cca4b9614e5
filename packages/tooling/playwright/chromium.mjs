import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../lib/workspaces.mjs';

/**
 * Finds a Chromium for the browser tests: the one that CHROME_PATH names, one that is installed, Debian's headless shell
 * (installed where permitted), or the one in an npm package, in this order.
 *
 * @param {(line: string) => void} log
 * @returns {Promise<string>} the path of the executable
 */
export async function findChromium(log) {
  const configuredPath = process.env.CHROME_PATH;
  if (configuredPath && !canStart(configuredPath))
    throw new Error(`CHROME_PATH names ${configuredPath}, which does not start.`);
  const found = configuredPath ?? findInstalled();
  if (found) return found;
  if (mayInstall()) {
    log("No Chromium found: installing Debian's (about a minute) ...");
    installFromDebian();
    const fresh = findInstalled();
    if (fresh) return fresh;
  }
  log('No Chromium found: installing the npm package @sparticuz/chromium (67 MB) ...');
  const unpacked = await unpackFromNpm();
  if (canStart(unpacked)) return unpacked;
  throw new Error(
    `No browser found. Install Chromium, or set CHROME_PATH. (${unpacked} is missing libraries, perhaps libnss3.)`,
  );
}

/**
 * Installs Chromium from the npm package, in the version and with the checksum of its own lock file. Most machines never
 * need it, so `npm ci` leaves it out (ADR 0035).
 *
 * @returns {Promise<string>} the path of the executable
 */
async function unpackFromNpm() {
  const folder = path.join(root, 'node_modules/.cache/timetrack-chromium');
  cpSync(path.join(import.meta.dirname, 'chromium'), folder, { recursive: true });
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' });
  const entry = createRequire(path.join(folder, 'package.json')).resolve('@sparticuz/chromium');
  const { default: chromium } = await import(pathToFileURL(entry).href);
  return chromium.executablePath();
}

/** @returns {string | undefined} */
function findInstalled() {
  // Headless shell first: a browser without windows takes two thirds of the CPU time.
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
  ];
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return [
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ].find((file) => existsSync(file) && canStart(file));
}

/** On some systems, a file of that name only explains how to install the browser. @param {string} file */
function canStart(file) {
  try {
    return /\d+\./.test(
      execFileSync(file, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'], timeout: 30_000 }).toString(),
    );
  } catch {
    return false;
  }
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function installFromDebian() {
  const silentOptions = {
    stdio: /** @type {const} */ ('ignore'),
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  try {
    execFileSync('apt-get', ['update'], silentOptions);
    execFileSync(
      'apt-get',
      ['install', '--yes', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'],
      silentOptions,
    );
  } catch {
    // No network, or not Debian: try the browser from the npm package.
  }
}
