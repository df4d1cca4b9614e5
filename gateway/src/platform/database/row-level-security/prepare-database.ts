import type { Logger } from 'pino';
import { originalMessageOf, StartError } from '../../errors/index.js';
import { defaultSchema } from '../migrations-table.js';
import { type Migrated, migrate } from '../migrator.js';
import { createOrm, type DatabaseSchema, ofMigrations } from '../orm.js';
import { prepareQueue, type QueueRoles } from '../prepare-queue.js';

/** How to reach the database: as the owner of its tables, and as the application. Both can be the same. */
export interface DatabaseAddresses {
  readonly ownerUrl: string;
  readonly url: string;
  /** As the login that works on jobs. By default, the owner's. */
  readonly queueUrl?: string | undefined;
}

export interface PreparedDatabase {
  readonly appliedMigrations: readonly string[];
  /** The role that each transaction switches to, if the application's login is the owner's. */
  readonly applicationRole: string | undefined;
}

/**
 * Migrates the database as its owner, sets up row-level security, and prepares the job queue. Any number of
 * processes may do so at the same time: each waits for the others. One that was killed can be run again: every schema is
 * migrated in a transaction of its own, and those that are complete are skipped.
 */
export async function prepareDatabase(
  addresses: DatabaseAddresses,
  features: readonly DatabaseSchema[],
  logger: Logger,
  schemas: readonly string[] = [defaultSchema],
): Promise<PreparedDatabase> {
  const { ownerUrl, url } = addresses;
  const login = ownerUrl === url ? null : loginOf(url);
  const appliedMigrations: string[] = [];
  let applicationRole = login ?? '';
  for (const schema of schemas) {
    const migrated = await migrateSchema(addresses, features, { schema, login, logger });
    appliedMigrations.push(...migrated.applied);
    applicationRole = migrated.applicationRole;
  }
  await prepareQueue(ownerUrl, queueRolesOf(addresses, applicationRole));
  return { appliedMigrations, applicationRole: applicationRole === login ? undefined : applicationRole };
}

/** Runs the pending migrations of one schema as the owner, and sets up its row-level security. */
export async function migrateSchema(
  { ownerUrl, url }: DatabaseAddresses,
  features: readonly DatabaseSchema[],
  { schema, login, logger }: { readonly schema: string; readonly login: string | null; readonly logger: Logger },
): Promise<Migrated> {
  // Migrations are SQL: they need no entities.
  const migrations = features.map((feature) => ({ ...feature, entities: [] }));
  const owner = await createOrm({ url: ownerUrl, schema, poolSize: 2, logger, patience: ofMigrations }, migrations);
  try {
    await owner.connect().catch((cause: Error) => {
      const variable = ownerUrl === url ? 'DATABASE_URL' : 'DATABASE_OWNER_URL';
      throw new StartError(`The database at ${variable} cannot be reached: ${originalMessageOf(cause)}.`, { cause });
    });
    return await migrate(owner, { schema, applicationLogin: login, logger });
  } finally {
    await owner.close(true);
  }
}

export function queueRolesOf({ ownerUrl, queueUrl }: DatabaseAddresses, application: string): QueueRoles {
  const worker = queueUrl && loginOf(queueUrl) !== loginOf(ownerUrl) ? loginOf(queueUrl) : null;
  return { application, worker };
}

export function loginOf(url: string): string {
  return decodeURIComponent(new URL(url).username);
}
