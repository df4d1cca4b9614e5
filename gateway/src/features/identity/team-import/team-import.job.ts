import { tenantSql } from '../../../platform/database/tenant-sql.js';
import type { JobContext, JobHandler } from '../../../platform/jobs/job.js';
import { databaseSweep, daysBefore } from '../../../platform/jobs/sweeps.js';
import { inviteNextLines } from './invite-lines.service.js';
import { problems } from './team-import.rules.js';
import { isWaiting } from './team-imports.queries.js';

export interface TeamImportJob {
  readonly organizationId: string;
  readonly importId: string;
}

export const teamImportJobName = 'team-import';

/**
 * Invites the people of an import, some in each transaction. A repeated job continues with the lines that have neither
 * an invitation nor a problem, so each person is invited once.
 */
export const teamImportJob: JobHandler<TeamImportJob> = {
  name: teamImportJobName,

  async run(context, job) {
    let hasMore = true;
    while (hasMore) {
      hasMore = await context.unitOfWork.run(job.organizationId, (transaction) =>
        inviteNextLines(context, transaction, job),
      );
    }
  },

  async handleFinalFailure({ unitOfWork, clock, logger }: JobContext, { organizationId, importId }) {
    logger.error({ organizationId, importId }, 'an import of people stopped');
    await unitOfWork.run(organizationId, async ({ em }) => {
      const sql = tenantSql(em, organizationId);
      await sql.run(
        `update team_import_rows lines set problem = ?
         where organization_id = :organization and import_id = ? and ${isWaiting}`,
        [problems.stopped, importId],
      );
      await sql.run(
        `update team_imports set finished_at = ?
         where organization_id = :organization and id = ? and finished_at is null`,
        [clock.now(), importId],
      );
    });
  },
};

const daysOfLife = 14;

/** Deletes old imports with the names and addresses in them. The invitations stay. */
export const oldTeamImportsSweep = databaseSweep('old-team-imports', 'sweep_old_team_imports(?, ?)', ({ clock }) => [
  daysBefore(clock.now(), daysOfLife),
]);
