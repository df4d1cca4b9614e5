import path from 'node:path';
import { expect, test } from '@jest/globals';
import { installOwnPackages } from '../lib/own-packages.mjs';
import { run } from '../lib/run.mjs';

/** What `npm run check` leaves out, because it needs packages that `npm ci` does not install. */
test.each([
  ['bench', 'tsconfig.peers.json'],
  ['examples/payroll-sync-graphql', 'tsconfig.json'],
])('the types of %s fit its own packages', async (folder, config) => {
  await installOwnPackages(folder);

  expect(await run('tsc', ['-p', path.join(folder, config), '--noEmit'])).toMatchObject({ code: 0, output: '' });
});
