import type { FilterQuery } from '@mikro-orm/core';
import type { z } from 'zod';
import { query, type SignedInContext } from '../../access/index.js';
import { type Page, pageOf } from '../../platform/paging/index.js';
import { AuditEntry, AuditOrigin, titleOfAction } from '../audit/index.js';
import { Organization, periodOfDays } from '../organization/index.js';
import { describeChanges, listIds } from './audit-changes.rules.js';
import { auditLogsInput } from './audit-log.inputs.js';
import type { AuditLogEntry } from './audit-log.types.js';
import { findNames, type Names } from './subject-names.queries.js';

type Filter = z.output<typeof auditLogsInput>;

/** The readable entries of the organization, newest first. */
export const auditLogs = query('auditLogs', auditLogsInput, async (context, input): Promise<Page<AuditLogEntry>> => {
  const { em } = context;
  const where = await buildEntryFilter(context, input);
  const found = await pageOf(em, AuditEntry, { where, orderBy: [['position', 'desc']], page: input });
  const entries = found.edges.map(({ node }) => node);
  const names = await findNames(em, entries.flatMap(listSubjects));
  const origins = await findOrigins(em, entries);
  const describe = (entry: AuditEntry) => describeEntry(entry, names, origins.get(entry.id));
  return { ...found, edges: found.edges.map(({ cursor, node }) => ({ cursor, node: describe(node) })) };
});

async function buildEntryFilter(
  { em, viewer }: SignedInContext,
  { actorId, subjectType, subjectId, from, to }: Filter,
): Promise<FilterQuery<AuditEntry>> {
  return {
    ...(actorId && { actorId }),
    ...(subjectType && { subjectType }),
    ...(subjectId && { subjectId }),
    ...((from || to) && { at: await periodOf(em, viewer.organizationId, from, to) }),
  };
}

async function periodOf(
  em: SignedInContext['em'],
  organizationId: string,
  from: string | null | undefined,
  to: string | null | undefined,
): Promise<{ $gte?: Date; $lt?: Date }> {
  const { timezoneInForce } = await em.findOneOrFail(Organization, organizationId);
  const begin = from && periodOfDays({ startDate: from, endDate: from }, timezoneInForce).from;
  const end = to && periodOfDays({ startDate: to, endDate: to }, timezoneInForce).to;
  return { ...(begin && { $gte: begin }), ...(end && { $lt: end }) };
}

async function findOrigins(em: SignedInContext['em'], entries: readonly AuditEntry[]) {
  const origins = await em.find(AuditOrigin, { entryId: { $in: entries.map(({ id }) => id) } });
  return new Map(origins.map((origin) => [origin.entryId, origin]));
}

function listSubjects({ subjectType, subjectId, changes }: AuditEntry) {
  return [{ type: subjectType, id: subjectId }, ...listIds(changes)];
}

function describeEntry(entry: AuditEntry, names: Names, origin: AuditOrigin | undefined): AuditLogEntry {
  const { id, action, subjectType, subjectId, at, actorId, actorFirstName, actorLastName } = entry;
  return {
    ...{ id, action, subjectType, subjectId, at },
    ...{ title: titleOfAction(action), description: titleOfAction(action) },
    subjectName: names.get(subjectId) ?? null,
    actor: { id: actorId, firstName: actorFirstName, lastName: actorLastName },
    address: origin?.address ?? null,
    client: origin?.client ?? null,
    changes: describeChanges(entry.changes, names),
    position: Number(entry.position),
    hash: entry.hash.toString('hex'),
  };
}
