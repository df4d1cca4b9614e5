import { bindTenant } from '../../../platform/database/tenant-scope.js';
import type { JobHandler } from '../../../platform/jobs/job.js';
import { auditTrail } from '../../audit/index.js';
import { findAccount } from '../users/emails.queries.js';
import { type ResetMailJob, resetMailJobName } from './reset-mail.job.js';
import { takeResetRequest } from './reset-requests.queries.js';

export interface ResetRequestJob {
  readonly requestId: string;
}

export const resetRequestJobName = 'reset-request';

/**
 * Finds the account of a person who forgot the password, records the request there, and has the link mailed. For an address
 * without an account, it only forgets the request.
 */
export const resetRequestJob: JobHandler<ResetRequestJob> = {
  name: resetRequestJobName,

  async run({ unitOfWork, clock, jobs, mail }, { requestId }) {
    await unitOfWork.run(null, async (transaction) => {
      const { em } = transaction;
      const asked = await takeResetRequest(em, requestId);
      // The account that holds the address, or else the oldest active one: see ADR 0055.
      const account = asked && (await findAccount(em, asked.email));
      if (!account) return;
      const { userId, organizationId } = account;
      await bindTenant(em, organizationId);
      const { address, userAgent } = asked;
      const request = { id: resetRequestJobName, address, userAgent, publicUrl: '' };
      const record = {
        action: 'user.password-reset-requested',
        subjectType: 'USER',
        subjectId: userId,
        actor: account,
      } as const;
      await auditTrail(transaction, { viewer: null, request }, record, clock.now());
      const job: ResetMailJob = { organizationId, userId };
      if (mail.isConfigured) await jobs.enqueue(em, resetMailJobName, job);
    });
  },

  async handleFinalFailure({ logger }) {
    logger.error('the account of a person who forgot the password could not be looked up');
  },
};
