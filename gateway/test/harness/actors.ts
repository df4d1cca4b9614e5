import type { MikroORM } from '@mikro-orm/postgresql';
import type { User } from '../../src/features/identity/index.js';
import { aSession, aUser, type TestUser } from '../../src/features/identity/test/builders.js';
import { anOrganization } from '../../src/features/organization/test/builders.js';
import type { Role, Viewer } from '../../src/platform/auth/viewer.js';
import type { Config } from '../../src/platform/config/config.js';
import type { Caller } from '../../src/platform/use-case/index.js';

/** A signed-in user. `headers` contains the session cookie. */
export interface Actor {
  readonly user: TestUser;
  readonly userId: string;
  readonly organizationId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly headers: { readonly cookie: string };
}

/** Who sends a request: an actor, a user whom the harness signs in, a session token, or null for no session. */
export type Sender = User | { readonly headers: Readonly<Record<string, string>> } | string | null | undefined;

interface Place {
  readonly orm: MikroORM;
  readonly config?: Pick<Config, 'publicUrl'>;
}

/** Signs a user in. The session is not idle, however far a test advances the clock. */
async function signIn(place: Place, user: TestUser): Promise<Actor> {
  const { token, viewer } = await aSession(place.orm, user, { lastUsedAt: farFuture });
  return {
    user,
    userId: user.id,
    organizationId: user.organizationId,
    sessionId: viewer.sessionId,
    email: user.email,
    headers: headersOfToken(token, place),
  };
}

const headersOfToken = (token: string, { config }: Place) => ({
  cookie: `${config?.publicUrl?.startsWith('https:') ? '__Host-' : ''}timetrack_session=${token}`,
});

/** The same session after a response that gave it a new token. */
export function renewedBy(actor: Actor, { headers }: { readonly headers: Readonly<Record<string, unknown>> }): Actor {
  const [cookie = ''] = /(?:__Host-)?timetrack_session=[\w-]+/.exec(String(headers['set-cookie'])) ?? [];
  return { ...actor, headers: { cookie } };
}

/** Creates a user of a role and signs them in. They join the colleague's organization, or a new one. */
export async function createActor(
  gateway: Place,
  role: Role,
  colleague?: { readonly organizationId: string },
  name: Partial<Pick<User, 'firstName' | 'lastName'>> = {},
): Promise<Actor> {
  const organizationId = colleague?.organizationId ?? (await anOrganization(gateway.orm)).id;
  return signIn(gateway, await aUser(gateway.orm, { role, organizationId, ...name }));
}

/** Finds the headers of a sender, and signs a user in at the first request that they send. */
export function sessionsOf(place: Place): (sender: Sender) => Promise<Readonly<Record<string, string>>> {
  const signedIn = new Map<User, Promise<Actor>>();
  return async (sender) => {
    if (!sender) return {};
    if (typeof sender === 'string') return headersOfToken(sender, place);
    if ('headers' in sender) return sender.headers;
    const actor = signedIn.get(sender) ?? signIn(place, sender as TestUser);
    signedIn.set(sender, actor);
    return (await actor).headers;
  };
}

/** The caller of a use case that a test runs without a request. */
export function callerOf(user: User | null, changes: Partial<Caller> = {}): Caller {
  return {
    viewer: user && viewerOf(user),
    request: { id: 'test', address: '203.0.113.7', userAgent: 'test', publicUrl: 'http://localhost' },
    session: { grant: () => undefined, revoke: () => undefined, remember: () => undefined },
    ...changes,
  };
}

/** No test clock gets this far: the session of `callerOf` never expires, and its sign-in stays fresh. */
const farFuture = new Date('2999-01-01T00:00:00Z');

function viewerOf({ id: userId, organizationId, role }: User): Viewer {
  return { userId, organizationId, role, sessionId: userId, expiresAt: farFuture, authAt: farFuture };
}

/** Stores the session of `callerOf`, unless it is stored. A command checks it. */
export async function ensureSession(orm: MikroORM, { id, organizationId }: User): Promise<void> {
  await orm.em.getConnection().execute(
    `insert into sessions
         (organization_id, id, user_id, token_hash, created_at, auth_at, last_used_at, expires_at, user_agent, address)
       values (?, ?, ?, ?, ?, ?, ?, ?, 'test', '203.0.113.7') on conflict do nothing`,
    [organizationId, id, id, `test ${id}`, new Date(), farFuture, farFuture, farFuture],
  );
}
