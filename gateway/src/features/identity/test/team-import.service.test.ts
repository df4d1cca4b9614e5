import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Role, Viewer } from '../../../platform/auth/viewer.js';
import { newId } from '../../../platform/database/ids.js';
import { AuditEntry } from '../../audit/index.js';
import type { Organization } from '../../organization/index.js';
import { anOrganization } from '../../organization/test/builders.js';
import { login } from '../sessions/session.service.js';
import { importTeam, previewTeamImport } from '../team-import/team-import.service.js';
import { User } from '../users/user.entity.js';
import { aSession, aUser, type TestUser } from './builders.js';
import { type IdentityAtWork, identityAtWork } from './identity-at-work.js';

let identity: IdentityAtWork;
let organization: Organization;
let viewer: Viewer;

beforeAll(async () => {
  identity = await identityAtWork();
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
const importing = (...lines: string[]) => identity.run(importTeam, fileOf(...lines), { viewer });

const inOrganization = { filters: { tenant: false }, orderBy: { id: 'asc' } } as const;
const members = () => identity.orm.em.fork().find(User, { organizationId: organization.id }, inOrganization);
const audited = () => identity.orm.em.fork().find(AuditEntry, { organizationId: organization.id }, inOrganization);

describe('a preview', () => {
  test('shows each person as they would be added, a WORKER where no role is given', async () => {
    const [ada, ben] = [email(), email()];
    const { rows, valid } = await preview(` Ada ,Marsh,${ada},manager,secret1`, `Ben,Reyes, ${ben} ,,secret2`);
    expect(valid).toBe(true);
    expect(rows).toMatchObject([
      { line: 2, firstName: 'Ada', lastName: 'Marsh', email: ada, role: 'MANAGER', errors: [] },
      { line: 3, firstName: 'Ben', lastName: 'Reyes', email: ben, role: 'WORKER', errors: [] },
    ]);
    expect(await members()).toHaveLength(1);
  });

  test('names everything that is wrong with a line at once, each at its field', async () => {
    const { rows, valid } = await preview(',Marsh,nowhere,EMPEROR,12345');
    expect(valid).toBe(false);
    expect(rows[0]).toMatchObject({
      role: null,
      errors: [
        { field: 'email', message: 'E-mail must look like name@example.com' },
        { field: 'firstName', message: 'First name is required' },
        { field: 'role', message: 'Role must be one of ADMIN, MANAGER, ACCOUNTANT, WORKER' },
        { field: 'password', message: 'Password must be at least 6 characters' },
      ],
    });
  });

  test('finds an e-mail that the file has twice, or that somebody has already, whatever its case', async () => {
    const taken: TestUser = await aUser(identity.orm);
    const twice = email();
    const { rows } = await preview(
      `Ada,Marsh,${twice},,secret1`,
      `Ben,Reyes,${twice.toUpperCase()},,secret1`,
      `Cem,Kaya,${taken.email.toUpperCase()},,secret1`,
    );
    expect(rows.map(({ errors }) => errors.map(({ message }) => message))).toEqual([
      [],
      ['Line 2 already has this e-mail'],
      ['This e-mail is already in use'],
    ]);
  });

  test.each([
    ['MANAGER', ['ADMIN', 'OWNER']],
    ['OWNER', ['OWNER']],
  ] as const)('refuses a %s the roles %j', async (role, refused) => {
    viewer = await viewerWith(role);
    const { rows } = await preview(...refused.map((granted) => `Ada,Marsh,${email()},${granted},secret1`));
    expect(rows.flatMap(({ errors }) => errors.map(({ field }) => field))).toEqual(refused.map(() => 'role'));
  });

  test('says what is wrong with the file itself', async () => {
    const attempt = identity.run(previewTeamImport, { csv: 'x'.repeat(1024 * 1024 + 1) }, { viewer });
    await expect(attempt).rejects.toMatchObject({ kind: 'invalid', fields: { csv: 'File must be at most 1 MiB' } });
  });
});

describe('an import', () => {
  test('adds everybody, each with an audit entry, and they can sign in', async () => {
    const [ada, ben] = [email(), email()];
    const made = await importing(`Ada,Marsh,${ada},ACCOUNTANT,secret1`, `Ben,Reyes,${ben},,secret2`);
    expect(made.map(({ role }) => role)).toEqual(['ACCOUNTANT', 'WORKER']);
    expect(await members()).toHaveLength(3);
    const entries = await audited();
    expect(entries.map(({ action, subjectId }) => [action, subjectId]).toSorted()).toEqual(
      made.map(({ id }) => ['user.imported', id]).toSorted(),
    );
    expect(JSON.stringify(entries)).not.toMatch(/secret|example\.com/);
    expect((await identity.run(login, { email: ben, password: 'secret2' })).user.firstName).toBe('Ben');
  });

  test('adds nobody where one line is wrong, and names the line', async () => {
    const attempt = importing(`Ada,Marsh,${email()},,secret1`, `Ben,Reyes,nowhere,,secret1`);
    await expect(attempt).rejects.toMatchObject({
      kind: 'invalid',
      fields: {
        csv: '1 of 2 lines can’t be imported, so nobody was added',
        'lines.3.email': 'E-mail must look like name@example.com',
      },
    });
    expect(await members()).toHaveLength(1);
  });

  test('adds everybody once where one file is sent twice at the same moment', async () => {
    const lines = [`Ada,Marsh,${email()},,secret1`, `Ben,Reyes,${email()},,secret1`];
    const outcomes = await Promise.allSettled([importing(...lines), importing(...lines)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await members()).toHaveLength(3);
    expect(await audited()).toHaveLength(2);
  });
});
