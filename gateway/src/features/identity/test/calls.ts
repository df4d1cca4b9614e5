import type { MikroORM } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { type Actor, startUseCases, type TestClock, type TestGateway } from '../../../../test/harness/index.js';
import type { Viewer } from '../../../platform/auth/viewer.js';
import type { Transaction } from '../../../platform/database/unit-of-work.js';
import type { JobContext } from '../../../platform/jobs/job.js';
import type { Platform } from '../../../platform/ports/platform.js';
import type { Remembered, RequestFacts, UseCase } from '../../../platform/use-case/index.js';
import { auditFeature } from '../../audit/index.js';
import { firstTerms } from '../../employment/index.js';
import { employmentTables } from '../../employment/test/tables.js';
import { organizationFeature } from '../../organization/index.js';
import { placesFeature } from '../../places/index.js';
import { teamPorts, teamsFeature } from '../../teams/index.js';
import { createCallers, identityFeature } from '../index.js';
import { createInvitationCommand } from '../invitations/invitation.service.js';
import { registerWithInvitationCommand } from '../invitations/invited-registration.service.js';
import { loginCommand, meQuery } from '../sessions/session.service.js';
import { importTeamCommand, previewTeamImportQuery } from '../team-import/team-import.service.js';
import { createUserCommand, usersQuery } from '../users/user.service.js';

export const login = loginCommand(teamPorts);
export const users = usersQuery(teamPorts);
export const me = meQuery(teamPorts);
export const createInvitation = createInvitationCommand(teamPorts);
export const registerWithInvitation = registerWithInvitationCommand(teamPorts);
export const createUser = createUserCommand(firstTerms, teamPorts);
export const importTeam = importTeamCommand({ firstTerms, teams: teamPorts });
export const previewTeamImport = previewTeamImportQuery({ firstTerms, teams: teamPorts });

/** The session token that a use case granted: undefined if it granted no token, null if the token was revoked. */
export interface GrantedSession {
  /** What the browser was given to keep. */
  device?: string | null;
  registration?: string | null;
  token?: string | null;
  expiresAt?: Date;
}

interface CallerOptions {
  readonly remembered?: RequestFacts['remembered'];
  readonly viewer?: Viewer;
  readonly address?: string;
  /** Receives the session that the use case grants or revokes. */
  readonly granted?: GrantedSession;
}

/** The use cases of identity with their real dependencies and a test clock. */
export interface TestIdentity {
  readonly orm: MikroORM;
  readonly authenticate: (token: string) => Promise<Viewer | null>;
  readonly platform: Platform;
  readonly clock: TestClock;
  run<Operation extends string, Input extends z.ZodType, Caller, Result>(
    useCase: UseCase<Operation, Input, Caller, Result>,
    input: z.input<Input>,
    from?: CallerOptions,
  ): Promise<Result>;
  /** Runs the jobs that were enqueued. */
  runJobs(): Promise<void>;
  /** Runs a part of a job in a transaction, as a job does. */
  runInJob(
    organizationId: string,
    work: (context: JobContext, transaction: Transaction) => Promise<unknown>,
  ): Promise<void>;
  close(): Promise<void>;
}

export async function startIdentity(env: NodeJS.ProcessEnv = {}): Promise<TestIdentity> {
  const features = [
    organizationFeature,
    identityFeature(firstTerms, teamPorts),
    employmentTables,
    placesFeature,
    teamsFeature,
    auditFeature,
  ];
  const services = await startUseCases({ features, env, now: '2026-07-15T12:00:00Z' });
  const { orm, clock, platform, execute, jobs, unitOfWork, close } = services;
  const callers = createCallers(orm, platform);
  return {
    orm,
    clock,
    platform,
    authenticate: (token) => callers.findBySession(token, callerOf({}).request),
    run: (useCase, input, from = {}) => execute(useCase, callerOf(from), input),
    runJobs: () => jobs.runPending(),
    runInJob: async (organizationId, work) => {
      await unitOfWork.run(organizationId, (transaction) => work({ ...platform, unitOfWork }, transaction));
    },
    close,
  };
}

function callerOf({ viewer, address = '203.0.113.7', granted = {}, remembered = {} }: CallerOptions) {
  return {
    viewer: viewer ?? null,
    request: { id: 'test', address, userAgent: 'test', publicUrl: 'http://localhost', remembered },
    session: {
      grant: (token: string, expiresAt: Date) => void Object.assign(granted, { token, expiresAt }),
      revoke: () => void Object.assign(granted, { token: null }),
      remember: (name: Remembered, value: string | null) => void Object.assign(granted, { [name]: value }),
    },
  };
}

export const newcomer = { firstName: 'Nora', lastName: 'Quinn', password: 'battery staple' };

export function invitationCalls({ rest }: TestGateway) {
  let count = 0;
  return {
    invite: async (actor: Actor, input: object = {}) => (await rest(actor, 'POST', '/api/invitations', input)).body,
    /** Registers a different person each time. */
    register: (inviteCode: string, overrides: object = {}) => {
      count += 1;
      const email = `newcomer${count}@example.com`;
      return rest(null, 'POST', '/api/register', { inviteCode, ...newcomer, email, ...overrides });
    },
    verify: (code: string) => rest(null, 'GET', `/api/invitations/${encodeURIComponent(code)}/verify`),
  };
}
