import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Role, Viewer } from '../../../platform/auth/viewer.js';
import { newId } from '../../../platform/database/ids.js';
import type { SweepContext } from '../../../platform/jobs/sweeps.js';
import { AuditEntry } from '../../audit/index.js';
import type { Organization } from '../../organization/index.js';
import { anOrganization } from '../../organization/test/builders.js';
import { Invitation } from '../invitations/invitation.entity.js';
import { invitation } from '../invitations/invited-registration.service.js';
import { inviteNextLines } from '../team-import/invite-lines.service.js';
import { oldTeamImportsSweep } from '../team-import/team-import.job.js';
import { takeTeamImportCodes, teamImport, teamImports } from '../team-import/team-import.service.js';
import { User } from '../users/user.entity.js';
import { aSession, aUser, type TestUser } from './builders.js';
import {
  createInvitation,
  importTeam,
  previewTeamImport,
  registerWithInvitation,
  startIdentity,
  type TestIdentity,
  users,
} from './calls.js';

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
  const author = { organization, role, firstName: 'Max', lastName: 'Moreau' };
  return (await aSession(identity.orm, await aUser(identity.orm, author))).viewer;
}

const email = () => `${newId()}@example.com`;
const fileOf = (...lines: string[]) => ({ csv: ['first name,last name,email,role', ...lines].join('\n') });
const preview = (...lines: string[]) => identity.run(previewTeamImport, fileOf(...lines), { viewer });
const runImport = (...lines: string[]) => identity.run(importTeam, fileOf(...lines), { viewer });

const report = (id: string) => identity.run(teamImport, { id }, { viewer });
const list = () => identity.run(teamImports, {}, { viewer });
const takeCodes = (id: string, by = viewer) => identity.run(takeTeamImportCodes, { id }, { viewer: by });

const inOrganization = { filters: { tenant: false }, orderBy: { id: 'asc' } } as const;
const members = () => identity.orm.em.fork().find(User, { organizationId: organization.id }, inOrganization);
const invitations = () =>
  identity.orm.em.fork().find(Invitation, { organizationId: organization.id }, { filters: { tenant: false } });
const findAuditEntries = () =>
  identity.orm.em.fork().find(AuditEntry, { organizationId: organization.id }, inOrganization);

describe('the preview of a team import', () => {
  test('shows each person as they would be created, by default as a WORKER', async () => {
    const [ada, ben] = [email(), email()];
    const { rows, valid } = await preview(` Ada ,Marsh,${ada},manager`, `Ben,Reyes, ${ben} ,`);
    expect(valid).toBe(true);
    expect(rows).toMatchObject([
      { line: 2, firstName: 'Ada', lastName: 'Marsh', email: ada, role: 'MANAGER', errors: [] },
      { line: 3, firstName: 'Ben', lastName: 'Reyes', email: ben, role: 'WORKER', errors: [] },
    ]);
    expect(await members()).toHaveLength(1);
  });

  test('reports every error of a line at its field', async () => {
    const { rows, valid } = await preview(',Marsh,nowhere,EMPEROR');
    expect(valid).toBe(false);
    expect(rows[0]).toMatchObject({
      role: null,
      errors: [
        { field: 'email', message: 'Email must look like name@example.com' },
        { field: 'firstName', message: 'First name is required' },
        { field: 'role', message: 'Role must be one of ADMIN, MANAGER, ACCOUNTANT, WORKER' },
      ],
    });
  });

  test('finds email addresses that are duplicated in the file or in use, regardless of case and invisible characters', async () => {
    const taken: TestUser = await aUser(identity.orm, { organization, firstName: 'Tia' });
    const twice = email();
    const { rows } = await preview(
      `Ada,Marsh,${twice},`,
      `Ben,Reyes,${twice.toUpperCase()},`,
      `Cem,Kaya,${taken.email.toUpperCase()},`,
      `Dee,Diaz,\u200b${twice.replace('@', '\u00ad@')},worker\u2060`,
      `Eve,Eng,\ufeff${taken.email},`,
    );
    expect(rows.map(({ errors }) => errors.map(({ message }) => message))).toEqual([
      [],
      ['Line 2 already has this email'],
      ['This email is already in use'],
      ['Line 2 already has this email'],
      ['This email is already in use'],
    ]);
    expect(rows[3]?.email).toBe(twice);
  });

  test('does not tell who has an account in another organization', async () => {
    const elsewhere: TestUser = await aUser(identity.orm);
    const { rows, valid } = await preview(`Cem,Kaya,${elsewhere.email},`);
    expect([valid, rows[0]?.errors]).toEqual([true, []]);
    const { id } = await runImport(`Cem,Kaya,${elsewhere.email},`);
    await identity.runJobs();
    expect(await report(id)).toMatchObject({ invited: 1, failed: 0 });
  });

  test('is limited for each person', async () => {
    const previews = Array.from({ length: 61 }, () =>
      preview(`Cem,Kaya,${email()},`).then(
        () => 'ok',
        ({ kind }) => kind,
      ),
    );
    const kinds = await Promise.all(previews);
    expect(Map.groupBy(kinds, (kind) => kind).get('rate-limited')).toHaveLength(1);
  });

  test.each([
    ['MANAGER', ['ADMIN', 'OWNER']],
    ['OWNER', ['OWNER']],
  ] as const)('does not let a %s grant the roles %j', async (role, forbidden) => {
    viewer = await viewerWith(role);
    const { rows } = await preview(...forbidden.map((granted) => `Ada,${granted},${email()},${granted}`));
    expect(rows.flatMap(({ errors }) => errors.map(({ field }) => field))).toEqual(forbidden.map(() => 'role'));
  });

  test('rejects a file that is too large', async () => {
    const attempt = identity.run(previewTeamImport, { csv: 'x'.repeat(1024 * 1024 + 1) }, { viewer });
    await expect(attempt).rejects.toMatchObject({ kind: 'invalid', fields: { csv: 'File must be at most 1 MiB' } });
  });
});

describe('a team import', () => {
  test('adds every person at once and invites them in the background, with audit entries, and asks for no password', async () => {
    const [ada, ben] = [email(), email()];
    const started = await runImport(`Ada,Marsh,${ada},ACCOUNTANT`, `Ben,Reyes,${ben},`);
    expect(started).toMatchObject({ status: 'RUNNING', total: 2, done: 0, added: 2, invited: 0, failed: 0 });
    const isNew = ({ firstName }: User) => firstName !== 'Max';
    expect((await members()).filter(isNew)).toMatchObject([
      { firstName: 'Ada', role: 'WORKER', email: null, staffNumber: '102' },
      { firstName: 'Ben', role: 'WORKER', email: null, staffNumber: '103' },
    ]);
    await identity.runJobs();
    const finished = await report(started.id);
    expect(finished).toMatchObject({ status: 'FINISHED', done: 2, invited: 2, mailed: 0, failed: 0 });
    expect(finished.rows).toMatchObject([
      { line: 2, firstName: 'Ada', email: ada, role: 'ACCOUNTANT', outcome: 'INVITED', problem: null },
      { line: 3, firstName: 'Ben', email: ben, role: 'WORKER', outcome: 'INVITED', problem: null },
    ]);
    expect((await identity.run(users, {}, { viewer })).filter(({ firstName }) => firstName !== 'Max')).toMatchObject([
      { firstName: 'Ada', status: 'INVITED', invitedRole: 'ACCOUNTANT' },
      { firstName: 'Ben', status: 'INVITED', invitedRole: 'WORKER' },
    ]);
    const entries = await findAuditEntries();
    const added = ['user.created', 'user.created'];
    const actions = ['invitation.created', 'invitation.created', 'team-import.started', ...added];
    expect(entries.map(({ action }) => action).toSorted()).toEqual(actions);
    expect(JSON.stringify(entries)).not.toMatch(/example\.com/);
  });

  test('creates no one if a line is invalid, and names the line', async () => {
    const attempt = runImport(`Ada,Marsh,${email()},`, `Ben,Reyes,nowhere,`);
    await expect(attempt).rejects.toMatchObject({
      kind: 'invalid',
      fields: {
        csv: '1 of 2 lines can’t be imported, so nobody was added',
        'lines.3.email': 'Email must look like name@example.com',
      },
    });
    expect(await list()).toEqual([]);
  });

  test('invites every person once when the same file is sent twice at the same time', async () => {
    const lines = [`Ada,Marsh,${email()},`, `Ben,Reyes,${email()},`];
    const outcomes = await Promise.allSettled([runImport(...lines), runImport(...lines)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await identity.runJobs();
    expect(await invitations()).toHaveLength(2);
    await expect(runImport(...lines)).rejects.toMatchObject({ kind: 'invalid' });
    const { rows } = await preview(...lines);
    const sameName = 'Someone on the team has this name. Choose whether it is the same person.';
    const expected = [
      { field: 'decision', message: sameName },
      { field: 'email', message: 'This email has an invitation already' },
    ];
    expect(rows.map(({ errors }) => errors)).toEqual([expected, expected]);
  });

  test('invites nobody twice when its job is repeated, even at the same time, or continues after a crash', async () => {
    const people = Array.from({ length: 60 }, (_, index) => `Ada,Marsh${index},${email()},`);
    const { id } = await runImport(...people);
    const job = { organizationId: organization.id, importId: id };
    await identity.runInJob(organization.id, (context, transaction) => inviteNextLines(context, transaction, job));
    expect(await report(id)).toMatchObject({ status: 'RUNNING', total: 60, done: 25, invited: 25 });
    await Promise.all(
      [1, 2, 3].map(() =>
        identity.runInJob(organization.id, (context, transaction) => inviteNextLines(context, transaction, job)),
      ),
    );
    await identity.runJobs();
    expect(await report(id)).toMatchObject({ status: 'FINISHED', done: 60, invited: 60 });
    expect(await invitations()).toHaveLength(60);
  });

  test('reports by line who could no longer be invited', async () => {
    const [ada, ben] = [email(), email()];
    const { id } = await runImport(`Ada,Marsh,${ada},`, `Ben,Reyes,${ben},`, `Cem,Kaya,${email()},`);
    await aUser(identity.orm, { organization, email: ada.toUpperCase() });
    await identity.run(createInvitation, { email: ben }, { viewer: await viewerWith('ADMIN') });
    await identity.runJobs();
    const { rows, ...progress } = await report(id);
    expect(progress).toMatchObject({ status: 'FINISHED', done: 3, invited: 1, failed: 2 });
    expect(rows.map(({ outcome, problem }) => [outcome, problem])).toEqual([
      ['FAILED', 'This email is already in use'],
      ['FAILED', 'This email has an invitation already'],
      ['INVITED', null],
    ]);
  });

  test('stops inviting when its author is archived or loses the right to grant the role', async () => {
    const { id } = await runImport(`Ada,Marsh,${email()},MANAGER`, `Ben,Reyes,${email()},WORKER`);
    const sql = identity.orm.em.fork();
    await sql.execute(`update users set status = 'DISABLED' where id = ?`, [viewer.userId]);
    await identity.runJobs();
    const { rows } = await identity.run(teamImport, { id }, { viewer: await viewerWith('ADMIN') });
    expect(rows.map(({ outcome }) => outcome)).toEqual(['FAILED', 'FAILED']);
    expect(await invitations()).toEqual([]);
  });

  test('gives an invited person the employee number of the file, and suggests the name', async () => {
    const ada = email();
    const csv = `first name,last name,email,employee number\nAda,Marsh,${ada},E-7\n`;
    const { id } = await identity.run(importTeam, { csv }, { viewer });
    await identity.runJobs();
    const [{ inviteCode = '' } = {}] = await takeCodes(id);
    const suggested = await identity.run(invitation, { code: inviteCode });
    expect(suggested).toMatchObject({ firstName: 'Ada', lastName: 'Marsh', email: ada, role: 'WORKER' });
    const person = { inviteCode, firstName: 'Ada', lastName: 'Marsh', email: ada, password: 'battery staple' };
    await identity.run(registerWithInvitation, person);
    expect((await members()).find((member) => member.email === ada)).toMatchObject({ employeeNumber: 'E-7' });
    expect((await report(id)).rows).toMatchObject([{ outcome: 'JOINED' }]);
  });

  test('shows the codes that were not mailed once, to its author, after it has finished', async () => {
    const { id } = await runImport(`Ada,Marsh,${email()},`, `Ben,Reyes,${email()},`);
    await expect(takeCodes(id)).rejects.toMatchObject({ kind: 'conflict', code: 'team-import.running' });
    await identity.runJobs();
    const otherManager = await viewerWith('MANAGER');
    await expect(takeCodes(id, otherManager)).rejects.toMatchObject({ kind: 'not-found' });
    const attempts = await Promise.allSettled([takeCodes(id), takeCodes(id)]);
    const taken = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
    expect(taken).toHaveLength(1);
    expect(taken[0]).toMatchObject([
      { line: 2, firstName: 'Ada' },
      { line: 3, firstName: 'Ben' },
    ]);
    expect(await report(id)).toMatchObject({ codesTaken: true });
    const stored = await identity.orm.em.fork().execute('select lines::text as row from team_import_rows lines');
    for (const { inviteCode } of taken[0] ?? []) expect(JSON.stringify(stored)).not.toContain(inviteCode);
  });

  test('is deleted after two weeks, and its lines with a person who is permanently deleted', async () => {
    const { id } = await runImport(`Ada,Marsh,${email()},`);
    await identity.runJobs();
    const context: SweepContext = { ...identity.platform, orm: identity.orm };
    await oldTeamImportsSweep.run(context);
    expect(await list()).toHaveLength(1);
    const sql = identity.orm.em.fork();
    await sql.execute(`update team_imports set created_at = created_at - interval '15 days' where id = ?`, [id]);
    expect(await oldTeamImportsSweep.run(context)).toBe(1);
    expect(await list()).toEqual([]);
    expect(await invitations()).toHaveLength(1);
  });
});
