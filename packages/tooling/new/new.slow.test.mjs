import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { applications } from '../build/build.mjs';
import { webRoots } from '../jest/projects.mjs';
import { run } from '../lib/run.mjs';
import { copyRepository } from './copy-repository.mjs';

/** The tests of the skeletons, and those of the whole schema and of whole tables. The tests of other operations are left out. */
const concernedTests = [
  ...['crew', 'longest', 'screen', 'table', 'has a case for each', 'OpenAPI', 'the schema', 'a root field'],
  ...['every mutation', 'each list', 'each connection', 'every connection'],
];

/** @typedef {{ status: string, ancestorTitles: string[], title: string }} Assertion */

/**
 * The names of the tests that passed, of each file.
 *
 * @param {string} results the file that jest wrote
 * @returns {{ file: string, tests: string[] }[]}
 */
function namesOfPassed(results) {
  /** @type {{ testResults: { name: string, assertionResults: Assertion[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(results, 'utf8'));
  return testResults.map(({ name, assertionResults }) => ({
    file: name,
    tests: assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ ancestorTitles, title }) => [...ancestorTitles, title].join(' ')),
  }));
}

/**
 * Writes one skeleton of each kind into a copy of the repository, then type-checks the copy and runs the skeletons' own
 * tests and those that read the tables with the new entries.
 */
describe('npm run new', () => {
  /** @type {string} */
  let copy;
  const inCopy = (/** @type {string} */ command, /** @type {string[]} */ ...args) =>
    run(command, args, { cwd: copy, env: { FORMAT_SKELETONS: '0' } });
  const write = (/** @type {string[]} */ ...answers) => inCopy('node', 'packages/tooling/new/main.mjs', ...answers);

  beforeAll(async () => {
    copy = mkdtempSync(path.join(os.tmpdir(), 'timetrack-new-'));
    copyRepository(copy);
    const outcomes = [
      await write('operation', 'archiveCrew', 'jobs', 'command'),
      await write('operation', 'countCrews', 'jobs', 'query'),
      await write('operation', 'longestTimesheet', 'timeclock/timesheets', 'query'),
      await write('operation', 'longestBreak', 'timeclock', 'query'),
      await write('feature', 'crew', 'crews'),
      await write('screen', 'crew-list', 'mf-admin'),
      await write('module', 'crews'),
      await inCopy('node', 'packages/tooling/new/generate-operations.mjs'),
    ];
    const failed = outcomes.filter(({ code }) => code !== 0);
    if (failed.length > 0) throw new Error(failed.map(({ output }) => output).join('\n'));
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  const read = (/** @type {string} */ name) => readFileSync(path.join(copy, name), 'utf8');

  test('puts the rows of an operation at the end of each table', () => {
    const cases = read('gateway/test/api/parity-cases.ts');
    expect(cases).toMatch(/ {2}archiveCrew: .*\n {2}countCrews: /);
    expect(cases).toMatch(/\n {2}\['archiveCrew', .*\n {2}\['archiveCrew', .*\n {2}\['countCrews', /);
    expect(read('gateway/src/access/permission-table.ts')).toMatch(/ {2}archiveCrew: .*\n {2}countCrews: /);
  });

  test('begins a section for a feature', () => {
    expect(read('gateway/test/api/role-table.ts')).toMatch(/\n\n {2}\/\/ Crews\n {2}crews: .*\n {2}createCrew: /);
    expect(read('gateway/src/access/permission-table.ts')).toMatch(/\n {2}\/\/ Crews\n {2}crews: /);
  });

  test('registers an operation after those of its feature', () => {
    expect(read('gateway/src/features/jobs/index.ts')).toContain(
      'api: [...jobApi, ...archiveCrewApi, ...countCrewsApi]',
    );
  });

  test('puts a screen after the other screens of its module in the sidebar, and a new module after all others', () => {
    const orderOf = (/** @type {string} */ module) =>
      [...read(`${module}/src/expose/module.ts`).matchAll(/order: (\d+)/g)].map(([, order]) => Number(order));

    expect(orderOf('mf-admin').at(-1)).toBe(Math.max(...orderOf('mf-admin')));
    expect(Math.min(...orderOf('mf-crews'))).toBeGreaterThan(Math.max(...orderOf('mf-admin')));
  });

  test('makes a module with the commands of the others, which its team owns and nothing else lists', () => {
    const scriptsOf = (/** @type {string} */ module) => JSON.parse(read(`${module}/package.json`)).scripts;

    expect(scriptsOf('mf-crews')).toEqual(scriptsOf('mf-admin'));
    expect(Object.keys(scriptsOf('mf-crews'))).toEqual(
      expect.arrayContaining(['dev', 'test', 'release', 'pin', 'canary', 'rollback']),
    );
    expect(read('.github/CODEOWNERS')).toMatch(/^\/mf-admin\/ .*\n\/mf-crews\/ +@timetrack\/crews$/m);
    expect(applications(copy).map(({ name }) => name)).toContain('mf-crews');
    expect(webRoots(copy)).toContain(path.join(copy, 'mf-crews'));
  });

  test('writes code that compiles', async () => {
    const folders = ['gateway', 'mf-admin', 'mf-crews'];
    // Each further checker of a compilation computes most of the types again: one takes half of the time of the processor.
    const outcomes = await Promise.all(folders.map((folder) => inCopy('tsc', '-p', folder, '--checkers', '1')));

    expect(outcomes.map(({ output }) => output).join('')).toBe('');
  });

  test('writes tests that pass, rows that hold in every API, and a schema of the forms that its tests require', async () => {
    const results = path.join(copy, 'results.json');
    const { code, output } = await inCopy(
      'node',
      '--experimental-vm-modules',
      'node_modules/jest/bin/jest.js',
      '--config=packages/tooling/jest/jest.config.mjs',
      // One process loads the gateway once.
      ...['--maxWorkers=1', '--json', `--outputFile=${results}`, `--testNamePattern=${concernedTests.join('|')}`],
      ...['gateway/src/features/crews', 'gateway/src/features/jobs/test/(archive|count)-crew', 'gateway/src/access'],
      'gateway/src/features/timeclock/test/longest-(timesheet|break)',
      'gateway/test/api/(connections|mutation-forms|nodes|openapi|parity|permissions|roles|schema|schema-review)\\.test',
      ...['mf-admin/src/features/crew-list', 'mf-crews'],
    );

    expect(code === 0 ? '' : output).toBe('');
    const passed = namesOfPassed(results);
    expect(passed.filter(({ tests }) => tests.length === 0)).toEqual([]);
    expect(passed.map(({ file }) => path.basename(file))).toEqual(
      expect.arrayContaining(['Crews.test.tsx', 'CrewList.test.tsx', 'longest-break.api.test.ts']),
    );
    expect(passed.flatMap(({ tests }) => tests)).toEqual(
      expect.arrayContaining([
        'archiveCrew by a ADMIN: null',
        'crews by a WORKER: FORBIDDEN',
        'longestTimesheet without a session: UNAUTHENTICATED',
        'REST and GraphQL fail the same way: countCrews, a blank name',
        'a Crew is found by its id and by its global id',
        'crews is the same in pages as in one, and a new entry neither hides nor repeats another',
        'every mutation takes one input of its own, or nothing',
        'the schema explains itself in every type, field, argument, input field and enum value',
        'each list of objects of the viewer is a connection, or cannot grow',
      ]),
    );
  });
});
