import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { buildMemory } from './staleness.mjs';

describe('an application', () => {
  /** @type {string} */
  let top;
  /** @type {ReturnType<typeof buildMemory>} */
  let memory;
  const write = (/** @type {string} */ name, /** @type {string} */ text) => {
    mkdirSync(path.dirname(path.join(top, name)), { recursive: true });
    writeFileSync(path.join(top, name), text);
  };
  const shell = () => ({
    name: 'shell',
    directory: path.join(top, 'shell'),
    inputs: ['shell/src/**/*', '!shell/src/**/*.test.*', 'packages/{ui,client}/src/**/*'],
  });

  beforeEach(() => {
    top = mkdtempSync(path.join(os.tmpdir(), 'staleness-'));
    memory = buildMemory({ top, memory: path.join(top, '.cache/builds.json'), folders: ['shell', 'packages'] });
    write('shell/src/App.tsx', 'app');
    write('shell/src/App.test.tsx', 'test');
    write('packages/ui/src/Button.tsx', 'button');
    write('shell/dist/index.html', 'built');
  });

  afterEach(() => rmSync(top, { recursive: true }));

  test('is stale before its first build', () => {
    expect(memory.isStale(shell())).toBe(true);
  });

  test('is fresh after a build', () => {
    memory.remember(shell());

    expect(memory.isStale(shell())).toBe(false);
  });

  test.each([
    ['one of its sources changes', () => write('shell/src/App.tsx', 'app, changed')],
    ['a package that it compiles changes', () => write('packages/ui/src/Button.tsx', 'changed')],
    ['a source is added', () => write('shell/src/new/Frame.tsx', 'frame')],
    ['a source is deleted', () => rmSync(path.join(top, 'shell/src/App.tsx'))],
    ['another build replaces its output', () => write('shell/dist/index.html', 'development build')],
    ['its output is deleted', () => rmSync(path.join(top, 'shell/dist'), { recursive: true })],
  ])('becomes stale when %s', (_, change) => {
    memory.remember(shell());
    change();

    expect(memory.isStale(shell())).toBe(true);
  });

  test.each([
    ['a test changes', () => write('shell/src/App.test.tsx', 'test, changed')],
    ['a file is touched without a change', () => utimesSync(path.join(top, 'shell/src/App.tsx'), 1, 1)],
    ['a package that it does not compile changes', () => write('packages/tooling/src/x.ts', 'x')],
  ])('stays fresh when %s', (_, change) => {
    memory.remember(shell());
    change();

    expect(memory.isStale(shell())).toBe(false);
  });

  test('needs no look at its content while no file was touched', () => {
    memory.remember(shell());
    memory.rememberFresh();

    expect(memory.isUntouched()).toBe(true);
  });

  test.each([
    ['a source is edited', () => write('shell/src/App.tsx', 'app, changed')],
    ['a file is touched', () => utimesSync(path.join(top, 'packages/ui/src/Button.tsx'), 1, 1)],
    ['a file is added', () => write('packages/ui/src/Frame.tsx', 'frame')],
    ['its output is deleted', () => rmSync(path.join(top, 'shell/dist/index.html'))],
  ])('is looked at again when %s', (_, change) => {
    memory.remember(shell());
    memory.rememberFresh();
    change();

    expect(memory.isUntouched()).toBe(false);
  });

  test('is remembered independently of other applications', () => {
    memory.remember(shell());
    memory.remember({ ...shell(), name: 'mf-admin' });

    expect(memory.isStale(shell())).toBe(false);
  });
});
