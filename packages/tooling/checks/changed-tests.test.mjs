import { expect, test } from '@jest/globals';
import { findTestsOf } from './changed-tests.mjs';

const files = [
  { name: 'gateway/src/features/jobs/job.service.ts', text: '' },
  { name: 'gateway/src/features/jobs/test/job.test.ts', text: '' },
  { name: 'gateway/src/features/scheduling/index.ts', text: "import { findJob } from '../jobs/index.js';" },
  { name: 'gateway/src/features/scheduling/test/move.test.ts', text: '' },
  { name: 'gateway/src/features/scheduling/test/week.slow.test.ts', text: '' },
  { name: 'gateway/src/features/photos/test/photo.test.ts', text: '' },
  { name: 'gateway/src/composition/app.ts', text: "import { jobs } from '../features/jobs/index.js';" },
  { name: 'gateway/test/api/jobs.test.ts', text: "import { aJob } from '../../src/features/jobs/test/builders.js';" },
  { name: 'gateway/test/api/photos.test.ts', text: '' },
  { name: 'packages/ui/src/Button.tsx', text: '' },
  { name: 'packages/ui/src/Button.test.tsx', text: '' },
  { name: 'mf-admin/src/features/team/Team.tsx', text: "import { Button } from '@timetrack/ui';" },
  { name: 'mf-admin/src/features/team/Team.test.tsx', text: '' },
  { name: 'mf-admin/src/features/audit/Audit.test.tsx', text: '' },
];

test.each([
  [
    'a feature, what imports it, and the API tests that do',
    ['gateway/src/features/jobs/job.service.ts'],
    [
      'gateway/src/features/jobs/test/job.test.ts',
      'gateway/src/features/scheduling/test/move.test.ts',
      'gateway/test/api/jobs.test.ts',
    ],
  ],
  [
    'a package and the screens that use it',
    ['packages/ui/src/Button.tsx'],
    ['packages/ui/src/Button.test.tsx', 'mf-admin/src/features/team/Team.test.tsx'],
  ],
  ['a removed file', ['gateway/src/features/photos/gone.ts'], ['gateway/src/features/photos/test/photo.test.ts']],
  [
    'a slow test that was changed itself',
    ['gateway/src/features/scheduling/test/week.slow.test.ts'],
    ['gateway/src/features/scheduling/test/move.test.ts', 'gateway/src/features/scheduling/test/week.slow.test.ts'],
  ],
  ['nothing for a document', ['README.md'], []],
])('the tests of a change are those of %s', (_, changed, tests) => {
  expect(findTestsOf(files, changed)).toEqual(tests);
});
