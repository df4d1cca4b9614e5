import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Viewer } from '../../../platform/auth/viewer.js';
import { newId } from '../../../platform/database/ids.js';
import { teamPorts } from '../../teams/index.js';
import { aCrew } from '../../teams/test/builders.js';
import { inviteNextLines } from '../team-import/invite-lines.service.js';
import { takeTeamImportCodes, teamImport } from '../team-import/team-import.service.js';
import { mustJoinTeams } from '../team-import/team-import-rows.queries.js';
import { aSession, aUser, type TestUser, testPassword } from './builders.js';
import { importTeam, previewTeamImport, registerWithInvitation, startIdentity, type TestIdentity } from './calls.js';

let identity: TestIdentity;
let organizationId: string;
let admin: Viewer;
let limited: TestUser;
let viewer: Viewer;
let gardenId: string;
let stoneId: string;

beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());
beforeEach(async () => {
  const owner = await aUser(identity.orm, { role: 'OWNER', firstName: 'Olga' });
  organizationId = owner.organizationId;
  admin = (await aSession(identity.orm, owner)).viewer;
  limited = await aUser(identity.orm, { organizationId, role: 'MANAGER', reach: 'TEAMS', firstName: 'Max' });
  viewer = { ...(await aSession(identity.orm, limited)).viewer, isRestricted: true };
  gardenId = (await aCrew(identity.orm, { organizationId, leads: [limited] })).id;
  stoneId = (await aCrew(identity.orm, { organizationId, name: 'Stone crew' })).id;
});

const email = () => `${newId()}@example.com`;
const fileOf = (lines: readonly string[]) => ['first name,last name,email,role,team,reach', ...lines].join('\n');
const preview = (by: Viewer, ...lines: string[]) =>
  identity.run(previewTeamImport, { csv: fileOf(lines) }, { viewer: by });
const runImport = (by: Viewer, ...lines: string[]) => identity.run(importTeam, { csv: fileOf(lines) }, { viewer: by });
const reportOf = (id: string) => identity.run(teamImport, { id }, { viewer: admin });
const takeCodes = (id: string, by: Viewer) => identity.run(takeTeamImportCodes, { id }, { viewer: by });

const sql = <Row>(statement: string, values: readonly unknown[]) =>
  identity.orm.em.fork().execute<Row[]>(statement, [...values]);
const membersOf = async (teamId: string) => {
  const rows = await sql<{ name: string }>(
    `select person.first_name as name from team_members member join users person on person.id = member.user_id
     where member.team_id = ? order by 1`,
    [teamId],
  );
  return rows.map(({ name }) => name);
};
const countPeople = async () =>
  (
    await sql<{ count: number }>('select count(*)::int as count from users where organization_id = ?', [organizationId])
  )[0]?.count;
const problemsOf = ({ rows }: Awaited<ReturnType<typeof preview>>) =>
  rows.map(({ errors }) => errors.map(({ field, message }) => `${field}: ${message}`));

describe('the column with teams', () => {
  test('is checked line by line, and the preview names the team', async () => {
    const found = await preview(
      admin,
      `Ada,Marsh,${email()},,garden CREW,`,
      `Ben,Reyes,${email()},,,`,
      `Cem,Kaya,${email()},,Pool crew,`,
      `Dee,Diaz,${email()},MANAGER,Stone crew,teams`,
      `Eve,Eng,${email()},WORKER,,TEAMS`,
      `Flo,Fox,${email()},MANAGER,,everyone`,
    );
    expect(problemsOf(found)).toEqual([
      [],
      [],
      ['team: Pool crew is not a team. Create it first.'],
      [],
      ['reach: Only a manager can be limited to teams'],
      ['reach: Reach must be ORGANIZATION or TEAMS'],
    ]);
    expect(found.rows.map(({ team, reach }) => [team, reach])).toMatchObject([
      ['Garden crew', null],
      [null, null],
      [null, null],
      ['Stone crew', 'TEAMS'],
      [null, 'TEAMS'],
      [null, null],
    ]);
  });

  test('makes people members at once, and managers leads when they join', async () => {
    const { id } = await runImport(admin, `Ada,Marsh,,,Garden crew,`, `Dee,Diaz,${email()},MANAGER,Stone crew,TEAMS`);
    expect(await Promise.all([gardenId, stoneId].map(membersOf))).toEqual([['Ada'], ['Dee']]);
    await identity.runJobs();
    const [code] = await takeCodes(id, admin);
    const person = { firstName: 'Dee', lastName: 'Diaz', email: email(), password: testPassword };
    await identity.run(registerWithInvitation, { inviteCode: code?.inviteCode ?? '', ...person });
    expect(await membersOf(stoneId)).toEqual(['Dee']);
    const led = await sql(
      `select person.role, person.reach from team_leads lead join users person on person.id = lead.user_id
       where lead.team_id = ?`,
      [stoneId],
    );
    expect(led).toEqual([{ role: 'MANAGER', reach: 'TEAMS' }]);
  });

  test('has only teams that the manager leads, who chooses nobody’s reach', async () => {
    const manager = await aUser(identity.orm, { organizationId, role: 'MANAGER', firstName: 'Mia' });
    const { viewer: unlimited } = await aSession(identity.orm, manager);
    await aCrew(identity.orm, { organizationId, name: 'Own crew', leads: [manager] });
    const lines = [`Ada,Marsh,,,Own crew,`, `Ben,Reyes,,,Stone crew,`, `Dee,Diaz,${email()},MANAGER,,TEAMS`];
    expect(problemsOf(await preview(unlimited, ...lines))).toEqual([
      [],
      ['team: Stone crew is not a team that you lead'],
      ['reach: Only an administrator can choose whom a manager reaches. Leave the reach out.'],
    ]);
  });
});

describe('a restricted manager', () => {
  test('imports only workers, each into a team of theirs', async () => {
    const lines = [
      `Ada,Marsh,${email()},,Garden crew,`,
      `Ben,Reyes,,,,`,
      `Cem,Kaya,,,Stone crew,`,
      `Dee,Diaz,${email()},ACCOUNTANT,Garden crew,`,
    ];
    expect(problemsOf(await preview(viewer, ...lines))).toEqual([
      [],
      ['team: Choose one of your teams.'],
      ['team: Choose one of your teams.'],
      ['role: Your role does not allow granting the role ACCOUNTANT'],
    ]);
    const before = await countPeople();
    await expect(runImport(viewer, ...lines)).rejects.toMatchObject({ kind: 'invalid' });
    expect(await countPeople()).toBe(before);
  });

  test('adds and invites people, and sees who joined', async () => {
    const { id, added } = await runImport(viewer, `Ada,Marsh,${email()},,Garden crew,`, `Ben,Reyes,,,Garden crew,`);
    expect([added, await membersOf(gardenId)]).toEqual([2, ['Ada', 'Ben']]);
    await identity.runJobs();
    const report = await identity.run(teamImport, { id }, { viewer });
    expect(report).toMatchObject({ status: 'FINISHED', total: 2, invited: 1, failed: 0 });
    expect(await takeCodes(id, viewer)).toMatchObject([{ firstName: 'Ada' }]);
  });

  test('learns that an address, a number or an id is taken, also by someone out of reach', async () => {
    const hidden = await aUser(identity.orm, { organizationId, firstName: 'Hal' });
    await sql('update users set employee_number = ?, staff_number = ? where id = ?', ['É-1', '9001', hidden.id]);
    await sql(`insert into payroll_ids values (?, ?, 'GUSTO', 'Gus-1')`, [organizationId, hidden.id]);
    const invited = email();
    await runImport(admin, `Zoe,Zorn,${invited},,Stone crew,`);
    const csv = [
      'first name,last name,email,staff number,employee number,gusto id,team',
      `Ada,Marsh,${hidden.email.toUpperCase()},9001,é-1,gUS-1,Garden crew`,
      `Ben,Reyes,${invited},,,,Garden crew`,
    ].join('\n');
    const found = await identity.run(previewTeamImport, { csv }, { viewer });
    expect(problemsOf(found)).toEqual([
      [
        'email: This email is already in use',
        'employeeNumber: This employee number is already in use',
        'staffNumber: This staff number is already in use',
        'payrollIds.GUSTO: This Gusto id is already in use',
      ],
      ['email: This email has an invitation already'],
    ]);
  });

  test('finds no namesakes out of reach', async () => {
    await aUser(identity.orm, { organizationId, firstName: 'Ada', lastName: 'Marsh' });
    const { rows, valid } = await preview(viewer, `Ada,Marsh,,,Garden crew,`);
    expect([valid, rows[0]?.namesakes]).toEqual([true, []]);
  });
});

describe('an import whose author is restricted since', () => {
  beforeEach(() => sql(`update users set reach = 'ORGANIZATION' where id = ?`, [limited.id]));
  const unlimited = (): Viewer => ({ ...viewer, isRestricted: false });
  const restrict = () => sql(`update users set reach = 'TEAMS' where id = ?`, [limited.id]);
  const inviteAll = (importId: string) =>
    identity.runInJob(organizationId, (context, transaction) =>
      inviteNextLines(context, transaction, { organizationId, importId }),
    );

  test('invites only workers in reach', async () => {
    const lines = [
      `Ada,Marsh,${email()},,Garden crew,`,
      `Ben,Reyes,${email()},,,`,
      `Dee,Diaz,${email()},ACCOUNTANT,Garden crew,`,
    ];
    const { id } = await runImport(unlimited(), ...lines);
    await restrict();
    await inviteAll(id);
    expect((await reportOf(id)).rows).toMatchObject([
      { outcome: 'INVITED', problem: null },
      { outcome: 'FAILED', problem: 'The person who started the import leads no team of this person' },
      { outcome: 'FAILED', problem: 'The person who started the import may no longer invite people with this role' },
    ]);
  });

  test('gives its author only the codes of workers in reach', async () => {
    const lines = [
      `Ada,Marsh,${email()},,Garden crew,`,
      `Ben,Reyes,${email()},,,`,
      `Dee,Diaz,${email()},ACCOUNTANT,Garden crew,`,
    ];
    const { id } = await runImport(unlimited(), ...lines);
    await identity.runJobs();
    await restrict();
    expect(await takeCodes(id, viewer)).toMatchObject([{ firstName: 'Ada' }]);
  });
});

test('checks again, within the transaction of an import, which teams its author leads', async () => {
  const rows = ['Garden crew', 'Stone crew', null].map((team) => ({ row: { action: 'CREATE', team } }));
  const check = (...chosen: typeof rows) =>
    identity.runInJob(organizationId, (_context, { em }) =>
      mustJoinTeams({ em, platform: identity.platform, viewer }, chosen as never, teamPorts),
    );
  const [garden, stone, none] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0]];
  await check(garden);
  for (const chosen of [[stone], [none], [garden, stone]]) {
    await expect(check(...chosen)).rejects.toMatchObject({ fields: { csv: 'Choose one of your teams.' } });
  }
});
