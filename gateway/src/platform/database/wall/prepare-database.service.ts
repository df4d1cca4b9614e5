import type { Logger } from 'pino';
import { StartError } from '../../errors/gateway.errors.js';
import { migrate } from '../migrator.service.js';
import { createOrm, type DatabaseSchema } from '../orm.adapter.js';

/** How to reach the database: as the owner of its tables, and as the application. Both can be the same. */
export interface DatabaseAddresses {
  readonly ownerUrl: string;
  readonly url: string;
}

export interface PreparedDatabase {
  readonly appliedMigrations: readonly string[];
  /** The role that each transaction switches to, if the application's login is the owner's. */
  readonly applicationRole: string | undefined;
}

/** Migrates the database as its owner and raises the wall between organizations. */
export async function prepareDatabase(
  { ownerUrl, url }: DatabaseAddresses,
  features: readonly DatabaseSchema[],
  logger: Logger,
): Promise<PreparedDatabase> {
  // Migrations are SQL: they need no entities.
  const migrations = features.map((feature) => ({ ...feature, entities: [] }));
  const owner = await createOrm({ url: ownerUrl, poolSize: 2, logger }, migrations);
  try {
    await owner.connect().catch((cause: Error) => {
      const variable = ownerUrl === url ? 'DATABASE_URL' : 'DATABASE_OWNER_URL';
      throw new StartError(`The database at ${variable} cannot be reached: ${cause.message}.`, { cause });
    });
    const login = ownerUrl === url ? null : loginOf(url);
    const { applied, applicationRole } = await migrate(owner, login);
    return { appliedMigrations: applied, applicationRole: applicationRole === login ? undefined : applicationRole };
  } finally {
    await owner.close(true);
  }
}

/** The role that a URL signs in as. */
export function loginOf(url: string): string {
  return decodeURIComponent(new URL(url).username);
}
