import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { run } from '../lib/run.mjs';
import { copyRepository } from './copy-repository.mjs';

/** What the generators of the repository write. */
const isGenerated = (/** @type {string} */ name) => name === 'gateway/schema.graphql' || name.includes('/src/gql/');

/** Adds a text field to shifts in a copy of the repository, and runs the checks and the tests of shifts there. */
describe('npm run new -- field siteCode schedule', () => {
  /** @type {string} */
  let copy;
  const inCopy = (/** @type {string} */ command, /** @type {string[]} */ ...args) =>
    run(command, args, { cwd: copy, env: { FORMAT_SKELETONS: '0' } });
  const succeed = async (/** @type {string} */ command, /** @type {string[]} */ ...args) => {
    const { code, output, stdout } = await inCopy(command, ...args);
    if (code !== 0) throw new Error(output);
    return stdout;
  };

  beforeAll(async () => {
    copy = mkdtempSync(path.join(os.tmpdir(), 'timetrack-field-'));
    copyRepository(copy);
    await succeed('git', 'init', '--quiet');
    await succeed('git', 'add', '--all');
    await succeed('node', 'packages/tooling/new/main.mjs', 'field', 'siteCode', 'schedule');
    const schema = await succeed('node', '--import', './gateway/test/typescript.mjs', 'gateway/src/emit-schema.ts');
    writeFileSync(path.join(copy, 'gateway/schema.graphql'), schema);
    await succeed('node', 'packages/tooling/new/generate-operations.mjs');
    await succeed('biome', 'check', '--write', '--linter-enabled=false', ...(await changedFiles()));
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  async function changedFiles() {
    const changed = await succeed('git', 'diff', '--name-only');
    const added = await succeed('git', 'ls-files', '--others', '--exclude-standard');
    const names = `${changed}\n${added}`.split('\n').filter((name) => name !== '' && !name.startsWith('node_modules'));
    return names.filter((name) => !isGenerated(name));
  }

  test('changes at most eight files by hand', async () => {
    const names = await changedFiles();

    expect(names.length).toBeLessThanOrEqual(8);
    expect(names.toSorted()).toEqual([
      'gateway/src/features/scheduling/index.ts',
      expect.stringMatching(/^gateway\/src\/features\/scheduling\/migrations\/\d{4}-schedule-site-code\.ts$/),
      'gateway/src/features/scheduling/schedules/schedule-text.types.ts',
      'mf-scheduling/src/features/schedule/board/shift.graphql.ts',
    ]);
  });

  test('passes the linter and compiles', async () => {
    const linted = await inCopy('biome', 'check', '--error-on-warnings', ...(await changedFiles()));
    const folders = ['gateway', 'mf-scheduling'];
    const compiled = await Promise.all(folders.map((folder) => inCopy('tsc', '-p', folder, '--checkers', '1')));

    expect(linted.code === 0 ? '' : linted.output).toBe('');
    expect(compiled.map(({ output }) => output).join('')).toBe('');
  });

  test('stores the field, copies it with weeks, moves and templates, and shows it in the forms', async () => {
    const { code, output } = await inCopy(
      'node',
      '--experimental-vm-modules',
      'node_modules/jest/bin/jest.js',
      '--config=packages/tooling/jest/jest.config.mjs',
      '--maxWorkers=1',
      'gateway/src/features/scheduling/test',
      'gateway/test/api/(schema|schema-review|openapi|parity)\\.test',
      'mf-scheduling/src/features/schedule/(dialog|drag|shift|templates)',
    );

    expect(code === 0 ? '' : output).toBe('');
  });
});
