import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral, tenantSql } from '../../platform/database/tenant-sql.adapter.js';
import type { AuditSubject } from '../audit/index.js';

/** Current names of subjects by their ids. */
export type Names = ReadonlyMap<string, string>;

export interface Subject {
  readonly type: AuditSubject;
  readonly id: string;
}

const personName = `person.first_name || ' ' || person.last_name`;
const withPerson = (table: string) =>
  `${table} subject join users person on person.organization_id = subject.organization_id and person.id = subject.user_id`;

/** The name to show for a subject, and the rows to read it from. A timesheet or request is named after its person. */
const nameSources: Readonly<Partial<Record<AuditSubject, { readonly name: string; readonly from: string }>>> = {
  USER: { name: personName.replaceAll('person.', 'subject.'), from: 'users subject' },
  ORGANIZATION: { name: 'subject.name', from: '(select *, id as organization_id from organizations) subject' },
  INVITATION: { name: 'subject.email', from: 'invitations subject' },
  TIMESHEET: { name: personName, from: withPerson('timesheets') },
  SCHEDULE: { name: 'subject.title', from: 'schedules subject' },
  JOB: { name: 'subject.name', from: 'jobs subject' },
  PTO_POLICY: { name: 'subject.name', from: 'pto_policies subject' },
  API_KEY: { name: 'subject.name', from: 'api_keys subject' },
  PTO_REQUEST: { name: personName, from: withPerson('pto_requests') },
  CORRECTION: { name: personName, from: withPerson('corrections') },
};

/** One text for all pages, so that PostgreSQL prepares it once: a type without subjects costs next to nothing. */
const selectNames = Object.values(nameSources)
  .map(
    ({ name, from }) =>
      `select subject.id, ${name} as name from ${from} where subject.organization_id = :organization and subject.id = any(?::uuid[])`,
  )
  .join(' union all ');

/** Finds all names with one query, a union with one part for each subject type. */
export async function findNames(em: EntityManager, subjects: readonly Subject[]): Promise<Names> {
  if (subjects.length === 0) return new Map();
  const values = Object.keys(nameSources).map((type) =>
    arrayLiteral(new Set(subjects.filter((subject) => subject.type === type).map(({ id }) => id))),
  );
  const rows = await tenantSql(em).query<{ id: string; name: string | null }>(selectNames, values);
  return new Map(rows.flatMap(({ id, name }) => (name ? [[id, name]] : [])));
}
