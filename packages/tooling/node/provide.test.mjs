import { execFileSync } from 'node:child_process';
import {
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { root } from '../lib/workspaces.mjs';

const tooling = 'packages/tooling';
const lock = JSON.parse(readFileSync(path.join(root, tooling, 'node/runtime/package-lock.json'), 'utf8'));

describe('the Node of npm scripts', () => {
  /** @type {string} */
  let clone;
  const link = () => path.join(clone, 'node_modules/.bin/node');
  const cache = () => path.join(clone, 'cache');
  const installed = () => {
    const { version } = Object.values(lock.packages)[1];
    return path.join(cache(), `timetrack/node-${version}-${process.platform}-${process.arch}/node`);
  };
  /** Links this process's Node at a path. @param {string} place */
  const putNode = (place) => {
    mkdirSync(path.dirname(place), { recursive: true });
    copyFileSync(process.execPath, place, constants.COPYFILE_FICLONE);
    return place;
  };
  const provide = (node = process.execPath) =>
    execFileSync(node, [path.join(clone, tooling, 'node/provide.mjs')], {
      env: { ...process.env, XDG_CACHE_HOME: cache() },
      stdio: 'pipe',
    });
  const requireMajor = (/** @type {number} */ major) => {
    const file = path.join(clone, tooling, 'lib/node-version.mjs');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/neededMajor = \d+/, `neededMajor = ${major}`));
  };

  beforeEach(() => {
    clone = mkdtempSync(path.join(os.tmpdir(), 'provide-node-'));
    for (const name of ['node', 'lib'])
      cpSync(path.join(root, tooling, name), path.join(clone, tooling, name), { recursive: true });
    mkdirSync(path.dirname(link()), { recursive: true });
  });

  afterEach(() => rmSync(clone, { recursive: true }));

  test("is the machine's own if it is new enough", () => {
    symlinkSync('/an/older/installation/node', link());

    provide(putNode(path.join(clone, 'usr/bin/node')));

    expect(() => readlinkSync(link())).toThrow('ENOENT');
    expect(existsSync(installed())).toBe(false);
  });

  test("comes from the user's cache if the machine's own is too old", () => {
    mkdirSync(path.dirname(installed()), { recursive: true });
    writeFileSync(installed(), '');
    requireMajor(99);

    provide();

    expect(readlinkSync(link())).toBe(installed());
  });

  test('does not change when an npm script runs the installation again', () => {
    provide(putNode(installed()));

    expect(readlinkSync(link())).toBe(installed());
  });

  test('fails with an explanation if no package exists for the machine', () => {
    writeFileSync(path.join(clone, tooling, 'node/runtime/package-lock.json'), JSON.stringify({ packages: {} }));
    requireMajor(99);

    expect(provide).toThrow(`npm has no package for ${process.platform} ${process.arch}. Install it`);
  });

  test('has the same version on every platform', () => {
    const versions = Object.keys(lock.packages)
      .filter(Boolean)
      .map((place) => lock.packages[place].version);

    expect(new Set(versions).size).toBe(1);
    expect(versions.length).toBeGreaterThanOrEqual(5);
  });
});
