import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import webpack from 'webpack';
import { NoSecondCopies } from './no-second-copies.mjs';

/** @type {string[]} */
const folders = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/**
 * Builds a module from its files.
 *
 * @param {Record<string, string>} files
 * @returns {Promise<string[]>} the errors of the build
 */
function errorsOf(files) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'timetrack-copies-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: './index.js',
    output: { path: path.join(folder, 'dist') },
    plugins: [new NoSecondCopies(folder)],
  });
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error) reject(error);
      else resolve(stats?.compilation.errors.map(({ message }) => message) ?? []);
    });
  });
}

const aPackage = (/** @type {string} */ name, version = '1.0.0') => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version, main: 'index.js' }),
  [`node_modules/${name}/index.js`]: 'module.exports = {};',
});

test('a build without copies passes', async () => {
  const files = { 'index.js': "import 'left-pad';", ...aPackage('left-pad') };
  expect(await errorsOf(files)).toEqual([]);
});

test('a build that contains a second React fails, and says which import brings it', async () => {
  const files = {
    'index.js': "import './Screen.js';",
    'Screen.js': "import 'react'; import 'react-dom';",
    ...aPackage('react', '18.3.1'),
    ...aPackage('react-dom', '18.3.1'),
  };
  const errors = await errorsOf(files);
  expect(errors).toHaveLength(2);
  expect(errors[0]).toContain('its own copy of react 18.3.1, imported by ./Screen.js');
});

test('a React that is included in a library fails the build too', async () => {
  const files = {
    'index.js': "import 'charts';",
    ...aPackage('charts'),
    'node_modules/charts/index.js': "require('react/jsx-runtime');",
    'node_modules/charts/node_modules/react/package.json': JSON.stringify({ name: 'react', version: '17.0.2' }),
    'node_modules/charts/node_modules/react/jsx-runtime.js': 'module.exports = {};',
  };
  expect(await errorsOf(files)).toEqual([expect.stringContaining('react 17.0.2, imported by ./node_modules/charts')]);
});

test('a shared package that the module does not declare fails the build', async () => {
  const files = { 'index.js': "import '@timetrack/contracts';", ...aPackage('@timetrack/contracts', '1.1.0') };
  expect(await errorsOf(files)).toEqual([expect.stringContaining('@timetrack/contracts 1.1.0')]);
});
