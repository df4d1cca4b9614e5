import type { MikroORM } from '@mikro-orm/postgresql';
import type { Role, Viewer } from '../../../platform/auth/viewer.js';
import { newId } from '../../../platform/database/ids.js';
import type { User } from '../../identity/index.js';
import { PtoPolicy } from '../policies/pto-policy.entity.js';
import { PtoRequest } from '../requests/pto-request.entity.js';
import type { PtoRequestText } from '../requests/pto-request-text.types.js';

type PolicyOverrides = { readonly organizationId: string } & Partial<
  Pick<PtoPolicy, 'id' | 'name' | 'yearlyAllowanceHours' | 'paid' | 'category' | 'retiredAt'>
>;

/** An active policy without an allowance, by default. */
export async function aPtoPolicy(orm: MikroORM, overrides: PolicyOverrides): Promise<PtoPolicy> {
  const em = orm.em.fork();
  const policy = em.create(PtoPolicy, { id: newId(), name: 'Vacation', ...overrides });
  await em.flush();
  return policy;
}

type RequestOverrides = {
  readonly user: User;
  readonly policy?: PtoPolicy;
  /** The user who approved or denied it. */
  readonly decidedBy?: User;
} & Partial<
  Pick<PtoRequest, keyof PtoRequestText | 'startDate' | 'endDate' | 'hours' | 'status' | 'managerNotes' | 'createdAt'>
>;

/** By default a pending request for July 13 to 15, 2026, of 24 hours, under its own policy. */
export async function aPtoRequest(
  orm: MikroORM,
  { user, policy, decidedBy, ...overrides }: RequestOverrides,
): Promise<PtoRequest> {
  const { organizationId } = user;
  const under = policy ?? (await aPtoPolicy(orm, { organizationId, name: `Policy ${newId()}` }));
  const em = orm.em.fork();
  const isDecided = overrides.status === 'APPROVED' || overrides.status === 'DENIED';
  const request = em.create(PtoRequest, {
    id: newId(),
    organizationId,
    user: user.id,
    policy: under.id,
    startDate: '2026-07-13',
    endDate: '2026-07-15',
    hours: 24,
    createdAt: new Date('2026-07-01T15:00:00Z'),
    decidedAt: isDecided ? new Date('2026-07-02T15:00:00Z') : null,
    decidedBy: isDecided ? (decidedBy ?? user).id : null,
    ...overrides,
  });
  await em.flush();
  return request;
}

/** A viewer for tests in which only the role matters. */
export function aViewer(role: Role): Viewer {
  return {
    role,
    userId: '01983c5e-0000-7000-8000-000000000001',
    organizationId: '01983c5e-0000-7000-8000-000000000002',
    sessionId: '01983c5e-0000-7000-8000-000000000003',
    expiresAt: new Date('2027-01-01T00:00:00Z'),
    authAt: null,
  };
}
