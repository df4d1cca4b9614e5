import { z } from 'zod';
import { command, preparedCommand, query, type SignedInContext } from '../../../access/index.js';
import { bindTenant } from '../../../platform/database/tenant-scope.js';
import { DomainError, enforce, type Violation } from '../../../platform/errors/index.js';
import { required } from '../../../platform/inputs/text.js';
import { readRows, where } from '../../../platform/read-model/index.js';
import { expiryOfLink, isLive, linkSpent, linkUnknown } from '../account-links/account-link.rules.js';
import { EmailChange } from '../account-links/account-links.entity.js';
import {
  cancelEmailChanges,
  cancelPasswordResets,
  findEmailChange,
  spendLink,
} from '../account-links/account-links.queries.js';
import { mailAboutAccount } from '../account-links/account-mail.job.js';
import { takeAccountMail } from '../account-links/account-mail-limits.service.js';
import { checkCurrentPassword, currentPasswordMustStay } from '../account-links/current-password.service.js';
import { lockPeople } from '../callers/caller-check.queries.js';
import { emailText, givenPasswordSchema } from '../credentials/credentials.inputs.js';
import { notify } from '../notices/account-notices.service.js';
import { holdEmail, isEmailTaken, markEmailConfirmed } from '../users/emails.queries.js';
import { User } from '../users/user.entity.js';
import { userReads } from '../users/user.reads.js';
import { emailMustBeFree } from '../users/user.rules.js';
import { callerLock, findLockedMember } from '../users/user-locks.queries.js';
import { changingEmailNeedsMail, newEmailMustDiffer } from './email-change.rules.js';
import type { EmailConfirmation } from './email-change.types.js';
import { type EmailChangeMailJob, emailChangeMailJobName } from './email-change-mail.job.js';

const changeEmailInput = z
  .object({
    newEmail: emailText.describe('The new email address, at most 200 characters. It gets the link.'),
    currentPassword: givenPasswordSchema('Current password'),
  })
  .describe('The new address, and the proof that the caller may change it.');

/** Any text: a malformed token is treated as an unknown one. */
const confirmEmailInput = z
  .object({
    token: required('Token')
      .trim()
      .min(1, 'Token is required')
      .describe('The token of the mailed link. It works once, until it expires.'),
  })
  .describe('The token of the mailed link.');

/**
 * Mails a link to confirm a new address, and a notice to the old one. The old address stays in force until then.
 * Whether the new one is free is checked at the confirmation: until it is confirmed, the caller learns nothing about
 * it.
 */
export const changeEmail = preparedCommand('changeEmail', changeEmailInput, {
  ...callerLock,
  prepare: async (context, { newEmail, currentPassword }) => {
    const { em, viewer, platform } = context;
    enforce(newEmailMustDiffer((await em.findOneOrFail(User, viewer.userId)).email, newEmail));
    const current = await checkCurrentPassword(context, currentPassword);
    enforce(changingEmailNeedsMail(platform.mail.isConfigured));
    await takeAccountMail(platform, context, newEmail);
    return current;
  },
  run: async (context, { newEmail }, current) => {
    const user = await findLockedMember(context, context.viewer.userId);
    await currentPasswordMustStay(context.em, user, current);
    const change = await mailLink(context, user, newEmail);
    await mailAboutAccount(context, user, 'EMAIL_CHANGE_REQUESTED', change);
    context.record({ action: 'user.email-change-requested', subjectType: 'USER', subjectId: user.id });
    return true;
  },
});

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
    const { em, viewer, platform, record } = context;
    enforce(changingEmailNeedsMail(platform.mail.isConfigured));
    const user = await findLockedMember(context, viewer.userId);
    await em.populate(user, ['emailConfirmedAt']);
    enforce(emailMustBeUnconfirmed(user.emailConfirmedAt));
    const newEmail = user.email ?? '';
    await takeAccountMail(platform, context, newEmail);
    await mailLink(context, user, newEmail);
    record({ action: 'user.email-confirmation-requested', subjectType: 'USER', subjectId: user.id });
    return newEmail;
  },
  callerLock,
);

/** Replaces a person's pending change by one to this address, and mails its link there. Lock the person first. */
async function mailLink(
  { em, platform }: SignedInContext,
  { id: userId, organizationId, email }: User,
  newEmail: string,
): Promise<EmailChange> {
  const createdAt = platform.clock.now();
  await cancelEmailChanges(em, userId, createdAt);
  const expiresAt = expiryOfLink(createdAt);
  const addresses = { oldEmail: email ?? '', newEmail };
  const change = em.create(EmailChange, { organizationId, userId, ...addresses, createdAt, expiresAt });
  await em.flush();
  const job: EmailChangeMailJob = { organizationId, id: change.id };
  await platform.jobs.enqueue(em, emailChangeMailJobName, job);
  return change;
}

function emailMustBeUnconfirmed(confirmedAt: Date | null): Violation {
  if (!confirmedAt) return undefined;
  return new DomainError('conflict', 'email.confirmed-already', 'Your email address is already confirmed');
}

/**
 * Puts a new address in force, or confirms the present one. Links that were mailed to the old address stop working. CONFLICT if another account got
 * the address in the meantime; the link stays valid then. Returns the address.
 */
export const confirmEmail = preparedCommand('confirmEmail', confirmEmailInput, {
  prepare: async ({ em, platform }, { token }) => {
    const found = await findEmailChange(em, token);
    if (!found) throw linkUnknown();
    if (!isLive(found, platform.clock.now())) throw linkSpent();
    return found;
  },
  run: async (context, _input, { id, organizationId, userId, newEmail }) => {
    const { em, platform, request, record } = context;
    await bindTenant(em, organizationId);
    await lockPeople(em, organizationId, [userId]);
    const at = platform.clock.now();
    if (!(await spendLink(em, EmailChange, id, at))) throw linkSpent();
    const user = await em.findOne(User, { id: userId, status: 'ACTIVE' }, { populate: ['holdsEmail'] });
    if (!user) throw linkSpent();
    if (user.email?.toLowerCase() === newEmail.toLowerCase()) {
      await markEmailConfirmed(em, user, at);
      const actor = { userId, organizationId };
      record({ action: 'user.email-confirmed', subjectType: 'USER', subjectId: userId, actor });
      return newEmail;
    }
    await holdEmail(em, newEmail);
    enforce(emailMustBeFree(await isEmailTaken(em, newEmail, organizationId)));
    Object.assign(user, { email: newEmail, holdsEmail: true, emailConfirmedAt: at });
    await em.flush();
    await cancelPasswordResets(em, userId, at);
    await notify(em, user, { kind: 'EMAIL_CHANGED', at, request });
    await mailAboutAccount(context, user, 'EMAIL_CHANGED', { id });
    record({
      action: 'user.email-changed',
      subjectType: 'USER',
      subjectId: userId,
      actor: { userId, organizationId },
    });
    return newEmail;
  },
});
