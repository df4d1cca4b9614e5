import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { applications } from '../build/build.mjs';
import { loadedByNode } from '../build/loaded-by-node.mjs';
import { buildMemory } from '../build/staleness.mjs';
import { collectProduct } from '../containers/collect-product.mjs';
import { webRoots } from '../jest/projects.mjs';
import { committedFiles } from './committed-files.mjs';
import { isModule, root, workspaces } from './workspaces.mjs';

/** A repository with two packages and a module that the real one does not have. */
describe('a new workspace', () => {
  /** @type {string} */
  let top;
  const write = (/** @type {string} */ name, /** @type {unknown} */ content) => {
    mkdirSync(path.dirname(path.join(top, name)), { recursive: true });
    writeFileSync(path.join(top, name), typeof content === 'string' ? content : JSON.stringify(content));
  };

  beforeAll(() => {
    top = mkdtempSync(path.join(os.tmpdir(), 'workspaces-'));
    write('package.json', readFileSync(path.join(root, 'package.json'), 'utf8'));
    write('package-lock.json', {});
    write('gateway/package.json', { name: 'gateway', dependencies: { '@timetrack/rates': '1.0.0' } });
    write('gateway/dist/main.js', 'built');
    write('packages/rates/package.json', { name: '@timetrack/rates' });
    write('packages/rates/src/index.ts', 'rates');
    write('packages/maps/package.json', { name: '@timetrack/maps', peerDependencies: { '@timetrack/rates': '1.0.0' } });
    write('packages/maps/src/index.ts', 'maps');
    write('packages/maps/src/index.test.ts', 'test');
    write('mf-invented/package.json', { name: 'mf-invented', dependencies: { '@timetrack/maps': '1.0.0' } });
    write('mf-invented/src/index.ts', 'module');
    write('mf-invented/dist/main.js', 'built');
  });

  afterAll(() => rmSync(top, { recursive: true }));

  test('is listed without an entry of its own', () => {
    expect(workspaces(top).map(({ folder }) => folder)).toEqual([
      'gateway',
      'mf-invented',
      'packages/maps',
      'packages/rates',
    ]);
  });

  test('is built again if one of its packages changes, but not if another one does', () => {
    const memory = buildMemory({ top, memory: path.join(top, '.cache/builds.json') });
    const staleNames = () =>
      applications(top)
        .filter((application) => memory.isStale(application))
        .map(({ name }) => name);
    for (const application of applications(top)) memory.remember(application);

    expect(staleNames()).toEqual([]);
    write('packages/maps/src/index.test.ts', 'changed');
    expect(staleNames()).toEqual([]);
    write('packages/maps/src/index.ts', 'changed');
    expect(staleNames()).toEqual(['mf-invented']);
    write('packages/rates/src/index.ts', 'changed');
    expect(staleNames()).toEqual(['gateway', 'mf-invented']);
  });

  test('is included in the tests', () => {
    expect(webRoots(top).map((folder) => path.relative(top, folder))).toEqual([
      'mf-invented',
      'packages/maps',
      'packages/rates',
    ]);
  });

  test('is part of the container image', () => {
    for (const name of loadedByNode) write(`node_modules/${name}/package.json`, { name });
    const product = path.join(top, 'product');
    collectProduct(product, top);

    expect(readFileSync(path.join(product, 'mf-invented/dist/main.js'), 'utf8')).toBe('built');
    expect(existsSync(path.join(product, 'packages'))).toBe(false);
  });
});

describe('the workspaces of this repository', () => {
  test('are listed nowhere else: a fourth module changes no build, check, image or server', () => {
    const names = workspaces().flatMap(({ folder }) => (isModule(folder) ? [folder] : []));
    const isProgram = (/** @type {string} */ file) =>
      /\.(m?[jt]s|tsx|json|ya?ml)$|file(\.\w+)?$|^\.ci\//.test(file) &&
      !/\.test\.|\/(e2e|test|releases)\/|lock/.test(file);
    const lists = committedFiles()
      .filter(({ name }) => isProgram(name) && !names.some((module) => name.startsWith(`${module}/`)))
      .filter(({ text }) => names.filter((module) => text.includes(module)).length > 1);

    expect(names.length).toBeGreaterThan(1);
    // The bench measures operations of some modules.
    expect(lists.map(({ name }) => name).filter((name) => !name.startsWith('bench/'))).toEqual([]);
  });
});
