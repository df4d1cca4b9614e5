import { newId } from '../platform/database/ids.js';
import { arrayLiteral, type SqlStatement, tenantSql } from '../platform/database/tenant-sql.js';
import type { Entry } from './audit-entries.js';
import { archivedDaysAgo, type Crew, type Demo, formerMember, idOf, restrictedManager } from './cast.js';
import { hourOf } from './shifts.js';

interface DemoTeam {
  readonly crew: Crew;
  readonly name: string;
  /** The first name. */
  readonly lead: string;
}

const demoTeams: readonly DemoTeam[] = [
  { crew: 'garden', name: 'Garden crew', lead: 'Maya' },
  { crew: 'stone', name: 'Stone crew', lead: restrictedManager },
  { crew: 'office', name: 'Office', lead: 'Amir' },
];

const insertTeam = 'insert into teams (organization_id, id, name) values (:organization, ?::uuid, ?)';
const insertLead =
  'insert into team_leads (organization_id, team_id, user_id) values (:organization, ?::uuid, ?::uuid)';
const bookHours = `
  update timesheets set team_id = ?::uuid where organization_id = :organization and user_id = any(?::uuid[])`;
const insertMember = `
  insert into team_members (organization_id, team_id, user_id, from_date, to_date)
  values (:organization, ?::uuid, ?::uuid, ?::date, ?::date)`;

/** A team for each crew, and a gardener whom the stone crew borrows for a week. Returns what the audit log says about them. */
export async function insertTeams(demo: Demo): Promise<Entry[]> {
  const { em, organizationId, today } = demo;
  const teams = demoTeams.map((team) => ({ ...team, id: newId(), memberIds: idsOf(demo, team.crew) }));
  const founded = today.subtract({ days: 44 });
  const former = idOf(demo, formerMember.firstName);
  const left = today.subtract({ days: archivedDaysAgo });
  const stone = teams.find(({ crew }) => crew === 'stone');
  const memberOf = (team: string, user: string, from: Temporal.PlainDate, to: Temporal.PlainDate | null) => ({
    text: insertMember,
    values: [team, user, from.toString(), to?.toString() ?? null],
  });
  const statements: SqlStatement[] = teams.flatMap(({ id, name, lead, memberIds }) => [
    { text: insertTeam, values: [id, name] },
    { text: insertLead, values: [id, idOf(demo, lead)] },
    ...memberIds.map((member) => memberOf(id, member, founded, member === former ? left : null)),
    { text: bookHours, values: [id, arrayLiteral(memberIds)] },
  ]);
  const loan = stone && memberOf(stone.id, idOf(demo, 'Jonas'), today.subtract({ days: 1 }), today.add({ days: 6 }));
  await tenantSql(em, organizationId).queryAll([...statements, ...(loan ? [loan] : [])]);
  const by = idOf(demo, 'Amir');
  return teams.map(({ id, name, lead, memberIds }, index) => ({
    at: new Date(hourOf(founded, 10).getTime() + index * 90_000),
    by,
    record: {
      action: 'team.created',
      subjectType: 'TEAM',
      subjectId: id,
      changes: { name: { after: name }, addedUserIds: memberIds, leadIds: [idOf(demo, lead)] },
    },
  }));
}

const idsOf = ({ userIds }: Demo, crew: Crew) =>
  [...userIds].filter(([person]) => person.crew === crew).map(([, id]) => id);
