import { z } from 'zod';
import { command, query, type SignedInContext } from '../../../access/index.js';
import { newId } from '../../../platform/database/ids.js';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import { enforce, failures } from '../../../platform/errors/index.js';
import { type Page, presentPage } from '../../../platform/paging/index.js';
import type { ErasePerson } from '../../../platform/ports/platform.js';
import { everyRow, readPage, readRows, where } from '../../../platform/read-model/index.js';
import { nodesInput, selectionOfEntries } from '../../../platform/use-case/index.js';
import { addedFields, erased, unchanged } from '../../audit/index.js';
import { addPerson } from '../users/new-person.service.js';
import type { TeamName, TeamPorts } from '../users/team-ports.types.js';
import type { User } from '../users/user.entity.js';
import { grantedRoleMustNotOutrankTheGranter } from '../users/user.rules.js';
import { findLockedMember } from '../users/user-locks.queries.js';
import { Invitation } from './invitation.entity.js';
import { createInvitationInput, invitationIdInput, invitationQrInput, invitationsInput } from './invitation.inputs.js';
import { type InvitationRow, presentInvitation } from './invitation.presenter.js';
import { chooseInvitationParts, invitationOfRow, invitationReads } from './invitation.reads.js';
import { expiryOf, invitationMustBeUnused, invitationUnknown, personMustBeInvitable } from './invitation.rules.js';
import type { InvitationQrCode, InvitationView } from './invitation.types.js';
import { groupCode, parseInvitationCode, registrationUrlOf } from './invitation-code.rules.js';
import { invitationOfCode, lockInvitation } from './invitation-codes.queries.js';
import { mailInvitation, noticeOf } from './invitation-mail.job.js';
import { drawQrDataUrl } from './qr-image.adapter.js';
import { createSealedCode, openCode } from './sealed-code.adapter.js';

export const invitations = query(
  'invitations',
  invitationsInput,
  async (context, page): Promise<Page<InvitationView>> => {
    const found = await readPage(context.em, invitationReads, {
      ranges: [everyRow],
      orderBy: ['createdAt', 'id'],
      direction: 'desc',
      parts: chooseInvitationParts(selectionOfEntries(context.selection)),
      page,
    });
    return presentPage(found, (rows) =>
      rows.map((row) => present(context, invitationOfRow(row), row.sealedCode ?? null)),
    );
  },
);

export const invitationsById = query('invitations', nodesInput, async (context, { ids }) => {
  const parts = chooseInvitationParts(context.selection);
  const rows = await readRows(context.em, invitationReads, where`id = any(${arrayLiteral(ids)}::uuid[])`, { parts });
  return rows.map((row) => present(context, invitationOfRow(row), row.sealedCode ?? null));
});

type NewInvitation = z.output<typeof createInvitationInput>;

export const createInvitationCommand = ({ requireTeamToJoin }: TeamPorts) =>
  command(
    'createInvitation',
    createInvitationInput,
    async (context, input) => {
      enforce(grantedRoleMustNotOutrankTheGranter(context.viewer, input.role ?? 'WORKER'));
      return invite(context, input, await requireTeamToJoin(context, input.teamId ?? null));
    },
    { locks: ({ userId }) => (userId ? [userId] : []) },
  );

async function invite(context: SignedInContext, input: NewInvitation, team: TeamName | null) {
  const { em, viewer, platform, record } = context;
  const { email = null, phone = null, reach = null } = input;
  const role = input.role ?? 'WORKER';
  const maxUses = input.maxUses ?? 1;
  const user = await findInvited(context, input);
  const createdAt = platform.clock.now();
  const key = { id: newId(), organizationId: viewer.organizationId };
  const { codeHash, sealedCode } = createSealedCode(platform.secrets, key);
  const invitation = em.create(Invitation, {
    ...key,
    codeHash,
    sealedCode,
    role,
    teamId: team?.id ?? null,
    reach,
    user,
    email,
    phone,
    createdBy: viewer.userId,
    createdAt,
    maxUses,
    expiresAt: expiryOf(createdAt, input.expiresInDays ?? undefined),
  });
  await em.flush();
  // A trigger has noted the invitation at its person.
  if (user) await em.refresh(user);
  await mailInvitation({ em, platform }, invitation);
  record({
    action: 'invitation.created',
    subjectType: 'INVITATION',
    subjectId: invitation.id,
    changes: addedFields({
      role,
      expiresAt: invitation.expiresAt,
      ...(user && { userId: user.id }),
      ...(team && { team: team.name }),
      ...(reach && { reach }),
      ...(maxUses > 1 && { maxUses }),
    }),
  });
  return present(context, invitation, invitation.sealedCode);
}

/** The person whom the invitation is for: one of the team, or with a name a new one. Null if it adds its person later. */
async function findInvited(
  context: SignedInContext,
  { userId, firstName, lastName }: NewInvitation,
): Promise<User | null> {
  if (userId) {
    const user = await findLockedMember(context, userId);
    enforce(personMustBeInvitable(user, context.platform.clock.now()));
    // An expired one makes room.
    await context.em.nativeDelete(Invitation, { user, usedAt: null });
    return user;
  }
  if (!firstName || !lastName) return null;
  return addPerson(context, { firstName, lastName, role: 'WORKER', email: null, passwordHash: null });
}

/** Deletes an unused invitation. Used invitations stay, as the record of how a person joined. */
export const deleteInvitation = command('deleteInvitation', invitationIdInput, async (context, { id }) => {
  const { em, viewer, record } = context;
  const invitation = await lockInvitation(em, { id, organizationId: viewer.organizationId });
  if (!invitation) throw failures.notFound('Invitation');
  enforce(grantedRoleMustNotOutrankTheGranter(viewer, invitation.role), invitationMustBeUnused(invitation));
  await em.nativeDelete(Invitation, { id });
  const changes = {
    role: { before: invitation.role },
    ...(invitation.user && { userId: unchanged(invitation.user.id) }),
  };
  record({ action: 'invitation.deleted', subjectType: 'INVITATION', subjectId: id, changes });
  return true;
});

/** Whether invitations with an email address are mailed; without a mail server, the inviter must share the link. */
export const mailConfigured = query('mailConfigured', z.object({}), async ({ platform }) => platform.mail.isConfigured);

const forget = `
  update invitations invitation set
    email = case when person.id in (used_by, user_id) then null else nullif(invitation.email, person.email) end,
    phone = case when person.id in (used_by, user_id) or invitation.email = person.email then null
      else nullif(invitation.phone, person.phone) end,
    expires_at = case when user_id = person.id then least(invitation.expires_at, ?) else invitation.expires_at end
  from users person
  where person.organization_id = :organization and person.id = ? and invitation.organization_id = person.organization_id
    and (person.id in (invitation.used_by, invitation.user_id) or invitation.email = person.email or invitation.phone = person.phone)`;

const forgetImports = `
  delete from team_import_rows lines using users person
  where lines.organization_id = :organization and person.organization_id = lines.organization_id and person.id = ?
    and (lines.user_id = person.id or lines.email = person.email)`;

/**
 * Erases a deleted person's contact data from the invitation they registered with, and from unused invitations that
 * name the same email or phone number. The invitations themselves stay, and one that was to give them an account expires.
 */
export const forgetContactData: ErasePerson = async (em, { organizationId, userId, at }) => {
  const sql = tenantSql(em, organizationId);
  await sql.run(forgetImports, [userId]);
  const invitations = await sql.run(forget, [at, userId]);
  return invitations > 0 ? { invitationContactData: erased } : {};
};

function present(
  { platform, request, viewer }: SignedInContext,
  invitation: InvitationRow,
  sealedCode: Buffer | null,
): InvitationView {
  const key = { id: invitation.id, organizationId: viewer.organizationId };
  // A code opens an account with the role of its invitation, so programs never see one.
  const code = viewer.scopes ? null : openCode(platform.secrets, { ...key, sealedCode });
  return presentInvitation(invitation, {
    now: platform.clock.now(),
    publicUrl: request.publicUrl,
    code,
    mailNotice: noticeOf(invitation.mailedAt ? null : invitation.mailProblem, viewer.role),
  });
}

export const invitationQr = query(
  'invitationQr',
  invitationQrInput,
  async ({ em, viewer, request }, { inviteCode }): Promise<InvitationQrCode> => {
    const invitation = await invitationOfCode(em, inviteCode);
    const code = parseInvitationCode(inviteCode);
    if (!code || invitation?.organizationId !== viewer.organizationId) throw invitationUnknown();
    const registrationUrl = registrationUrlOf(request.publicUrl, groupCode(code));
    return { qrCodeDataUrl: await drawQrDataUrl(registrationUrl), registrationUrl };
  },
);
