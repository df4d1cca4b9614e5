import { LockMode } from '@mikro-orm/core';
import { z } from 'zod';
import { command, query, type SignedInContext } from '../../../access/index.js';
import type { ErasePerson } from '../../../platform/database/tenant.js';
import { enforce, failures } from '../../../platform/errors/index.js';
import { pageOf } from '../../../platform/paging/index.js';
import { erased } from '../../audit/index.js';
import { grantedRoleMustNotOutrankTheGranter } from '../users/user.rules.js';
import { Invitation } from './invitation.entity.js';
import { createInvitationInput, invitationIdInput, invitationsInput } from './invitation.inputs.js';
import { expiryOf, invitationMustBeUnused, statusOf } from './invitation.rules.js';
import { newInvitationCode } from './invitation-code.js';
import { type InvitationMailJob, invitationMailJobName } from './invitation-mail.job.js';
import { registrationUrlOf } from './registration-url.js';

const newestFirst = [
  ['createdAt', 'desc'],
  ['id', 'desc'],
] as const;

/** All of the organization, the newest first. */
export const invitations = query('invitations', invitationsInput, async (context, page) => {
  const found = await pageOf(context.em, Invitation, { where: {}, orderBy: newestFirst, populate: ['usedBy'], page });
  for (const { node } of found.edges) shown(context, node);
  return found;
});

/** Invites one person, with a role that the caller may grant. */
export const createInvitation = command('createInvitation', createInvitationInput, async (context, input) => {
  const { em, viewer, platform, record } = context;
  const { role: asked, email = null, phone = null } = input;
  const role = asked ?? 'WORKER';
  enforce(grantedRoleMustNotOutrankTheGranter(viewer.role, role));
  const createdAt = platform.clock.now();
  const invitation = em.create(Invitation, {
    organizationId: viewer.organizationId,
    role,
    email,
    phone,
    code: newInvitationCode(),
    createdBy: viewer.userId,
    createdAt,
    expiresAt: expiryOf(createdAt),
  });
  await em.flush();
  if (email && platform.mail.isConfigured) await enqueueMail(context, invitation);
  record({
    action: 'invitation.created',
    subjectType: 'INVITATION',
    subjectId: invitation.id,
    changes: { role: { after: role }, expiresAt: { after: invitation.expiresAt } },
  });
  return shown(context, invitation);
});

/** Takes an invitation away, used ones excepted: they tell how somebody came to be here. */
export const deleteInvitation = command('deleteInvitation', invitationIdInput, async ({ em, record }, { id }) => {
  const invitation = await em.findOne(Invitation, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!invitation) throw failures.notFound('Invitation');
  enforce(invitationMustBeUnused(invitation));
  await em.nativeDelete(Invitation, { id });
  const changes = { role: { before: invitation.role } };
  record({ action: 'invitation.deleted', subjectType: 'INVITATION', subjectId: id, changes });
  return true;
});

/** Whether an invitation with an e-mail is mailed, or has to be handed over. */
export const mailConfigured = query('mailConfigured', z.object({}), async ({ platform }) => platform.mail.isConfigured);

const forget = `
  update invitations invitation set
    email = case when used_by = person.id then null else nullif(invitation.email, person.email) end,
    phone = case when used_by = person.id or invitation.email = person.email then null
      else nullif(invitation.phone, person.phone) end
  from users person
  where person.organization_id = ? and person.id = ? and invitation.organization_id = person.organization_id
    and (invitation.used_by = person.id or invitation.email = person.email or invitation.phone = person.phone)`;

/**
 * Contact data goes when somebody is deleted: that of the invitation by which they came, and of those that were sent to
 * them and never used. The invitations stay.
 */
export const forgetContactData: ErasePerson = async (em, { organizationId, userId }) => {
  const { affectedRows } = await em.execute<{ affectedRows: number }>(forget, [organizationId, userId], 'run');
  return affectedRows > 0 ? { invitationContactData: erased } : {};
};

/** Stored along with the invitation: nobody waits for a mail server, and nothing is mailed that was rolled back. */
async function enqueueMail({ em, platform, request }: SignedInContext, { id, organizationId }: Invitation) {
  const job: InvitationMailJob = { organizationId, invitationId: id, publicUrl: request.publicUrl };
  await platform.jobs.enqueue(em, invitationMailJobName, job);
}

function shown({ platform, request }: SignedInContext, invitation: Invitation): Invitation {
  invitation.status = statusOf(invitation, platform.clock.now());
  invitation.registrationUrl = registrationUrlOf(request.publicUrl, invitation);
  return invitation;
}
