import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../lib/workspaces.mjs';

test('the tests of this version ask for the migrator of a newer one', () => {
  expect(readFileSync(path.join(root, 'gateway/test/harness/database.ts'), 'utf8')).toContain('TEST_MIGRATOR');
});
