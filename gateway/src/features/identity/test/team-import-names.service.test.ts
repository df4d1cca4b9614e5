import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { z } from 'zod';
import type { Viewer } from '../../../platform/auth/viewer.js';
import { newId } from '../../../platform/database/ids.js';
import type { Organization } from '../../organization/index.js';
import { anOrganization } from '../../organization/test/builders.js';
import type { Decision, teamImportInput } from '../team-import/team-import.inputs.js';
import { teamImport } from '../team-import/team-import.service.js';
import { aSession, aUser } from './builders.js';
import {
  createInvitation,
  createUser,
  importTeam,
  previewTeamImport,
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
  const author = { organization, role: 'ADMIN', firstName: 'Max', lastName: 'Moreau' } as const;
  viewer = (await aSession(identity.orm, await aUser(identity.orm, author))).viewer;
});

const email = () => `${newId()}@example.com`;

function file(lines: readonly string[], decisions: readonly z.input<typeof teamImportInput>['decisions'][] = []) {
  const csv = ['First name,Last name,Email,Role,Staff number', ...lines].join('\n');
  return { csv, decisions: decisions.flat() as Decision[] };
}

const preview = (lines: readonly string[], ...decisions: Decision[]) =>
  identity.run(previewTeamImport, file(lines, [decisions]), { viewer });

async function runImport(lines: readonly string[], ...decisions: Decision[]) {
  const { id } = await identity.run(importTeam, file(lines, [decisions]), { viewer });
  await identity.runJobs();
  return identity.run(teamImport, { id }, { viewer });
}

const team = async () => (await identity.run(users, {}, { viewer })).filter(({ firstName }) => firstName !== 'Max');
const addAna = () => identity.run(createUser, { firstName: 'Ana', lastName: 'Ruiz', role: 'WORKER' }, { viewer });

describe('an import of people with and without an email address', () => {
  test('adds all of them; those with an address are INVITED, and the others have no account', async () => {
    const report = await runImport([`Ana,Ruiz,,,`, `Ben,Ito,${email()},MANAGER,`]);
    expect(report).toMatchObject({ status: 'FINISHED', total: 2, done: 2, added: 2, invited: 1, failed: 0 });
    expect(report.rows).toMatchObject([
      { line: 2, email: '', outcome: 'ADDED' },
      { line: 3, outcome: 'INVITED' },
    ]);
    expect(await team()).toMatchObject([
      { firstName: 'Ana', status: 'ACTIVE', hasAccount: false },
      { firstName: 'Ben', status: 'INVITED', hasAccount: false },
    ]);
  });

  test('makes thirty lines thirty people of the team at once', async () => {
    const lines = Array.from({ length: 30 }, (_, index) => `Ana,No ${index},${index % 2 ? email() : ''},,`);
    await identity.run(importTeam, file(lines), { viewer });
    expect(await team()).toHaveLength(30);
  });

  test('needs no column for email if all columns are known', async () => {
    const csv = 'First name,Last name\nAna,Ruiz';
    expect(await identity.run(previewTeamImport, { csv }, { viewer })).toMatchObject({ valid: true });
    const misnamed = 'First name,Last name,Mail address\nAna,Ruiz,ana@example.com';
    await expect(identity.run(previewTeamImport, { csv: misnamed }, { viewer })).rejects.toMatchObject({
      fields: { csv: 'The file has no column for email' },
    });
  });

  test('requires an email address for every role but WORKER', async () => {
    const { rows } = await preview(['Ana,Ruiz,,MANAGER,']);
    expect(rows[0]?.errors).toEqual([{ field: 'email', message: 'Email is required. Only a WORKER needs none.' }]);
  });

  test('gives the staff numbers of the file, and the others the next free ones', async () => {
    await runImport(['Ana,Ruiz,,,', 'Ben,Ito,,,102', 'Cem,Kaya,,,']);
    expect((await team()).map(({ staffNumber }) => staffNumber)).toEqual(['103', '102', '104']);
  });

  test('reports staff numbers that are malformed, taken, or twice in the file', async () => {
    const { rows } = await preview(['Ana,Ruiz,,,12', 'Ben,Ito,,,101', 'Cem,Kaya,,,200', 'Dee,Diaz,,,200']);
    expect(rows.map(({ errors }) => errors.map(({ field, message }) => `${field}: ${message}`))).toEqual([
      ['staffNumber: Staff number must have 3 to 8 digits'],
      ['staffNumber: This staff number is already in use'],
      [],
      ['staffNumber: Line 4 already has this staff number'],
    ]);
  });
});

describe('a name that someone has already', () => {
  test('asks, regardless of case and spaces, and says who it is', async () => {
    const ana = await addAna();
    const { valid, rows } = await preview([' ANA , ruiz,,,']);
    expect(valid).toBe(false);
    expect(rows[0]).toMatchObject({
      action: null,
      namesakes: [{ userId: ana.id, staffNumber: '102', email: null, isArchived: false, canBeInvited: true }],
      errors: [{ field: 'decision', message: expect.stringContaining('Choose whether it is the same person') }],
    });
    await expect(identity.run(importTeam, file([' ANA , ruiz,,,']), { viewer })).rejects.toMatchObject({
      fields: { 'lines.2.decision': expect.anything() },
    });
    expect(await team()).toHaveLength(1);
  });

  test('asks for the second of two equal lines', async () => {
    const { rows } = await preview(['Ana,Ruiz,,,', 'ana,ruiz,,,']);
    expect(rows.map(({ sameLine, action }) => [sameLine, action])).toEqual([
      [null, 'CREATE'],
      [2, null],
    ]);
  });

  test('is another person after CREATE', async () => {
    await addAna();
    await runImport(['Ana,Ruiz,,,'], { line: 2, action: 'CREATE' });
    expect((await team()).map(({ staffNumber }) => staffNumber)).toEqual(['102', '103']);
  });

  test('is the same person after SKIP, whatever else the line says', async () => {
    await addAna();
    const report = await runImport(['Ana,Ruiz,nowhere,,101'], { line: 2, action: 'SKIP' });
    expect(report).toMatchObject({ added: 0, invited: 0, rows: [{ outcome: 'SKIPPED' }] });
    expect(await team()).toHaveLength(1);
  });

  test('is invited as the same person after INVITE', async () => {
    const ana = await addAna();
    const report = await runImport([`Ana,Ruiz,${email()},,`], { line: 2, action: 'INVITE' });
    expect(report).toMatchObject({ added: 0, invited: 1, rows: [{ outcome: 'INVITED' }] });
    expect(await team()).toMatchObject([{ id: ana.id, staffNumber: '102', status: 'INVITED' }]);
  });

  test('cannot be invited twice, without an email address, or if it is unclear who is meant', async () => {
    const ana = await addAna();
    const decision = { line: 2, action: 'INVITE' } as const;
    const problemsOf = async (line: string, userId?: string) =>
      (await preview([line], { ...decision, userId })).rows[0]?.errors.map(({ message }) => message);
    expect(await problemsOf('Ana,Ruiz,,,')).toEqual(['Enter an email address to invite this person']);
    const other = await addAna();
    const line = `Ana,Ruiz,${email()},,`;
    expect(await problemsOf(line)).toEqual(['Several people have this name. Choose whom to invite.']);
    expect(await problemsOf(line, other.id)).toEqual([]);
    await identity.run(createInvitation, { userId: ana.id }, { viewer });
    expect(await problemsOf(line, ana.id)).toEqual([
      'Nobody with this name can be invited. They have an account or an invitation already.',
    ]);
  });

  test('stays one person when the same file is sent twice at the same time', async () => {
    const given = file(['Ana,Ruiz,,,', 'Ben,Ito,,,']);
    const outcomes = await Promise.allSettled([
      identity.run(importTeam, given, { viewer }),
      identity.run(importTeam, given, { viewer }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await team()).toHaveLength(2);
  });

  test('is decided for lines of the file only', async () => {
    await expect(preview(['Ana,Ruiz,,,'], { line: 9, action: 'SKIP' })).rejects.toMatchObject({
      fields: { decisions: 'The file has no person on line 9' },
    });
  });
});
