import { closeDemo } from './demo/demo-accounts.service.js';
import { runOperatorCommand, withOperatorDatabase } from './operator-database.composition.js';
import { parseConfig } from './platform/config/environment.settings.js';

/** `npm run demo:remove`: nobody can sign in to the demo organization any more. */
await runOperatorCommand(() =>
  withOperatorDatabase(parseConfig(process.env), async (orm) => {
    const people = await closeDemo(orm.em.fork(), new Date());
    return [
      people > 0
        ? `Archived the ${people} people of the demo organization, and ended its sessions, API keys and invitations.`
        : 'There is no demo organization whose people can sign in.',
    ];
  }),
);
