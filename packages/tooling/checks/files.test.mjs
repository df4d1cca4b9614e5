import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { findFileViolations, roles } from './files.mjs';

const lines = (/** @type {number} */ count) => 'const line = 1;\n'.repeat(count);
const host = ['https://', 'registry', '.example.com'].join('');

describe('the check of files', () => {
  test.each([
    ['a source of 301 lines', { name: 'shell/src/App.tsx', text: lines(301) }, '301 lines'],
    ['a lock file that names a registry', { name: 'package-lock.json', text: `"resolved": "${host}/react.tgz"` }, host],
    ['a file of a feature without a role', { name: 'gateway/src/features/jobs/words.ts', text: '' }, 'what it is for'],
    [
      'a role that is not in the table',
      { name: 'gateway/src/features/jobs/job.helper.ts', text: '' },
      'what it is for',
    ],
    [
      'a file of the platform with a role',
      { name: 'gateway/src/platform/http/hosts.plugin.ts', text: '' },
      'only files of features',
    ],
    ['a script with a role', { name: 'gateway/src/main.service.ts', text: '' }, 'only files of features'],
    ['an index inside a feature', { name: 'gateway/src/features/jobs/list/index.ts', text: '' }, 'entry point'],
    ['an index of a folder of a module', { name: 'mf-admin/src/testing/index.ts', text: '' }, 'entry point'],
    ['an index of a folder of the shell', { name: 'shell/src/session/index.ts', text: '' }, 'entry point'],
    ['an index inside a package', { name: 'packages/screens/src/forms/index.ts', text: '' }, 'entry point'],
    ['a hook in camel case', { name: 'shell/src/session/useSession.ts', text: '' }, 'kebab case'],
    [
      'a barrel that is not an index',
      { name: 'mf-admin/src/features/team/exports.ts', text: "/** All. */\nexport { Team } from './Team.js';\n" },
      'only barrel',
    ],
    [
      'a screen that computes hours',
      { name: 'mf-admin/src/Hours.tsx', text: 'format(dayMinutes / 60)' },
      'decimal hours',
    ],
    ['conflict markers', { name: 'README.md', text: `${'<'.repeat(7)} HEAD\n` }, 'unfinished merge'],
  ])('rejects %s', (_, file, words) => {
    expect(findFileViolations([file])).toEqual([expect.stringContaining(words)]);
  });

  test.each([
    ['a source of 300 lines', { name: 'shell/src/App.tsx', text: lines(300) }],
    ['a file of a feature with its role', { name: 'gateway/src/features/jobs/job.rules.ts', text: '' }],
    ['a file of the platform', { name: 'gateway/src/platform/http/hosts.ts', text: '' }],
    ['an entry point of the gateway', { name: 'gateway/src/verify-audit.ts', text: '' }],
    ['a test of the platform', { name: 'gateway/src/platform/jobs/test/queue.test.ts', text: '' }],
    [
      'an index of exports',
      { name: 'mf-admin/src/features/team/index.ts', text: "export { Team } from './Team.js';\n" },
    ],
    ['generated code of any size', { name: 'mf-admin/src/gql/graphql.ts', text: lines(900) }],
    ['prose and data of any size', { name: 'docs/operations.md', text: lines(900) }],
    ['whole hours of a duration', { name: 'mf-admin/src/hours.ts', text: 'Math.floor(Math.abs(minutes) / 60)' }],
    ['any other address', { name: 'README.md', text: 'http://127.0.0.1:3000 and https://schema.example.org/x' }],
  ])('accepts %s', (_, file) => {
    expect(findFileViolations([file])).toEqual([]);
  });

  test('rejects two migrations with the same number, in different features', () => {
    const names = [
      'jobs/migrations/0007-jobs-by-name.ts',
      'crews/migrations/0007-crews.ts',
      'crews/migrations/0008-x.ts',
    ];
    const files = names.map((name) => ({ name: `gateway/src/features/${name}`, text: '' }));

    expect(findFileViolations(files)).toEqual([expect.stringContaining('0007-crews.ts have the same number')]);
  });

  test('docs/contributing/code.md says what each role of a file name means', () => {
    const contributing = readFileSync(new URL('../../../docs/contributing/code.md', import.meta.url), 'utf8');
    const rows = [...contributing.matchAll(/^\| `\.([a-z]+)` \| \S.* \|$/gm)];
    expect(rows.map(([, role]) => role).toSorted()).toEqual(roles.toSorted());
  });
});
