import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { buildMemory } from './staleness.mjs';

describe('what is stale', () => {
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
    inputs: [
      '{projectRoot}/src/**/*',
      '!{projectRoot}/src/**/*.test.*',
      '{workspaceRoot}/packages/{ui,client}/src/**/*',
    ],
  });

  beforeEach(() => {
    top = mkdtempSync(path.join(os.tmpdir(), 'staleness-'));
    memory = buildMemory({ top, memory: path.join(top, '.cache/builds.json') });
    write('shell/src/App.tsx', 'app');
    write('shell/src/App.test.tsx', 'test');
    write('packages/ui/src/Button.tsx', 'button');
    write('shell/dist/index.html', 'built');
  });

  afterEach(() => rmSync(top, { recursive: true }));

  it('is whatever was never built', () => {
    expect(memory.isStale(shell())).toBe(true);
  });

  it('is nothing after a build', () => {
    memory.remember(shell());

    expect(memory.isStale(shell())).toBe(false);
  });

  it.each([
    ['a source of its own changed', () => write('shell/src/App.tsx', 'app, changed')],
    ['a package that it compiles changed', () => write('packages/ui/src/Button.tsx', 'changed')],
    ['a source came', () => write('shell/src/new/Frame.tsx', 'frame')],
    ['a source went', () => rmSync(path.join(top, 'shell/src/App.tsx'))],
    ['another build took its place', () => write('shell/dist/index.html', 'development build')],
    ['its output went', () => rmSync(path.join(top, 'shell/dist'), { recursive: true })],
  ])('is a build after %s', (_, change) => {
    memory.remember(shell());
    change();

    expect(memory.isStale(shell())).toBe(true);
  });

  it.each([
    ['a test changed', () => write('shell/src/App.test.tsx', 'test, changed')],
    ['a file was touched and is as it was', () => utimesSync(path.join(top, 'shell/src/App.tsx'), 1, 1)],
    ['a package that it does not compile changed', () => write('packages/tooling/src/x.ts', 'x')],
  ])('is no build after %s', (_, change) => {
    memory.remember(shell());
    change();

    expect(memory.isStale(shell())).toBe(false);
  });

  it('remembers each application on its own', () => {
    memory.remember(shell());
    memory.remember({ ...shell(), name: 'mf-admin' });

    expect(memory.isStale(shell())).toBe(false);
  });
});
