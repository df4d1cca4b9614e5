import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { copyPackages, findRuntimePackages } from './runtime-packages.mjs';

/** @type {string} */
let top;
const install = (/** @type {string} */ folder, /** @type {object} */ packageJson = {}) => {
  const directory = path.join(top, folder);
  mkdirSync(directory, { recursive: true });
  writeFileSync(path.join(directory, 'package.json'), JSON.stringify(packageJson));
};
const find = (/** @type {string[]} */ ...names) => findRuntimePackages(names, path.join(top, 'gateway'), top);

beforeEach(() => {
  top = mkdtempSync(path.join(os.tmpdir(), 'runtime-packages-'));
  install('node_modules/sharp', {
    dependencies: { semver: '7' },
    optionalDependencies: { '@img/sharp-linux-x64': '1', '@img/sharp-win32-x64': '1' },
  });
  install('node_modules/@img/sharp-linux-x64');
  install('node_modules/semver');
  install('node_modules/webpack', { dependencies: { semver: '6' } });
});
afterEach(() => rmSync(top, { recursive: true }));

describe('the packages of a program', () => {
  test('are those that it imports and what they need, on this platform', () => {
    expect(find('sharp')).toEqual(['node_modules/@img/sharp-linux-x64', 'node_modules/semver', 'node_modules/sharp']);
  });

  test('are found in the nearest node_modules, as Node does it', () => {
    install('gateway/node_modules/sharp', { dependencies: { semver: '8' } });
    install('gateway/node_modules/sharp/node_modules/semver');

    expect(find('sharp')).toEqual(['gateway/node_modules/sharp', 'gateway/node_modules/sharp/node_modules/semver']);
  });

  test('include peers, unless they are optional and not installed', () => {
    install('node_modules/log', {
      peerDependencies: { semver: '7', x: '1' },
      peerDependenciesMeta: { x: { optional: true } },
    });

    expect(find('log')).toEqual(['node_modules/log', 'node_modules/semver']);
  });

  test('must be installed', () => {
    install('node_modules/log', { dependencies: { missing: '1' } });

    expect(() => find('log')).toThrow('needs the package missing, which is not installed');
  });
});

test('copies packages without those that are nested in them', () => {
  install('node_modules/sharp/node_modules/color');
  const target = path.join(top, 'product');
  copyPackages(find('sharp'), top, target);

  expect(existsSync(path.join(target, 'node_modules/sharp/package.json'))).toBe(true);
  expect(existsSync(path.join(target, 'node_modules/sharp/node_modules/color'))).toBe(false);
  expect(existsSync(path.join(target, 'node_modules/webpack'))).toBe(false);
});
