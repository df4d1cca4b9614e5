import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { createApp } from './app.composition.js';
import type { Config } from './platform/config/config.types.js';
import { startEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.adapter.js';
import { migrate } from './platform/database/migrator.service.js';
import { createOrm } from './platform/database/orm.adapter.js';
import { StartError } from './platform/errors/index.js';
import type { Feature } from './platform/feature.types.js';
import type { Lifecycle } from './platform/lifecycle/lifecycle.service.js';
import { toListenError } from './platform/lifecycle/port.validator.js';
import { createMetrics } from './platform/observability/metrics.adapter.js';
import type { Clock } from './platform/ports/platform.ports.js';
import type { SecretBox } from './platform/secrets/secret-box.service.js';
import type { FileStore } from './platform/storage/file-store.ports.js';

/** The demo organization: how to create it in an empty database, and one sign-in for each role. */
export interface Demo {
  readonly seed: (parts: { orm: MikroORM; clock: Clock; files: FileStore; secrets: SecretBox }) => Promise<boolean>;
  /** Whether this database contains it, perhaps from an earlier start. */
  readonly isSeeded: (orm: MikroORM) => Promise<boolean>;
  readonly signIns: readonly { readonly role: string; readonly email: string; readonly password: string }[];
}

export interface GatewayParts {
  readonly config: Config;
  readonly logger: Logger;
  readonly lifecycle: Lifecycle;
  readonly features: readonly Feature[];
  /** Prints a line for the operator. */
  readonly print: (line: string) => void;
  readonly demo: Demo;
}

/** Starts every part in order. Resolves to the address when the gateway is ready. */
export async function startGateway(parts: GatewayParts): Promise<string> {
  const { config, logger, lifecycle, features, print } = parts;
  const orm = await connectDatabase(parts);
  const appliedMigrations = await migrate(orm);
  if (appliedMigrations.length > 0) print(`Migrated the database: ${appliedMigrations.length} changes`);
  const app = await lifecycle.begin({
    name: 'app',
    start: () => createApp({ config, orm, logger, features, metrics: createMetrics({ process: true }) }),
    stop: (started) => started.close(),
    drains: true,
  });
  await app.sealSecrets();
  await app.jobs.startWorking();
  const { clock, files, secrets } = app.platform;
  if (config.demo && (await parts.demo.seed({ orm, clock, files, secrets }))) print('Created the demo organization');
  const address = await app.listen().catch((error) => {
    throw toListenError(error, config);
  });
  const signIns = config.demo && (await parts.demo.isSeeded(orm)) ? parts.demo.signIns : [];
  for (const line of formatGreeting(config.publicUrl ?? address, signIns)) print(line);
  return address;
}

async function connectDatabase({ config, logger, lifecycle, features, print }: GatewayParts): Promise<MikroORM> {
  const url = config.databaseUrl ?? (await startDatabase({ config, logger, lifecycle, print }));
  return lifecycle.begin({
    name: 'database connections',
    start: async () => {
      const orm = await createOrm({ url, poolSize: config.databasePoolSize, logger }, features);
      await orm.connect().catch((cause: Error) => {
        throw new StartError(`The database at DATABASE_URL cannot be reached: ${cause.message}.`, { cause });
      });
      return orm;
    },
    stop: (orm) => orm.close(true),
  });
}

async function startDatabase(parts: Pick<GatewayParts, 'config' | 'logger' | 'lifecycle' | 'print'>): Promise<string> {
  const { dataDir } = parts.config;
  parts.print(`Starting the database in ${dataDir}`);
  const { url } = await parts.lifecycle.begin({
    name: 'PostgreSQL',
    start: () => startEmbeddedPostgres(dataDir, parts.logger),
    stop: (postgres) => postgres.stop(),
    abandon: (postgres) => postgres.abandon(),
  });
  return url;
}

function formatGreeting(address: string, signIns: Demo['signIns']): string[] {
  const lines = ['', `TimeTrack is ready: ${address}`];
  if (signIns.length === 0) return lines;
  const people = signIns.map(({ role, email, password }) => `  ${role.padEnd(12)} ${email.padEnd(34)} ${password}`);
  return [...lines, '', 'Sign in to the demo organization as', ...people, ''];
}
