import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import pino from 'pino';
import { backUp, restoreBackup } from '../../src/composition/backup.js';
import { features } from '../../src/composition/features.js';
import type { Config } from '../../src/platform/config/config.js';
import type { TestUseCases } from './use-cases.js';

const logger = pino({ level: 'silent' });

/** The databases into which a test restores, and the folder of its backups. */
export class Backups {
  private readonly created: string[] = [];

  private constructor(
    private readonly source: TestUseCases,
    private readonly admin: Client,
    readonly folder: string,
  ) {}

  static async of(source: TestUseCases): Promise<Backups> {
    const folder = await mkdtemp(path.join(tmpdir(), 'timetrack-test-backup-'));
    const admin = new Client({ connectionString: process.env.TEST_DATABASE_ADMINISTRATOR_URL as string });
    await admin.connect();
    return new Backups(source, admin, folder);
  }

  get sourceName(): string {
    return new URL(this.source.config.databaseUrl as string).pathname.slice(1);
  }

  urlOf(login: 'ADMINISTRATOR' | 'APPLICATION' | 'OWNER', name: string): string {
    return Object.assign(new URL(process.env[`TEST_DATABASE_${login}_URL`] as string), { pathname: `/${name}` }).href;
  }

  addressesOf(name: string) {
    return { ownerUrl: this.urlOf('OWNER', name), url: this.urlOf('APPLICATION', name) };
  }

  /** Does what `npm run backup` does with a database, by default that of the source. */
  backUp(key: string | null, target = this.folder, name = this.sourceName) {
    return backUp({ config: this.source.config, addresses: this.addressesOf(name), features, key }, target);
  }

  /** An empty database and an empty data folder. */
  async elsewhere() {
    const name = `restored_${randomUUID().replaceAll('-', '')}`;
    await this.admin.query(`create database ${name} owner timetrack`);
    this.created.push(name);
    const dataDir = path.join(this.folder, name);
    await mkdir(dataDir);
    return {
      name,
      dataDir,
      restore: (
        file: string,
        key: string | null,
        { replace = false, known = features, settings = {} as Partial<Config> } = {},
      ) =>
        restoreBackup(
          {
            config: { ...this.source.config, dataDir, ...settings },
            addresses: this.addressesOf(name),
            features: known,
            key,
            logger,
          },
          { file, replace },
        ),
    };
  }

  async inDatabase<T>(name: string, work: (client: Client) => Promise<T>): Promise<T> {
    const client = new Client({ connectionString: this.urlOf('ADMINISTRATOR', name) });
    await client.connect();
    return work(client).finally(() => client.end());
  }

  async dropDatabases(): Promise<void> {
    for (const name of this.created.splice(0)) await this.admin.query(`drop database if exists ${name} with (force)`);
  }

  async close(): Promise<void> {
    await this.admin.end();
    await rm(this.folder, { recursive: true, force: true });
  }
}
