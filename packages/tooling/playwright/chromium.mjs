import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * A Chromium for the browser tests, wherever this runs: the one that CHROME_PATH names, one of the machine's own, Debian's
 * (installed, where this may), and last one that comes out of an npm package.
 *
 * @param {(line: string) => void} say
 * @returns {Promise<string>} the path of the executable
 */
export async function findChromium(say) {
  const named = process.env.CHROME_PATH;
  if (named && !starts(named)) throw new Error(`CHROME_PATH names ${named}, which does not start.`);
  const found = named ?? installed();
  if (found) return found;
  if (mayInstall()) {
    say("No Chromium here: installing Debian's (about a minute) ...");
    installFromDebian();
    const fresh = installed();
    if (fresh) return fresh;
  }
  say('No Chromium here: unpacking the one of @sparticuz/chromium ...');
  const { default: chromium } = await import('@sparticuz/chromium');
  const unpacked = await chromium.executablePath();
  if (starts(unpacked)) return unpacked;
  throw new Error(`No browser: install Chromium, or name one by CHROME_PATH. (${unpacked} lacks libraries: libnss3?)`);
}

/** @returns {string | undefined} */
function installed() {
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
  ].find((file) => existsSync(file) && starts(file));
}

/** On some systems, a file of that name only explains how to install the browser. @param {string} file */
function starts(file) {
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
  const quietly = {
    stdio: /** @type {const} */ ('ignore'),
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  try {
    execFileSync('apt-get', ['update'], quietly);
    execFileSync(
      'apt-get',
      ['install', '--yes', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'],
      quietly,
    );
  } catch {
    // No network, or not Debian after all: the package's browser is next.
  }
}
