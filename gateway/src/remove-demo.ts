import { parseCommandLine, runOperatorCommand, withOperatorDatabase } from './composition/operator-database.js';
import { closeDemo } from './demo/demo-accounts.js';
import { parseConfig } from './platform/config/environment.js';
import { createFileStore } from './platform/storage/create-file-store.js';

/** `npm run demo:remove`: people can no longer sign in to the demo organization. */
await runOperatorCommand(async () => {
  parseCommandLine('"npm run demo:remove" takes no arguments.', { options: {} });
  const config = parseConfig(process.env);
  return withOperatorDatabase(config, async (orm) => {
    const people = await closeDemo({ orm, files: createFileStore(config) }, new Date());
    if (people === 0) return ['There is no demo organization whose people can sign in.'];
    return [
      `Archived the ${people} people of the demo organization, and ended its sessions, API keys and invitations.`,
      'To create your own organization where registration is closed, set REGISTRATION=invite and run "npm run organization:invite".',
    ];
  });
});
