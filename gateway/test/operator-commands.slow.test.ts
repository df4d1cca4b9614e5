import { expect, test } from '@jest/globals';
import { runProgram } from './harness/index.js';

const nowhere = 'postgres://nobody@127.0.0.1:1/timetrack';

test.each([
  ['migrate', ['--chek'], 'Use "npm run migrate" or "npm run migrate -- --check".'],
  ['migrate', ['check'], 'Use "npm run migrate" or "npm run migrate -- --check".'],
  ['backup', ['--verfy', 'file.tar'], 'Use "npm run backup -- FILE_OR_FOLDER"'],
  ['backup', ['--new-key', 'file.tar'], 'Use "npm run backup -- FILE_OR_FOLDER"'],
  ['backup', ['--verify', '--new-key'], 'Use "npm run backup -- FILE_OR_FOLDER"'],
  ['restore', ['one.tar', 'two.tar'], 'Use "npm run restore -- FILE"'],
  ['restore', ['--repalce', 'file.tar'], 'Use "npm run restore -- FILE"'],
  ['emit-schema-usage', ['one.json', 'two.json'], 'Use "npm run schema:usage"'],
  ['emit-schema-usage', ['--check'], 'Use "npm run schema:usage"'],
  ['main', ['--chek-config'], 'The gateway takes --check-config or --version.'],
  ['remove-demo', ['--help'], '"npm run demo:remove" takes no arguments.'],
  ['invite-organization', ['ada@example.com'], '"npm run organization:invite" takes no arguments.'],
  ['manage-cells', ['ad', 'cell_2'], 'Cells are schemas with the tables of many organizations'],
])('%s with the arguments %j explains how to use it, and does nothing', async (program, args, usage) => {
  // The address leads nowhere: a command that did not look at its arguments would report that.
  const { code, output, errors } = await runProgram(program, { DATABASE_URL: nowhere, REGISTRATION: 'open' }, ...args);
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(usage);
});

test.each([
  ['manage-cells', ['list']],
  ['remove-demo', []],
  ['invite-organization', []],
])('%s names in one sentence what is wrong with the settings and the database', async (program, args) => {
  expect(await runProgram(program, { DATABASE_URL: 'timetrack' }, ...args)).toEqual({
    code: 1,
    output: '',
    errors: 'DATABASE_URL must be a URL that starts with postgres:// or postgresql://.\n',
  });
  expect(await runProgram(program, { DATABASE_URL: nowhere }, ...args)).toEqual({
    code: 1,
    output: '',
    errors: 'The command failed: connect ECONNREFUSED 127.0.0.1:1.\n',
  });
});

test('a backup does not print a mistyped secret key', async () => {
  const mistyped = `AGE-SECRET-KEY-1${'Q'.repeat(58)}`;
  const { code, errors } = await runProgram('backup', { DATABASE_URL: nowhere, BACKUP_KEY: mistyped }, 'file.tar');
  expect(code).toBe(1);
  expect(errors).toMatch('BACKUP_KEY must be a key of age');
  expect(errors).not.toContain(mistyped);
});
