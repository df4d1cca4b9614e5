import { command } from '../../../access/index.js';
import { takeAnonymousMail } from '../account-links/account-mail-limits.service.js';
import { requestPasswordResetInput } from './recovery.inputs.js';
import type { RequestedReset } from './recovery.types.js';
import { type ResetMailJob, resetMailJobName } from './reset-mail.job.js';

/**
 * Requests a link to choose a new password. Everything that depends on the account happens in a job: the response has
 * the same bytes, and takes the same time, whether or not the email address belongs to an account.
 */
export const requestPasswordReset = command(
  'requestPasswordReset',
  requestPasswordResetInput,
  async (context, { email }): Promise<RequestedReset> => {
    const { em, platform, request, recordNothing } = context;
    const mayMail = await takeAnonymousMail(platform, request, email);
    platform.securityEvents.report({ event: 'password-reset.requested', request, email });
    const { publicUrl, address, userAgent } = request;
    const job: ResetMailJob = { email, publicUrl, address, userAgent };
    if (mayMail) await platform.jobs.enqueue(em, resetMailJobName, job);
    recordNothing('only the job finds out which account is meant, and records it');
    return { mailConfigured: platform.mail.isConfigured };
  },
);
