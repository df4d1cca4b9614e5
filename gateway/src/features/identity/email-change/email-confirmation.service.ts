import { z } from 'zod';
import { command, query } from '../../../access/index.js';
import { DomainError, enforce, type Violation } from '../../../platform/errors/index.js';
import { readRows, where } from '../../../platform/read-model/index.js';
import { expiryOfLink } from '../account-links/account-link.rules.js';
import { takeAccountMail } from '../account-links/account-mail-limits.service.js';
import { EmailChange } from '../account-links/email-change.entity.js';
import { cancelEmailChanges } from '../account-links/email-changes.queries.js';
import { userReads } from '../users/user.reads.js';
import { callerLock, findLockedMember } from '../users/user-locks.queries.js';
import { changingEmailNeedsMail } from './email-change.rules.js';
import type { EmailConfirmation } from './email-change.types.js';
import { type EmailChangeMailJob, emailChangeMailJobName } from './email-change-mail.job.js';

export const emailConfirmation = query(
  'emailConfirmation',
  z.object({}),
  async ({ em, viewer, platform }): Promise<EmailConfirmation> => {
    const confirmed = await readRows(
      em,
      userReads,
      where`id = ${viewer.userId}::uuid and email_confirmed_at is not null`,
    );
    return { confirmed: confirmed.length > 0, possible: platform.mail.isConfigured };
  },
);

/**
 * Mails the caller a link that confirms their present address: a change to the same address. It also replaces a change to
 * another address that was not confirmed. Returns the address.
 */
export const requestEmailConfirmation = command(
  'requestEmailConfirmation',
  z.object({}),
  async (context) => {
    const { em, viewer, platform, request, record } = context;
    const { userId, organizationId } = viewer;
    enforce(changingEmailNeedsMail(platform.mail.isConfigured));
    const user = await findLockedMember(context, userId);
    await em.populate(user, ['emailConfirmedAt']);
    enforce(emailMustBeUnconfirmed(user.emailConfirmedAt));
    const newEmail = user.email ?? '';
    await takeAccountMail(platform, request, newEmail);
    const createdAt = platform.clock.now();
    await cancelEmailChanges(em, userId, createdAt);
    const expiresAt = expiryOfLink(createdAt);
    const change = em.create(EmailChange, { organizationId, userId, newEmail, createdAt, expiresAt });
    await em.flush();
    const job: EmailChangeMailJob = { organizationId, id: change.id, publicUrl: request.publicUrl };
    await platform.jobs.enqueue(em, emailChangeMailJobName, job);
    record({ action: 'user.email-confirmation-requested', subjectType: 'USER', subjectId: userId });
    return newEmail;
  },
  callerLock,
);

function emailMustBeUnconfirmed(confirmedAt: Date | null): Violation {
  if (!confirmedAt) return undefined;
  return new DomainError('conflict', 'email.confirmed-already', 'Your email address is already confirmed');
}
