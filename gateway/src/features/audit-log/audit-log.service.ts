import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { query, type SignedInContext } from '../../access/index.js';
import { arrayLiteral, tenantSql } from '../../platform/database/tenant-sql.js';
import { type Page, presentPage } from '../../platform/paging/index.js';
import {
  allOf,
  type Condition,
  everyRow,
  type PartOf,
  type RowOf,
  readPage,
  readRows,
  toInstant,
  where,
} from '../../platform/read-model/index.js';
import { nodesInput, type Selection } from '../../platform/use-case/index.js';
import { type AuditSubject, auditEntryReads, titleOfAction } from '../audit/index.js';
import { periodOfDays, readTimezone } from '../organization/index.js';
import { daysOf, describeChanges, findApiKey, listIds, listPeople } from './audit-changes.rules.js';
import { auditLogsInput } from './audit-log.inputs.js';
import type { AuditLogEntry } from './audit-log.types.js';
import { findNames, type Names, type Subject } from './subject-names.queries.js';

type Filter = z.output<typeof auditLogsInput>;
type EntryRow = RowOf<typeof auditEntryReads>;

export const auditLogs = query('auditLogs', auditLogsInput, async (context, input): Promise<Page<AuditLogEntry>> => {
  const { em } = context;
  const selection = context.selection.at('edges.node');
  const found = await readPage(em, auditEntryReads, {
    ranges: [await buildEntryCondition(context, input)],
    orderBy: ['position'],
    direction: 'desc',
    parts: chooseParts(selection),
    page: input,
  });
  return presentPage(found, (rows) => describeEntries(em, rows, selection));
});

export const auditLogEntriesById = query('auditLogs', nodesInput, async ({ em, selection }, { ids }) => {
  const condition = where`id = any(${arrayLiteral(ids)}::uuid[])`;
  const rows = await readRows(em, auditEntryReads, condition, { parts: chooseParts(selection) });
  return describeEntries(em, rows, selection);
});

async function describeEntries(
  em: EntityManager,
  rows: readonly EntryRow[],
  selection: Selection,
): Promise<AuditLogEntry[]> {
  const names = await findNames(em, listSubjects(rows, selection));
  const people =
    selection.wants('people') || selection.wants('peopleCount') ? await findConcerned(em, rows) : new Map();
  return rows.map((row) => describeEntry(row, { names, people }, selection));
}

async function buildEntryCondition(
  { em }: SignedInContext,
  { actorId, subjectType, subjectId, from, to }: Filter,
): Promise<Condition> {
  const timezone = from || to ? await readTimezone(em) : '';
  const dayOf = (date: string) => periodOfDays({ startDate: date, endDate: date }, timezone);
  return allOf(
    actorId ? where`actor_id = ${actorId}` : everyRow,
    subjectType ? where`subject_type = ${subjectType}` : everyRow,
    subjectId ? where`subject_id = ${subjectId}` : everyRow,
    from ? where`at >= ${dayOf(from).from}` : everyRow,
    to ? where`at < ${dayOf(to).to}` : everyRow,
  );
}

function chooseParts(selection: Selection): PartOf<typeof auditEntryReads>[] {
  return [
    ...(selection.wants('hash') ? (['hash'] as const) : []),
    ...(selection.wants('address') || selection.wants('client') ? (['origin'] as const) : []),
  ];
}

function listSubjects(rows: readonly EntryRow[], selection: Selection) {
  const wantsSubject = selection.wants('subjectName');
  const wantsChanges = selection.wants('changes');
  return rows.flatMap(({ subjectType, subjectId, changes }) => [
    ...(wantsSubject ? [{ type: subjectType, id: subjectId }] : []),
    ...(wantsChanges ? listIds(changes) : []),
  ]);
}

function findConcerned(em: EntityManager, rows: readonly EntryRow[]): Promise<PeopleOfSubjects> {
  const named = rows.flatMap(({ changes }) => listPeople(changes)).map((id) => ({ type: 'USER' as const, id }));
  return findPeople(em, [
    ...rows.map(({ subjectType, subjectId }) => ({ type: subjectType, id: subjectId })),
    ...named,
  ]);
}

/** More than a line of a list has space for. */
const maxPeople = 20;

/** The people whom the changes name, and otherwise those of the subject. */
function concernedBy({ changes, subjectId }: EntryRow, people: PeopleOfSubjects): readonly Person[] {
  const named = listPeople(changes).flatMap((id) => people.get(id) ?? []);
  return named.length > 0 ? named : (people.get(subjectId) ?? []);
}

interface Found {
  readonly names: Names;
  readonly people: PeopleOfSubjects;
}

function describeEntry(row: EntryRow, { names, people }: Found, selection: Selection): AuditLogEntry {
  const { id, action, subjectType, subjectId, at, actorId, actorFirstName, actorLastName } = row;
  const concerned = concernedBy(row, people);
  return {
    ...{ id, action, subjectType, subjectId, at: toInstant(at) },
    ...{ title: titleOfAction(action), description: titleOfAction(action) },
    subjectName: names.get(subjectId) ?? daysOf(row.changes),
    ...{ people: concerned.slice(0, maxPeople), peopleCount: concerned.length },
    actor: { id: actorId, firstName: actorFirstName, lastName: actorLastName },
    apiKey: findApiKey(row.changes),
    address: row.address,
    client: row.client,
    changes: selection.wants('changes') ? describeChanges(row.changes, names) : [],
    position: Number(row.position),
    hash: row.hash,
  };
}

interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

type PeopleOfSubjects = ReadonlyMap<string, readonly Person[]>;

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

async function findPeople(em: EntityManager, subjects: readonly Subject[]): Promise<PeopleOfSubjects> {
  if (subjects.length === 0) return new Map();
  const values = sources.map(({ type }) =>
    arrayLiteral(new Set(subjects.filter((subject) => subject.type === type).map(({ id }) => id))),
  );
  const rows = await tenantSql(em).query<Person & { readonly subjectId: string }>(selectPeople, values);
  const bySubject = Map.groupBy(rows, ({ subjectId }) => subjectId);
  return new Map([...bySubject].map(([id, people]) => [id, people.map(({ subjectId: _, ...person }) => person)]));
}
