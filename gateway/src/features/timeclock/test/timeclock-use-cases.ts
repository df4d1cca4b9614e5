import type { MikroORM } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { doorlessGateway } from '../../../../test/doorless-gateway.js';
import type { TestClock } from '../../../../test/test-clock.js';
import { features } from '../../../features.js';
import type { Viewer } from '../../../platform/auth/viewer.js';
import type { Platform } from '../../../platform/platform.js';
import type { UseCase } from '../../../platform/use-case/index.js';
import type { User } from '../../identity/index.js';
import { aUser } from '../../identity/test/builders.js';

/** The use cases of the time clock with everything real that they need, at an instant that the test sets. */
export interface TimeclockAtWork {
  readonly orm: MikroORM;
  readonly platform: Platform;
  readonly clock: TestClock;
  run<Operation extends string, Input extends z.ZodType, Caller, Result>(
    useCase: UseCase<Operation, Input, Caller, Result>,
    by: User,
    input?: z.input<Input>,
  ): Promise<Result>;
  close(): Promise<void>;
}

export async function timeclockAtWork(): Promise<TimeclockAtWork> {
  const { orm, platform, clock, execute, close } = await doorlessGateway(features, { now: '2026-07-15T15:00:00Z' });
  return {
    orm,
    platform,
    clock,
    run: (useCase, by, input = {} as never) => execute(useCase, { ...caller, viewer: viewerOf(by) }, input),
    close,
  };
}

const caller = {
  request: { id: 'test', address: '203.0.113.7', userAgent: 'test', publicUrl: 'http://localhost' },
  session: { grant: () => undefined, revoke: () => undefined },
};

export function viewerOf({ id: userId, organizationId, role }: User): Viewer {
  return { userId, organizationId, role, sessionId: userId, expiresAt: new Date('2027-01-01T00:00:00Z') };
}

/** One of each role, all of one organization. */
export async function aTeam(orm: MikroORM) {
  const worker = await aUser(orm, { role: 'WORKER' });
  const { organizationId } = worker;
  const [colleague, manager, accountant, admin] = await Promise.all([
    aUser(orm, { organizationId, role: 'WORKER' }),
    aUser(orm, { organizationId, role: 'MANAGER' }),
    aUser(orm, { organizationId, role: 'ACCOUNTANT' }),
    aUser(orm, { organizationId, role: 'ADMIN' }),
  ]);
  return { organizationId, worker, colleague, manager, accountant, admin };
}
