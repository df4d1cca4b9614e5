import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import exportRanges, { requiredVersions } from './required-versions.mjs';

/** @type {string[]} */
const folders = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const report = `// @timetrack/ui 1.4.0. Written by \`npm run api\`. Do not edit.

declare module '@timetrack/ui' {
  export * from '@timetrack/ui/src/index';
}

declare module '@timetrack/ui/src/index' {
  export function Button(): null;
}
`;

/** @param {string} code of the module @param {{ version?: string, requires?: Record<string, string> }} [options] */
function requirementsOf(code, { version = '1.5.0', requires } = {}) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'timetrack-requires-'));
  folders.push(folder);
  const files = {
    'src/Screen.tsx': code,
    'src/Screen.test.tsx': "import { Unreleased } from '@timetrack/ui';",
    'node_modules/@timetrack/ui/package.json': JSON.stringify({
      name: '@timetrack/ui',
      exports: { '.': './src/index.ts' },
    }),
    'node_modules/@timetrack/ui/src/index.ts': '',
    'node_modules/@timetrack/ui/api/released.d.ts': report,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const packageJson = { dependencies: { react: '19.3.1', '@timetrack/ui': version }, timetrack: { requires } };
  return requiredVersions(folder, packageJson);
}

describe('the versions that a module requires', () => {
  test('begin with the last release if that has everything that the module imports', () => {
    expect(requirementsOf("import { Button } from '@timetrack/ui';")).toEqual({ '@timetrack/ui': '^1.4.0' });
  });

  test('begin with the present version if the module imports an addition', () => {
    expect(requirementsOf("import { Button, Meter } from '@timetrack/ui';")).toEqual({ '@timetrack/ui': '^1.5.0' });
    expect(requirementsOf("import * as ui from '@timetrack/ui';")).toEqual({ '@timetrack/ui': '^1.5.0' });
  });

  test('begin with the present version after a new major version', () => {
    const code = "import { Button } from '@timetrack/ui';";
    expect(requirementsOf(code, { version: '2.0.0' })).toEqual({ '@timetrack/ui': '^2.0.0' });
  });

  test('do not depend on types, which are gone at run time', () => {
    expect(requirementsOf("import type { MeterProps } from '@timetrack/ui';")).toEqual({ '@timetrack/ui': '^1.4.0' });
  });

  test('are those in the package.json of the module if it contains some', () => {
    const requires = { '@timetrack/ui': '^1.4.7' };
    expect(requirementsOf("import { Button } from '@timetrack/ui';", { requires })).toEqual(requires);
  });
});

test('a module exposes its ranges, for shells whose page does not contain the manifest', () => {
  const context = { getOptions: () => ({ requires: { '@timetrack/ui': '^1.1.0' } }) };

  expect(exportRanges.call(context, 'export default module;')).toBe(
    'export default module;\nexport const requires = {"@timetrack/ui":"^1.1.0"};\n',
  );
});
