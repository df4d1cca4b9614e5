import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import pino from 'pino';
import type { z } from 'zod';
import { type AppParts, createServices, type Services } from '../../src/composition/app.js';
import { features as allFeatures } from '../../src/composition/features.js';
import type { User } from '../../src/features/identity/index.js';
import { routesOf } from '../../src/platform/api/operation.js';
import type { Config } from '../../src/platform/config/config.js';
import { parseConfig } from '../../src/platform/config/environment.js';
import type { Platform } from '../../src/platform/ports/platform.js';
import type { AnyUseCase, Executor, UseCase } from '../../src/platform/use-case/index.js';
import { callerOf, ensureSession } from './actors.js';
import { TestClock } from './clock.js';
import { databaseBeside, testDatabase } from './database.js';

export interface GatewayOptions extends Partial<Omit<AppParts, 'config' | 'orm' | 'clock'>> {
  /** Environment variables, as an operator would set them. */
  readonly env?: NodeJS.ProcessEnv;
  /** The time of the clock; the real time by default. */
  readonly now?: string;
  /** Starts on the database, the files and the clock of another gateway, which is closed after this one. */
  readonly beside?: Pick<TestUseCases, 'orm' | 'config' | 'clock'>;
}

/** The use cases on a database and a data folder of their own, without HTTP or GraphQL. */
export interface TestUseCases {
  /** Sees the rows of every organization, to arrange and to observe. The use cases run with the application's role. */
  readonly orm: MikroORM;
  readonly config: Config;
  readonly platform: Platform;
  /** Changes only when a test sets or advances it. */
  readonly clock: TestClock;
  readonly execute: Executor['execute'];
  /** Runs a use case as a user. `input` defaults to an empty object. */
  run<Operation extends string, Input extends z.ZodType, Caller, Result>(
    useCase: UseCase<Operation, Input, Caller, Result>,
    user: User | null,
    input?: z.input<Input>,
  ): Promise<Result>;
  /** Runs a use case that the product composes from ports, found by its operation. */
  runOperation<Result>(operation: string, user: User | null, input: object): Promise<Result>;
  close(): Promise<void>;
}

export interface TestServices extends TestUseCases {
  /** `runPending` runs the jobs that were enqueued. */
  readonly jobs: Services['jobs'];
  readonly unitOfWork: Services['unitOfWork'];
}

/** Runs the use cases of these features (all by default) with the real services of the product. */
export async function startUseCases(options: GatewayOptions = {}): Promise<TestServices> {
  const { parts, orm, close } = await prepareGateway(options);
  const services = await createServices(parts);
  return {
    orm,
    config: parts.config,
    platform: services.platform,
    clock: parts.clock,
    jobs: services.jobs,
    unitOfWork: services.unitOfWork,
    ...runnersOf(services.executor, orm),
    close: async () => {
      await services.close();
      await close();
    },
  };
}

/** The clock of a test does not advance, so these limits would never start over. */
const withoutLimits = {
  REQUESTS_PER_SESSION: '10000000',
  REQUESTS_PER_ADDRESS: '10000000',
  SOCKET_MESSAGES_PER_SESSION: '1000000',
  BAD_SOCKET_MESSAGES_PER_SESSION: '1000000',
};

/** A database, a data folder, a configuration and a clock for one gateway; `close` removes them. */
export async function prepareGateway({ env, now, beside, features = allFeatures, ...parts }: GatewayOptions) {
  const database = beside ? await databaseBeside(beside.orm) : await testDatabase(features);
  const { orm, cells } = database.application;
  const dataDir = beside?.config.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'timetrack-test-data-')));
  const config = parseConfig({
    ...withoutLimits,
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.application.url,
    ...env,
  });
  return {
    databaseUrl: database.url,
    orm: database.orm,
    parts: {
      config,
      features,
      orm,
      database: { queueUrl: database.application.ownerUrl },
      ...(cells && { cells }),
      logger: pino({ level: 'silent' }),
      clock: beside?.clock ?? new TestClock(now),
      ...parts,
    } satisfies AppParts,
    close: async () => {
      await database.close();
      if (!beside) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function findUseCase(operation: string): AnyUseCase {
  const routes = routesOf(allFeatures);
  return routes.find(({ useCase }) => useCase.operation === operation)?.useCase as AnyUseCase;
}

export function runnersOf(executor: Executor, orm: MikroORM): Pick<TestUseCases, 'execute' | 'run' | 'runOperation'> {
  const runAs = async (useCase: AnyUseCase, user: User | null, input: object) => {
    if (user && useCase.kind === 'command') await ensureSession(orm, user);
    return executor.execute(useCase, callerOf(user), input);
  };
  return {
    execute: executor.execute.bind(executor),
    run: (useCase, user, input = {} as never) => runAs(useCase as AnyUseCase, user, input as object) as Promise<never>,
    runOperation: (operation, user, input) => runAs(findUseCase(operation), user, input) as Promise<never>,
  };
}

/**
 * Passes input that the use case's schema does not allow, to test how it is rejected: `run(users, null,
 * uncheckedInput({ first: 'x' }))`.
 */
export function uncheckedInput(input: unknown): never {
  return input as never;
}
