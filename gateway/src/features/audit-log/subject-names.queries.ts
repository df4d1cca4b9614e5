import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral, tenantSql } from '../../platform/database/tenant-sql.js';
import type { AuditAction } from '../../platform/use-case/index.js';
import type { AuditSubject } from '../audit/index.js';

export type Names = ReadonlyMap<string, string>;

export interface Subject {
  readonly type: AuditSubject;
  readonly id: string;
}

const personName = `person.first_name || ' ' || person.last_name`;
const joinPerson =
  'join users person on person.organization_id = subject.organization_id and person.id = subject.user_id';
const withPerson = (table: string) => `${table} subject ${joinPerson}`;

/** A subject that was deleted since, as the log recorded it: `userId` is a field of the changes. */
const deletedSubject = (action: AuditAction, field: string, column: string, type = 'text') =>
  `(select organization_id, subject_id as id, (changes->'${field}'->>'before')::${type} as ${column}
    from audit_entries where action = '${action}') subject`;

/** Whom an invitation is for. A link for several people has only their number. */
const nameOfInvitation = `coalesce(
  (select person.first_name || ' ' || person.last_name from users person
   where person.organization_id = subject.organization_id and person.id = subject.user_id),
  subject.email::text, subject.phone,
  case when subject.max_uses > 1 then 'Link for ' || subject.max_uses || ' people' end)`;

interface NameSource {
  readonly type: AuditSubject;
  readonly name: string;
  readonly from: string;
}

/** The name to show for a subject, and the rows to read it from. A timesheet or request is named after its person. */
const nameSources: readonly NameSource[] = [
  { type: 'USER', name: personName.replaceAll('person.', 'subject.'), from: 'users subject' },
  { type: 'ORGANIZATION', name: 'subject.name', from: '(select *, id as organization_id from organizations) subject' },
  { type: 'INVITATION', name: nameOfInvitation, from: 'invitations subject' },
  { type: 'TIMESHEET', name: personName, from: withPerson('timesheets') },
  { type: 'SCHEDULE', name: 'subject.title', from: 'schedules subject' },
  { type: 'SHIFT_TEMPLATE', name: 'subject.name', from: 'shift_templates subject' },
  { type: 'WEEK_TEMPLATE', name: 'subject.name', from: 'week_templates subject' },
  { type: 'JOB', name: 'subject.name', from: 'jobs subject' },
  { type: 'TEAM', name: 'subject.name', from: 'teams subject' },
  { type: 'PLACE', name: 'subject.name', from: 'places subject' },
  { type: 'POSITION', name: 'subject.name', from: 'positions subject' },
  { type: 'OVERTIME_RULE', name: 'subject.name', from: 'overtime_rules subject' },
  { type: 'PTO_POLICY', name: 'subject.name', from: 'pto_policies subject' },
  { type: 'API_KEY', name: 'subject.name', from: 'api_keys subject' },
  { type: 'PTO_REQUEST', name: personName, from: withPerson('pto_requests') },
  { type: 'SIGN_OFF', name: personName, from: withPerson('sign_offs') },
  { type: 'CORRECTION', name: personName, from: withPerson('corrections') },
  {
    type: 'REOPENING_REQUEST',
    name: personName,
    from: `(select *, requested_by_id as user_id from reopening_requests) subject ${joinPerson}`,
  },
  {
    type: 'TIMESHEET',
    name: personName,
    from: `${deletedSubject('timesheet.deleted', 'userId', 'user_id', 'uuid')} ${joinPerson}`,
  },
  { type: 'SCHEDULE', name: 'subject.title', from: deletedSubject('schedule.deleted', 'title', 'title') },
  { type: 'SHIFT_TEMPLATE', name: 'subject.name', from: deletedSubject('shift-template.deleted', 'name', 'name') },
  { type: 'WEEK_TEMPLATE', name: 'subject.name', from: deletedSubject('week-template.deleted', 'name', 'name') },
  { type: 'JOB', name: 'subject.name', from: deletedSubject('job.deleted', 'name', 'name') },
  { type: 'TEAM', name: 'subject.name', from: deletedSubject('team.deleted', 'name', 'name') },
  { type: 'PLACE', name: 'subject.name', from: deletedSubject('place.deleted', 'name', 'name') },
  { type: 'POSITION', name: 'subject.name', from: deletedSubject('position.deleted', 'name', 'name') },
  { type: 'OVERTIME_RULE', name: 'subject.name', from: deletedSubject('overtime-rule.deleted', 'name', 'name') },
  { type: 'PTO_POLICY', name: 'subject.name', from: deletedSubject('pto-policy.deleted', 'name', 'name') },
];

/** One text for all pages, so that PostgreSQL prepares it once: a type without subjects costs next to nothing. */
const selectNames = nameSources
  .map(
    ({ name, from }) =>
      `select subject.id, ${name} as name from ${from} where subject.organization_id = :organization and subject.id = any(?::uuid[])`,
  )
  .join(' union all ');

export async function findNames(em: EntityManager, subjects: readonly Subject[]): Promise<Names> {
  if (subjects.length === 0) return new Map();
  const values = nameSources.map(({ type }) =>
    arrayLiteral(new Set(subjects.filter((subject) => subject.type === type).map(({ id }) => id))),
  );
  const rows = await tenantSql(em).query<{ id: string; name: string | null }>(selectNames, values);
  return new Map(rows.flatMap(({ id, name }) => (name ? [[id, name]] : [])));
}
