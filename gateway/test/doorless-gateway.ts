import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import pino from 'pino';
import { permissionTable } from '../src/access/index.js';
import { auditTrail } from '../src/features/audit/index.js';
import { parseConfig } from '../src/platform/config/index.js';
import { UnitOfWork } from '../src/platform/database/unit-of-work.js';
import type { Feature } from '../src/platform/feature.js';
import { createMailer } from '../src/platform/mail/index.js';
import type { Platform } from '../src/platform/platform.js';
import { createPubSub } from '../src/platform/pub-sub/index.js';
import { createRateLimits } from '../src/platform/rate-limits/index.js';
import { createFileStore } from '../src/platform/storage/index.js';
import { Executor } from '../src/platform/use-case/index.js';
import { TestClock } from './test-clock.js';
import { testDatabase } from './test-database.js';

/** The gateway without its doors: use cases with everything real that they need, at an instant that the test sets. */
export interface DoorlessGateway {
  readonly orm: MikroORM;
  readonly platform: Platform;
  readonly clock: TestClock;
  readonly execute: Executor['execute'];
  close(): Promise<void>;
}

interface Setting {
  /** Environment variables, as an operator would set them. */
  readonly env?: NodeJS.ProcessEnv;
  /** What the clock shows. */
  readonly now: string;
}

export async function doorlessGateway(features: readonly Feature[], { env, now }: Setting): Promise<DoorlessGateway> {
  const { orm, close } = await testDatabase(features);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'doorless-gateway-'));
  const clock = new TestClock(now);
  const logger = pino({ level: 'silent' });
  const config = parseConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, ...env });
  const platform: Platform = {
    config,
    clock,
    logger,
    pubSub: createPubSub({ redisUrl: null, logger }),
    rateLimits: createRateLimits({ redisUrl: null, logger }),
    files: createFileStore(config),
    jobs: { enqueue: async () => undefined },
    mail: createMailer(config),
    readReplica: (organizationId, work) => unitOfWork.read(organizationId, work),
    beginTenant: async () => undefined,
    erasePerson: async () => ({}),
  };
  const constraintErrors = Object.assign({}, ...features.map((feature) => feature.constraintErrors));
  const unitOfWork = new UnitOfWork(orm, constraintErrors, logger);
  const executor = new Executor({ platform, unitOfWork, permissions: permissionTable, auditTrail });
  return {
    orm,
    platform,
    clock,
    execute: executor.execute.bind(executor),
    close: async () => {
      await close();
      await rm(dataDir, { recursive: true });
    },
  };
}
