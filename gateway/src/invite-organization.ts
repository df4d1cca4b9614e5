import { parseCommandLine, runOperatorCommand, withOperatorDatabase } from './composition/operator-database.js';
import { createOrganizationInvite, organizationInviteLink } from './features/identity/index.js';
import { parseConfig } from './platform/config/environment.js';
import { systemSql } from './platform/database/tenant-sql.js';
import { StartError } from './platform/errors/index.js';

/** `npm run organization:invite`: prints a link with which one person can create one organization. */
await runOperatorCommand(async () => {
  parseCommandLine('"npm run organization:invite" takes no arguments.', { options: {} });
  const config = parseConfig(process.env);
  const { registration, organizationInviteHours: hours } = config.signUp;
  if (registration === 'closed') {
    throw new StartError(
      'Registration is closed, so a link would not work. Set REGISTRATION=invite, also for the gateway.',
    );
  }
  const token = await withOperatorDatabase(config, (orm) => {
    const sql = systemSql(orm.em.fork(), 'no organization exists yet');
    return createOrganizationInvite(sql, { now: new Date(), hours, isSetUp: false });
  });
  const address = config.publicUrl ?? `http://${config.host}:${config.port}`;
  return [`One person can create one organization here within ${hours} hours:`, organizationInviteLink(address, token)];
});
