import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { checkInterfaces } from './check.mjs';

/** @type {string[]} */
const folders = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** @param {string} version @param {string} body */
const report = (version, body) => `// @timetrack/ui ${version}. Written by \`npm run api\`. Do not edit.

declare module '@timetrack/ui' {
  export * from '@timetrack/ui/src/index';
}

declare module '@timetrack/ui/src/index' {
  ${body}
}
`;

/** @param {{ released?: string, committed?: string, now: string, version: string }} reports */
function check({ released, now, committed = now, version }, openTypes = new Set()) {
  const top = mkdtempSync(path.join(os.tmpdir(), 'timetrack-api-'));
  folders.push(top);
  const place = path.join(top, 'packages/ui/api');
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'current.d.ts'), committed);
  if (released) writeFileSync(path.join(place, 'released.d.ts'), released);
  return checkInterfaces([{ folder: 'packages/ui', version, text: now, openTypes }], top);
}

const one = 'export function one(): void;';
const two = `${one}\n  export function two(): void;`;

test('a report that is out of date fails, and names the command that writes it', async () => {
  const problem = await check({ now: report('1.0.0', two), committed: report('1.0.0', one), version: '1.0.0' });
  expect(problem).toContain('The report of packages/ui is out of date. Run `npm run api`');
});

test('an addition needs a new minor version', async () => {
  const released = report('1.4.2', one);
  expect(await check({ released, now: report('1.4.3', two), version: '1.4.3' })).toContain('Set the version 1.5.0');
  expect(await check({ released, now: report('1.5.0', two), version: '1.5.0' })).toBeUndefined();
});

test('another interface may be a new major version', async () => {
  const released = report('1.4.2', two);
  expect(await check({ released, now: report('1.4.2', one), version: '1.4.2' })).toContain('or 2.0.0 if modules');
  expect(await check({ released, now: report('2.0.0', one), version: '2.0.0' })).toBeUndefined();
});

test('a new member of an open union needs no version', async () => {
  const [few, many] = ["export type Ability = 'READ';", "export type Ability = 'READ' | 'WRITE';"].map((body) =>
    report('1.4.2', body),
  );
  const versions = { released: few, now: many ?? '', version: '1.4.2' };
  expect(await check(versions, new Set(['Ability']))).toBeUndefined();
  expect(await check(versions)).toContain('has another interface');
});

test('the same interface needs no version', async () => {
  expect(await check({ released: report('1.4.2', one), now: report('1.4.2', one), version: '1.4.2' })).toBeUndefined();
});
