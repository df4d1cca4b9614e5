import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Role, Viewer } from '../../../platform/auth/viewer.types.js';
import { newId } from '../../../platform/database/ids.inputs.js';
import { AuditEntry } from '../../audit/index.js';
import type { Organization } from '../../organization/index.js';
import { anOrganization } from '../../organization/test/builders.js';
import { login } from '../sessions/session.service.js';
import { importTeam, previewTeamImport } from '../team-import/team-import.service.js';
import { User } from '../users/user.entity.js';
import { aSession, aUser, type TestUser } from './builders.js';
import { startIdentity, type TestIdentity } from './calls.js';

let identity: TestIdentity;
let organization: Organization;
let viewer: Viewer;

beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());
beforeEach(async () => {
  organization = await anOrganization(identity.orm);
  viewer = await viewerWith('MANAGER');
});

async function viewerWith(role: Role): Promise<Viewer> {
  return (await aSession(identity.orm, await aUser(identity.orm, { organization, role }))).viewer;
}

const email = () => `${newId()}@example.com`;
const fileOf = (...lines: string[]) => ({ csv: ['first name,last name,email,role,password', ...lines].join('\n') });
const preview = (...lines: string[]) => identity.run(previewTeamImport, fileOf(...lines), { viewer });
const runImport = (...lines: string[]) => identity.run(importTeam, fileOf(...lines), { viewer });

const inOrganization = { filters: { tenant: false }, orderBy: { id: 'asc' } } as const;
const members = () => identity.orm.em.fork().find(User, { organizationId: organization.id }, inOrganization);
const findAuditEntries = () =>
  identity.orm.em.fork().find(AuditEntry, { organizationId: organization.id }, inOrganization);

describe('the preview of a team import', () => {
  test('shows each person as they would be created, by default as a WORKER', async () => {
    const [ada, ben] = [email(), email()];
    const { rows, valid } = await preview(
      ` Ada ,Marsh,${ada},manager,battery staple`,
      `Ben,Reyes, ${ben} ,,copper kettle`,
    );
    expect(valid).toBe(true);
    expect(rows).toMatchObject([
      { line: 2, firstName: 'Ada', lastName: 'Marsh', email: ada, role: 'MANAGER', errors: [] },
      { line: 3, firstName: 'Ben', lastName: 'Reyes', email: ben, role: 'WORKER', errors: [] },
    ]);
    expect(await members()).toHaveLength(1);
  });

  test('reports every error of a line at its field', async () => {
    const { rows, valid } = await preview(',Marsh,nowhere,EMPEROR,12345');
    expect(valid).toBe(false);
    expect(rows[0]).toMatchObject({
      role: null,
      errors: [
        { field: 'email', message: 'Email must look like name@example.com' },
        { field: 'firstName', message: 'First name is required' },
        { field: 'role', message: 'Role must be one of ADMIN, MANAGER, ACCOUNTANT, WORKER' },
        { field: 'password', message: 'Password must be at least 6 characters' },
      ],
    });
  });

  test('finds email addresses that are duplicated in the file or in use, regardless of case', async () => {
    const taken: TestUser = await aUser(identity.orm);
    const twice = email();
    const { rows } = await preview(
      `Ada,Marsh,${twice},,battery staple`,
      `Ben,Reyes,${twice.toUpperCase()},,battery staple`,
      `Cem,Kaya,${taken.email.toUpperCase()},,battery staple`,
    );
    expect(rows.map(({ errors }) => errors.map(({ message }) => message))).toEqual([
      [],
      ['Line 2 already has this email'],
      ['This email is already in use'],
    ]);
  });

  test.each([
    ['MANAGER', ['ADMIN', 'OWNER']],
    ['OWNER', ['OWNER']],
  ] as const)('does not let a %s grant the roles %j', async (role, forbidden) => {
    viewer = await viewerWith(role);
    const { rows } = await preview(...forbidden.map((granted) => `Ada,Marsh,${email()},${granted},battery staple`));
    expect(rows.flatMap(({ errors }) => errors.map(({ field }) => field))).toEqual(forbidden.map(() => 'role'));
  });

  test('rejects a file that is too large', async () => {
    const attempt = identity.run(previewTeamImport, { csv: 'x'.repeat(1024 * 1024 + 1) }, { viewer });
    await expect(attempt).rejects.toMatchObject({ kind: 'invalid', fields: { csv: 'File must be at most 1 MiB' } });
  });
});

describe('a team import', () => {
  test('creates every person with an audit entry, and they can sign in', async () => {
    const [ada, ben] = [email(), email()];
    const created = await runImport(`Ada,Marsh,${ada},ACCOUNTANT,battery staple`, `Ben,Reyes,${ben},,copper kettle`);
    expect(created.map(({ role }) => role)).toEqual(['ACCOUNTANT', 'WORKER']);
    expect(await members()).toHaveLength(3);
    const entries = await findAuditEntries();
    expect(entries.map(({ action, subjectId }) => [action, subjectId]).toSorted()).toEqual(
      created.map(({ id }) => ['user.imported', id]).toSorted(),
    );
    expect(JSON.stringify(entries)).not.toMatch(/secret|example\.com/);
    expect((await identity.run(login, { email: ben, password: 'copper kettle' })).user.firstName).toBe('Ben');
  });

  test('creates no one if a line is invalid, and names the line', async () => {
    const attempt = runImport(`Ada,Marsh,${email()},,battery staple`, `Ben,Reyes,nowhere,,battery staple`);
    await expect(attempt).rejects.toMatchObject({
      kind: 'invalid',
      fields: {
        csv: '1 of 2 lines can’t be imported, so nobody was added',
        'lines.3.email': 'Email must look like name@example.com',
      },
    });
    expect(await members()).toHaveLength(1);
  });

  test('creates every person once when the same file is sent twice at the same time', async () => {
    const lines = [`Ada,Marsh,${email()},,battery staple`, `Ben,Reyes,${email()},,battery staple`];
    const outcomes = await Promise.allSettled([runImport(...lines), runImport(...lines)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await members()).toHaveLength(3);
    expect(await findAuditEntries()).toHaveLength(2);
  });
});
