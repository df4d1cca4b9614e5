import { startGateway } from '../../../../test/harness/index.js';
import type { Role } from '../../../platform/auth/viewer.types.js';
import { aSession, aUser } from '../../identity/test/builders.js';
import { Organization } from '../../organization/index.js';
import { anOrganization } from '../../organization/test/builders.js';
import { aBreak, aTimesheet } from '../../timeclock/test/builders.js';

export type PayrollAtWork = Awaited<ReturnType<typeof payrollAtWork>>;

/** The gateway with its REST and GraphQL APIs, at noon on Monday, November 16, 2026 in Denver. */
export async function payrollAtWork(env: NodeJS.ProcessEnv = {}) {
  const app = await startGateway({ env });
  app.clock.set('2026-11-16T19:00:00Z');

  /** A signed-in person, by default in a new organization in Denver under the FLSA. */
  async function aPerson(attributes: { role?: Role; organization?: { readonly id: string }; firstName?: string } = {}) {
    const organization = attributes.organization ?? (await anOrganization(app.orm, { timezone: 'America/Denver' }));
    const { role = 'OWNER', firstName = 'Ada' } = attributes;
    const user = await aUser(app.orm, { organization, role, firstName });
    const { token } = await aSession(app.orm, user);
    return { organization, user, headers: { cookie: `timetrack_session=${token}` } };
  }

  /** An approved timesheet, optionally with an unpaid break. Instants are in UTC. */
  async function worked(
    user: Awaited<ReturnType<typeof aUser>>,
    [clockInAt, clockOutAt]: readonly [string, string],
    [startAt, endAt]: readonly [string?, string?] = [],
  ) {
    const out = new Date(clockOutAt);
    const attributes = { user, clockInAt: new Date(clockInAt), clockOutAt: out, approvedAt: out };
    const timesheet = await aTimesheet(app.orm, attributes);
    if (startAt && endAt) {
      await aBreak(app.orm, { timesheet, startAt: new Date(startAt), endAt: new Date(endAt) });
    }
    return timesheet;
  }

  async function send(method: 'GET' | 'POST', url: string, headers: Record<string, string>, payload?: object) {
    const response = await app.inject({ method, url, headers, ...(payload && { payload }) });
    const isJson = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      // biome-ignore lint/suspicious/noExplicitAny: tests assert the shape of the response
      body: (isJson ? response.json() : undefined) as any,
    };
  }

  async function settings(organization: { readonly id: string }, changed: Partial<Organization>) {
    await app.orm.em.fork().nativeUpdate(Organization, { id: organization.id }, changed);
  }

  return {
    ...app,
    aPerson,
    worked,
    settings,
    get: (url: string, headers: Record<string, string>) => send('GET', url, headers),
    post: (url: string, headers: Record<string, string>, payload: object) => send('POST', url, headers, payload),
    graphql: (query: string, headers: Record<string, string>) => send('POST', '/graphql', headers, { query }),
  };
}
