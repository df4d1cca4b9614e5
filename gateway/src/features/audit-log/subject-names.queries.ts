import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditSubject } from '../audit/index.js';

/** What things are called today, by their ids. */
export type Names = ReadonlyMap<string, string>;

export interface Thing {
  readonly type: AuditSubject;
  readonly id: string;
}

const personsName = `person.first_name || ' ' || person.last_name`;
const withPerson = (table: string) =>
  `${table} thing join users person on person.organization_id = thing.organization_id and person.id = thing.user_id`;

/** What is shown for a thing, and where it is read. What belongs to somebody is shown by their name. */
const nameSources: Readonly<Partial<Record<AuditSubject, { readonly name: string; readonly from: string }>>> = {
  USER: { name: personsName.replaceAll('person.', 'thing.'), from: 'users thing' },
  ORGANIZATION: { name: 'thing.name', from: '(select *, id as organization_id from organizations) thing' },
  INVITATION: { name: 'thing.email', from: 'invitations thing' },
  TIMESHEET: { name: personsName, from: withPerson('timesheets') },
  SCHEDULE: { name: 'thing.title', from: 'schedules thing' },
  JOB: { name: 'thing.name', from: 'jobs thing' },
  PTO_POLICY: { name: 'thing.name', from: 'pto_policies thing' },
  API_KEY: { name: 'thing.name', from: 'api_keys thing' },
  PTO_REQUEST: { name: personsName, from: withPerson('pto_requests') },
};

/** One question, however many entries: each kind of thing that is among them is one part of it. */
export async function namesOf(em: EntityManager, organizationId: string, things: readonly Thing[]): Promise<Names> {
  const parts: string[] = [];
  const values: unknown[] = [];
  for (const [type, { name, from }] of Object.entries(nameSources)) {
    const ids = [...new Set(things.filter((thing) => thing.type === type).map(({ id }) => id))];
    if (ids.length === 0) continue;
    const marks = ids.map(() => '?').join(', ');
    parts.push(
      `select thing.id, ${name} as name from ${from} where thing.organization_id = ? and thing.id in (${marks})`,
    );
    values.push(organizationId, ...ids);
  }
  if (parts.length === 0) return new Map();
  const rows = await em.execute<{ id: string; name: string | null }[]>(parts.join(' union all '), values);
  return new Map(rows.flatMap(({ id, name }) => (name ? [[id, name]] : [])));
}
