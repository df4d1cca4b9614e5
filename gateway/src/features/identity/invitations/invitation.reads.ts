import type { Role } from '../../../platform/auth/viewer.js';
import {
  bytes,
  instant,
  integer,
  nullable,
  own,
  type PartOf,
  type RowOf,
  readModel,
  text,
  toInstant,
  toNullableInstant,
  toOneOrNone,
  uuid,
} from '../../../platform/read-model/index.js';
import type { Selection } from '../../../platform/use-case/index.js';
import { findPersonNeeds, personDetailColumns, personNameColumns, personReader } from '../users/user.reads.js';
import type { InvitationRow } from './invitation.presenter.js';
import type { InvitationMailProblem } from './invitation.types.js';

/** What lists read of invitations. The sealed code costs a decryption for each row. */
export const invitationReads = readModel('invitations', {
  columns: {
    id: uuid('id'),
    role: text<Role>('role'),
    email: nullable(text('email')),
    phone: nullable(text('phone')),
    createdAt: instant('created_at'),
    expiresAt: instant('expires_at'),
    maxUses: integer('max_uses'),
    useCount: integer('use_count'),
    usedAt: nullable(instant('used_at')),
    usedById: nullable(uuid('used_by')),
    userId: nullable(uuid('user_id')),
    mailedAt: nullable(instant('mailed_at')),
    mailProblem: nullable(text<InvitationMailProblem>('mail_problem')),
  },
  parts: {
    code: own({ sealedCode: nullable(bytes('sealed_code')) }),
    person: toOneOrNone('users', 'used_by', personNameColumns('person'), 'person'),
    personDetails: toOneOrNone('users', 'used_by', personDetailColumns('person'), 'person'),
    invited: toOneOrNone('users', 'user_id', personNameColumns('invited'), 'invited'),
    invitedDetails: toOneOrNone('users', 'user_id', personDetailColumns('invited'), 'invited'),
  },
});

export function chooseInvitationParts(selection: Selection): PartOf<typeof invitationReads>[] {
  const joined = findPersonNeeds(selection.at('usedBy'));
  const invited = findPersonNeeds(selection.at('user'));
  const needsCode = selection.wants('inviteCode') || selection.wants('registrationUrl');
  return [
    ...(needsCode ? (['code'] as const) : []),
    ...(joined.name ? (['person'] as const) : []),
    ...(joined.details ? (['personDetails'] as const) : []),
    ...(invited.name ? (['invited'] as const) : []),
    ...(invited.details ? (['invitedDetails'] as const) : []),
  ];
}

const readPerson = personReader('person');
const readInvited = personReader('invited');

export function invitationOfRow(row: RowOf<typeof invitationReads>): InvitationRow {
  return {
    ...row,
    createdAt: toInstant(row.createdAt),
    expiresAt: toInstant(row.expiresAt),
    usedAt: toNullableInstant(row.usedAt),
    mailedAt: toNullableInstant(row.mailedAt),
    usedBy: row.usedById === null ? null : readPerson(row.usedById, row),
    user: row.userId === null ? null : readInvited(row.userId, row),
  };
}
