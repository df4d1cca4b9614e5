import { gatewayNames } from './fleet.mjs';
import { punchOnce, register, send, signIn } from './people.mjs';

/**
 * The operator's commands in the container `operator`, with the folders and logins that it has.
 *
 * @typedef {import('./fleet.mjs').Fleet} Fleet
 */

/**
 * Backs up while the gateways run. Returns what restores it after they have stopped.
 *
 * @param {Fleet} fleet
 * @returns {Promise<{ restore: () => Promise<void> }>}
 */
export async function backUp(fleet) {
  const before = await register(fleet.url);
  const timesheetId = await punchOnce(fleet.url, before.cookie);
  const lines = await fleet.run('operator', ['gateway/dist/backup.js', '/backups']);
  const file = /^Backed up \d+ rows and \d+ files to (\S+)\.$/m.exec(lines.join('\n'))?.[1];
  if (!file) throw new Error(`The backup has no file: ${lines.join('\n')}`);
  await fleet.run('operator', ['gateway/dist/backup.js', '--verify', file]);
  const after = await register(fleet.url);
  return {
    restore: async () => {
      await fleet.run('operator', ['gateway/dist/restore.js', '--replace', file]);
      await Promise.all(gatewayNames.map((name) => fleet.startGateway(name)));
      const { cookie } = await signIn(fleet.urlOf('gateway-1'), before.email);
      await send(`${fleet.urlOf('gateway-2')}/api/timesheets/${timesheetId}`, { method: 'GET', cookie });
      const isThere = await signIn(fleet.urlOf('gateway-1'), after.email).then(
        () => true,
        () => false,
      );
      if (isThere) throw new Error('The database still has someone who registered after the backup.');
      await fleet.run('operator', ['gateway/dist/verify-audit.js']);
    },
  };
}
