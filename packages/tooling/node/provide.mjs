import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNodeNewEnough } from '../lib/node-version.mjs';

/**
 * Runs at the end of `npm ci`: if this machine's Node is too old, installs a newer one into the user's cache, once for all
 * clones, and links it as `node_modules/.bin/node`, which npm scripts find first (ADR 0008). The version and the checksum
 * come from the lock file in `runtime`.
 *
 * The machine's Node runs this file, so it uses no syntax newer than Node 18.
 */

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../../..');
const manifest = path.join(here, 'runtime');
const isWindows = process.platform === 'win32';
const executable = isWindows ? 'node.exe' : 'node';

const link = path.join(root, 'node_modules/.bin', executable);
if (isNodeNewEnough() && isMachineNode(process.execPath)) rmSync(link, { force: true });
else linkTo(installedNode());

/**
 * False for a Node that `npm ci` installed, in this clone or another: npm scripts run this file with it.
 *
 * @param {string} file
 */
function isMachineNode(file) {
  const owner = realpathSync(file);
  return !owner.includes(`${path.sep}node_modules${path.sep}`) && !owner.startsWith(cacheFolder() + path.sep);
}

/** @returns {string} the path of the executable, which is installed first if necessary */
function installedNode() {
  const { name, version } = packageForThisMachine();
  const folder = path.join(cacheFolder(), `node-${version}-${process.platform}-${process.arch}`);
  const installed = path.join(folder, executable);
  if (existsSync(installed)) return installed;
  console.error(
    `Node ${process.versions.node} is too old for TimeTrack: installing Node ${version} into ${folder} ...`,
  );
  // The folder gets its final name at the end, so that nothing uses a half-installed Node.
  const unfinished = mkdtempSync(`${folder}-`);
  try {
    for (const file of ['package.json', 'package-lock.json'])
      copyFileSync(path.join(manifest, file), path.join(unfinished, file));
    npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'], unfinished);
    // The package also has C++ headers, which nothing needs.
    const finished = path.join(unfinished, 'finished');
    mkdirSync(finished);
    renameSync(path.join(unfinished, 'node_modules', name, 'bin', executable), path.join(finished, executable));
    if (!existsSync(installed)) renameSync(finished, folder);
  } catch (error) {
    // Another clone may have installed it in the meantime.
    if (!existsSync(installed)) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return installed;
}

/** @returns {{ name: string, version: string }} */
function packageForThisMachine() {
  const { packages } = JSON.parse(readFileSync(path.join(manifest, 'package-lock.json'), 'utf8'));
  for (const [place, { version, os: system, cpu }] of Object.entries(packages)) {
    if ([system].flat().includes(process.platform) && [cpu].flat().includes(process.arch))
      return { name: place.replace('node_modules/', ''), version };
  }
  throw new Error(
    `TimeTrack needs a newer Node, but npm has no package for ${process.platform} ${process.arch}. Install it yourself.`,
  );
}

/** @returns {string} the user's cache, or a folder of this clone if the user has no home */
function cacheFolder() {
  const candidates = [
    process.env.XDG_CACHE_HOME,
    path.join(os.homedir(), '.cache'),
    path.join(root, 'node_modules/.cache'),
  ];
  for (const candidate of candidates) {
    if (!candidate || !path.isAbsolute(candidate)) continue;
    const folder = path.join(candidate, 'timetrack');
    try {
      mkdirSync(folder, { recursive: true });
      rmSync(mkdtempSync(path.join(folder, 'writable-')), { recursive: true });
      return folder;
    } catch {
      // Not writable: try the next one.
    }
  }
  throw new Error('No folder to install Node into: set XDG_CACHE_HOME to a folder that you can write to.');
}

/**
 * @param {string[]} args
 * @param {string} cwd
 */
function npm(args, cwd) {
  // Settings of the npm that runs this script, such as `--omit`, must not apply here, but its registry must.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_/i.test(name) || /^npm_config_(registry|cache|.*proxy|cafile)$/i.test(name),
    ),
  );
  const cli = process.env.npm_execpath;
  if (cli) execFileSync(process.execPath, [cli, ...args], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  else execFileSync('npm', args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'], shell: isWindows });
}

/** @param {string} installed */
function linkTo(installed) {
  mkdirSync(path.dirname(link), { recursive: true });
  rmSync(link, { force: true });
  if (isWindows) copyFileSync(installed, link);
  else symlinkSync(installed, link);
}
