import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../lib/workspaces.mjs';
import { askForMigrator } from './previous-release.mjs';

test('the tests of this version ask for the migrator of a newer one', () => {
  const harness = readFileSync(path.join(root, 'gateway/test/harness/database.ts'), 'utf8');
  expect(harness).toContain('TEST_MIGRATOR');
  expect(askForMigrator(harness)).toBe(harness);
});

test('those of an earlier release are made to ask', () => {
  const call = "await prepareDatabase(\n      { ownerUrl: urlOf(unfinished, 'OWNER') },\n      features,\n    );\n";
  const again = 'await prepareDatabase(addresses, []);\n';
  const asking = askForMigrator(call + again);
  expect(asking).toMatch(/^await migrateByNewerVersion\(\n {6}\{ ownerUrl: urlOf\(unfinished, 'OWNER'\) \},/);
  expect(asking).toContain(again);
  expect(asking).toContain('TEST_MIGRATOR');
});

test('a release that migrates in another way is not tested on its own schema by mistake', () => {
  expect(() => askForMigrator('await migrate();')).toThrow('in an unknown way');
});
