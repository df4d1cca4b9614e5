import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
    write('packages/maps/src/index.ts', "export { button, margin } from './button.js';\n");
    write(
      'packages/maps/src/button.ts',
      'export const button = 1;\nexport const margin = 2;\nexport const padding = button + 1;\nexport interface Shape {\n  size: 1;\n}\n',
    );
    write('packages/maps/src/forgotten/list.ts', 'export const list = [];\n');
    write(
      'packages/plans/package.json',
      JSON.stringify({
        name: '@timetrack/plans',
        exports: './src/index.ts',
        dependencies: { '@timetrack/maps': '1.0.0' },
      }),
    );
    write('packages/plans/src/index.ts', "import { button } from '@timetrack/maps';\n\nconsole.log(button);\n");
    mkdirSync(path.join(top, 'node_modules/@timetrack'), { recursive: true });
    symlinkSync(path.join(top, 'packages/maps'), path.join(top, 'node_modules/@timetrack/maps'));
  });

  afterAll(() => rmSync(top, { recursive: true }));

  test('finds files, exports, types and dependencies that nothing uses', async () => {
    const unused = await findUnused(top);

    expect(unused.map(({ kind, name }) => `${kind} ${name}`).sort()).toEqual([
      'dependencies clsx',
      // Once in index.ts, and once in the file that defines it.
      'exports margin',
      'exports margin',
      'exports padding',
      'files packages/maps/src/forgotten/list.ts',
      'types Shape',
    ]);
  });
});
