import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import pino from 'pino';
import { type App, type AppParts, createApp } from '../src/app.js';
import { features } from '../src/features.js';
import { type Config, parseConfig } from '../src/platform/config/index.js';
import { TestClock } from './test-clock.js';
import { testDatabase } from './test-database.js';

/** The whole gateway in this process, on a database and a data folder of its own. */
export interface TestApp {
  readonly app: App;
  readonly inject: App['http']['inject'];
  readonly executor: App['executor'];
  readonly orm: MikroORM;
  readonly config: Config;
  readonly databaseUrl: string;
  /** Stands still until a test moves it. */
  readonly clock: TestClock;
  /** Listens on a free port the first time that it is asked, for sockets and real clients: `http://127.0.0.1:4711`. */
  url(): Promise<string>;
  close(): Promise<void>;
}

type Replaced = Partial<Omit<AppParts, 'config' | 'orm' | 'clock'>>;

/** `env` are environment variables, as an operator would set them; `parts` replaces what the app would make itself. */
export async function aTestApp(env: NodeJS.ProcessEnv = {}, parts: Replaced = {}): Promise<TestApp> {
  const database = await testDatabase(features);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'timetrack-app-'));
  const config = parseConfig({ NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, DATABASE_URL: database.url, ...env });
  const clock = new TestClock();
  const app = await createApp({ config, orm: database.orm, logger: pino({ level: 'silent' }), clock, ...parts });
  let listening: Promise<string> | undefined;
  return {
    app,
    inject: app.http.inject.bind(app.http),
    executor: app.executor,
    orm: database.orm,
    config,
    databaseUrl: database.url,
    clock,
    url: () => {
      listening ??= app.listen();
      return listening;
    },
    close: async () => {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
