import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { applications } from '../build/build.mjs';
import { webRoots } from '../jest/projects.mjs';
import { run } from '../lib/run.mjs';
import { copyRepository } from './copy-repository.mjs';

/**
 * Writes one skeleton of each kind into a copy of the repository, then type-checks the copy and runs the skeletons' own
 * tests and those that read the tables with the new entries.
 */
describe('npm run new', () => {
  /** @type {string} */
  let copy;
  const inCopy = (/** @type {string} */ command, /** @type {string[]} */ ...args) =>
    run(command, args, { cwd: copy, env: { FORMAT_SKELETONS: '0' } });
  const write = (/** @type {string[]} */ ...answers) =>
    inCopy('plop', '--plopfile', 'packages/tooling/new/plopfile.mjs', ...answers);

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
    const failed = outcomes.filter(({ code, output }) => code !== 0 || output.includes('✖'));
    if (failed.length > 0) throw new Error(failed.map(({ output }) => output).join('\n'));
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  const read = (/** @type {string} */ name) => readFileSync(path.join(copy, name), 'utf8');

  test('puts the rows of an operation after those of its folder or feature', () => {
    const cases = read('gateway/test/api/planning-parity-cases.ts');
    expect(cases).toMatch(/ {2}deleteJob: .*\n {2}archiveCrew: .*\n {2}countCrews: /);
    expect(cases).toMatch(/\['deleteJob', .*\n {2}\['archiveCrew', .*\n {2}\['archiveCrew', .*\n {2}\['countCrews', /);
    expect(read('gateway/src/access/permission-table.policy.ts')).toMatch(/ {2}timesheets: .*\n {2}longestTimesheet: /);
    expect(read('gateway/src/features/audit/audit-action.enums.ts')).toMatch(
      / {2}'job\.retired': .*\n {2}'jobs\.archive-crew': /,
    );
  });

  test('keeps the sections of a table apart', () => {
    const roles = read('gateway/test/api/role-table.ts');
    expect(roles).toMatch(/ {2}longestBreak: .*\n\n {2}\/\/ Schedules and jobs\n/);
    expect(roles).toMatch(/\n\n {2}\/\/ Crews\n {2}crews: .*\n {2}createCrew: /);
    expect(read('gateway/src/access/permission-table.policy.ts')).toMatch(/\n {2}\/\/ Crews\n {2}crews: /);
  });

  test('registers the resolver and the routes of an operation after those of its folder or feature', () => {
    expect(read('gateway/src/features/jobs/index.ts')).toMatch(
      /resolvers: \[JobResolver,.* ArchiveCrewResolver, CountCrewsResolver\]/,
    );
    const timeclock = read('gateway/src/features/timeclock/index.ts');
    expect(timeclock).toContain('TimesheetResolver, LongestTimesheetResolver, ');
    expect(timeclock).toContain('...timesheetRoutes, ...longestTimesheetRoutes, ');
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
    const outcomes = await Promise.all(
      ['gateway', 'mf-admin', 'mf-crews'].map((folder) => inCopy('tsc', '-p', folder)),
    );

    expect(outcomes.map(({ output }) => output).join('')).toBe('');
  });

  test('writes tests that pass, and adds rows to every table that the API tests read', async () => {
    const { code, output } = await inCopy(
      'node',
      '--experimental-vm-modules',
      'node_modules/jest/bin/jest.js',
      '--config=packages/tooling/jest/jest.config.mjs',
      ...['gateway/src/features/crews', 'gateway/src/features/jobs/test/(archive|count)-crew', 'gateway/src/access'],
      'gateway/src/features/timeclock/test/longest-(timesheet|break)',
      ...['gateway/test/api/(permissions|openapi)', 'mf-admin/src/features/crew-list', 'mf-crews'],
    );

    expect(code === 0 ? '' : output).toBe('');
    expect(output).toContain('mf-crews/src/features/crews/Crews.test.tsx');
  });
});
