import type { SignedInContext } from '../../../access/index.js';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import {
  date,
  instant,
  json,
  nullable,
  own,
  type PartOf,
  type RowOf,
  readModel,
  text,
  toInstant,
  toNullableInstant,
  uuid,
} from '../../../platform/read-model/index.js';
import type { Selection } from '../../../platform/use-case/index.js';
import type { SignOffChange, SignOffContent } from '../content/sign-off-content.types.js';
import type { AuditPosition, SignOff, SignOffAnswer } from './sign-off.types.js';

/** The content of a signature is several kilobytes, so it is read on request. */
export const signOffReads = readModel('sign_offs', {
  columns: {
    id: uuid('id'),
    userId: uuid('user_id'),
    startDate: date('start_date'),
    endDate: date('end_date'),
    contentHash: text(`encode(sign_offs.content_hash, 'hex')`),
    signedFirstName: text(`sign_offs.content -> 'person' ->> 'firstName'`),
    signedLastName: text(`sign_offs.content -> 'person' ->> 'lastName'`),
    answers: json<readonly SignOffAnswer[]>('answers'),
    statement: text('statement'),
    signedAt: instant('signed_at'),
    staleAt: nullable(instant('stale_at')),
    staleReason: nullable(text('stale_reason')),
    staleChanges: nullable(json<readonly SignOffChange[]>('stale_changes')),
  },
  parts: { content: own({ content: json<SignOffContent>('content') }) },
});

export type SignOffRecord = RowOf<typeof signOffReads>;

export function chooseSignOffParts(selection: Selection): PartOf<typeof signOffReads>[] {
  return selection.wants('content') ? ['content'] : [];
}

/** `content` is undefined unless it was read. */
export function presentSignOff(row: SignOffRecord, auditEntry: AuditPosition | null = null): SignOff {
  const { id, userId, startDate, endDate, contentHash, content, statement, answers, staleReason, staleChanges } = row;
  return {
    id,
    user: { id: userId, firstName: row.signedFirstName, lastName: row.signedLastName },
    ...{ startDate, endDate, contentHash, content, statement, answers },
    signedAt: toInstant(row.signedAt),
    staleAt: toNullableInstant(row.staleAt),
    staleReason,
    changes: staleChanges ?? [],
    auditEntry,
  };
}

const selectPositions = `
  select subject_id as "signOffId", position::int as position, encode(hash, 'hex') as hash
  from audit_entries
  where organization_id = :organization and subject_id = any(?::uuid[]) and action = 'sign-off.signed'`;

interface PositionRow extends AuditPosition {
  readonly signOffId: string;
}

/** Where the log recorded the signatures. A restricted manager would learn how much others do from the positions. */
export async function readAuditPositions(
  { em, viewer }: Pick<SignedInContext, 'em' | 'viewer'>,
  signOffIds: readonly string[],
): Promise<ReadonlyMap<string, AuditPosition>> {
  if (viewer.isRestricted) return new Map();
  const rows = await tenantSql(em).query<PositionRow>(selectPositions, [arrayLiteral(signOffIds)]);
  return new Map(rows.map(({ signOffId, position, hash }) => [signOffId, { position, hash }]));
}
