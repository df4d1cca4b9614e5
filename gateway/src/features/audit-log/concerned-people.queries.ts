import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral, tenantSql } from '../../platform/database/tenant-sql.js';
import type { AuditSubject } from '../audit/index.js';
import type { Subject } from './subject-names.queries.js';

export interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

export type PeopleOfSubjects = ReadonlyMap<string, readonly Person[]>;

interface PeopleSource {
  readonly type: AuditSubject;
  /** Rows with the columns `id`, the subject's, and `user_id`. */
  readonly from: string;
}

const renamed = (table: string, user: string) => `(select organization_id, id, ${user} as user_id from ${table})`;

const sources: readonly PeopleSource[] = [
  { type: 'USER', from: renamed('users', 'id') },
  { type: 'TIMESHEET', from: 'timesheets' },
  {
    type: 'TIMESHEET',
    from: `(select organization_id, subject_id as id, (changes->'userId'->>'before')::uuid as user_id
      from audit_entries where action = 'timesheet.deleted')`,
  },
  { type: 'PTO_REQUEST', from: 'pto_requests' },
  { type: 'SIGN_OFF', from: 'sign_offs' },
  { type: 'CORRECTION', from: 'corrections' },
  { type: 'REOPENING_REQUEST', from: renamed('reopening_requests', 'requested_by_id') },
  { type: 'SCHEDULE', from: '(select organization_id, schedule_id as id, user_id from schedule_assignees)' },
  { type: 'API_KEY', from: renamed('api_keys', 'owner_id') },
  { type: 'INVITATION', from: renamed('invitations', 'used_by') },
];

/** One text for all pages, so that PostgreSQL prepares it once. */
const selectPeople = `
  select found.id as "subjectId", person.id, person.first_name as "firstName", person.last_name as "lastName"
  from (${sources
    .map(
      ({ from }) =>
        `select subject.id, subject.user_id from ${from} subject
         where subject.organization_id = :organization and subject.id = any(?::uuid[])`,
    )
    .join(' union all ')}) found
  join users person on person.organization_id = :organization and person.id = found.user_id
  order by person.first_name, person.last_name, person.id`;

export async function findPeople(em: EntityManager, subjects: readonly Subject[]): Promise<PeopleOfSubjects> {
  if (subjects.length === 0) return new Map();
  const values = sources.map(({ type }) =>
    arrayLiteral(new Set(subjects.filter((subject) => subject.type === type).map(({ id }) => id))),
  );
  const rows = await tenantSql(em).query<Person & { readonly subjectId: string }>(selectPeople, values);
  const bySubject = Map.groupBy(rows, ({ subjectId }) => subjectId);
  return new Map([...bySubject].map(([id, people]) => [id, people.map(({ subjectId: _, ...person }) => person)]));
}
