import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { findUnused } from './unused.mjs';

describe('the check of unused code', () => {
  /** @type {string} */
  let top;
  const write = (/** @type {string} */ name, /** @type {string} */ text) => {
    mkdirSync(path.dirname(path.join(top, name)), { recursive: true });
    writeFileSync(path.join(top, name), text);
  };

  beforeAll(() => {
    top = mkdtempSync(path.join(os.tmpdir(), 'timetrack-unused-'));
    write('package.json', JSON.stringify({ name: 'top', type: 'module', workspaces: ['packages/*'] }));
    write(
      'packages/maps/package.json',
      JSON.stringify({ name: '@timetrack/maps', exports: './src/index.ts', dependencies: { clsx: '2.1.1' } }),
    );
    write('packages/maps/src/index.ts', "export { button } from './button.js';\n");
    write(
      'packages/maps/src/button.ts',
      'export const button = 1;\nexport const padding = button + 1;\nexport interface Shape {\n  size: 1;\n}\n',
    );
    write('packages/maps/src/forgotten/list.ts', 'export const list = [];\n');
  });

  afterAll(() => rmSync(top, { recursive: true }));

  test('finds files, exports, types and dependencies that nothing uses', async () => {
    const unused = await findUnused(top);

    expect(unused.map(({ kind, name }) => `${kind} ${name}`).sort()).toEqual([
      'dependencies clsx',
      'exports padding',
      'files packages/maps/src/forgotten/list.ts',
      'types Shape',
    ]);
  });
});
