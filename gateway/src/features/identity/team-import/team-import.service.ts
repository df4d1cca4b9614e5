import { z } from 'zod';
import { command, preparedCommand, query, type SignedInContext } from '../../../access/index.js';
import { newId } from '../../../platform/database/ids.js';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import { enforce, failures } from '../../../platform/errors/index.js';
import { compareTexts, forwardPageInput, pageOfList } from '../../../platform/paging/index.js';
import { nodesInput } from '../../../platform/use-case/index.js';
import { Invitation } from '../invitations/invitation.entity.js';
import { groupCode, registrationUrlOf } from '../invitations/invitation-code.rules.js';
import { openCode } from '../invitations/sealed-code.adapter.js';
import { findOwnEmails } from '../users/emails.queries.js';
import { rolesGrantableBy } from '../users/user.policy.js';
import { emailMustBeFree } from '../users/user.rules.js';
import { addPeople } from './add-people.service.js';
import { findNamesakes, foldName } from './namesakes.queries.js';
import { teamImportIdInput, teamImportInput } from './team-import.inputs.js';
import { type TeamImportJob, teamImportJobName } from './team-import.job.js';
import {
  codesMustNotBeTaken,
  emailMustNotBeInvited,
  importMustHaveFinished,
  nameMustBeNew,
} from './team-import.rules.js';
import type {
  ImportRow,
  TeamImport,
  TeamImportCode,
  TeamImportPreview,
  TeamImportReport,
} from './team-import.types.js';
import { type CheckedFile, checkFile, type ImportPorts, mustJoinTeams } from './team-import-rows.queries.js';
import {
  findImport,
  findInvitedEmails,
  insertImport,
  listImportedRows,
  listImports,
  lockImports,
} from './team-imports.queries.js';

export const previewTeamImportQuery = <Terms extends object>(ports: ImportPorts<Terms>) =>
  query('previewTeamImport', teamImportInput, async (context, input): Promise<TeamImportPreview> => {
    const { platform, viewer } = context;
    await platform.rateLimits.take(platform.config.limits.importPreviewsPerUser, viewer.userId);
    const { rows, warnings } = await checkFile(context, input, ports);
    return { rows: rows.map(({ row }) => row), valid: rows.every(({ row }) => row.errors.length === 0), warnings };
  });

export const importTeamCommand = <Terms extends object>(ports: ImportPorts<Terms>) =>
  preparedCommand('importTeam', teamImportInput, {
    prepare: async (context, input): Promise<CheckedFile<Terms>['rows']> => {
      const { rows } = await checkFile(context, input, ports);
      if (rows.some(({ row }) => row.errors.length > 0)) throw createImportFailure(rows.map(({ row }) => row));
      return rows;
    },
    run: async (context, { decisions }, rows): Promise<TeamImport> => {
      const { em, viewer, platform, record } = context;
      await lockImports(em);
      await mustBeUninvited(context, rows);
      await mustJoinTeams(context, rows, ports.teams);
      const decided = new Set(decisions?.map(({ line }) => line));
      await mustBeNew(
        context,
        rows.filter(({ row }) => row.action === 'CREATE' && !decided.has(row.line)),
      );
      const { organizationId, userId } = viewer;
      const started = { id: newId(), createdBy: userId, createdAt: platform.clock.now() };
      const lines = await addPeople(context, rows, ports);
      await insertImport(em, { ...started, lines });
      const job: TeamImportJob = { organizationId, importId: started.id };
      await platform.jobs.enqueue(em, teamImportJobName, job);
      record({
        action: 'team-import.started',
        subjectType: 'ORGANIZATION',
        subjectId: organizationId,
        changes: { people: { after: lines.length } },
      });
      return findOwnImport(context, started.id);
    },
  });

export const teamImports = query('teamImports', z.object({}), ({ em, viewer }) =>
  listImports(em, viewer, latestImports),
);

export const teamImportPage = query('teamImports', z.object(forwardPageInput), async ({ em, viewer }, page) =>
  pageOfList(await listImports(em, viewer, null), newestFirst, page),
);

const latestImports = 10;

type TimeAndId = readonly [createdAt: string, id: string];

const newestFirst = {
  name: 'teamImports',
  keyOf: ({ createdAt, id }: TeamImport): TimeAndId => [createdAt.toISOString(), id],
  compare: (one: TimeAndId, other: TimeAndId) => compareTexts(other.join(), one.join()),
};

export const teamImport = query(
  'teamImport',
  teamImportIdInput,
  async (context, { id }): Promise<TeamImportReport> => ({
    ...(await findOwnImport(context, id)),
    rows: await listImportedRows(context.em, id),
  }),
);

/** Returns the codes that were not mailed and can still be used. Fails with CONFLICT the second time. */
export const takeTeamImportCodes = command('takeTeamImportCodes', teamImportIdInput, async (context, { id }) => {
  const { em, platform, record } = context;
  // Of two simultaneous calls, the second one waits and then finds that the codes were taken.
  await tenantSql(em).query('select from team_imports where organization_id = :organization and id = ? for update', [
    id,
  ]);
  const found = await findOwnImport(context, id);
  enforce(importMustHaveFinished(found), codesMustNotBeTaken(found));
  const now = platform.clock.now();
  await tenantSql(em).run(
    'update team_imports set codes_shown_at = ? where organization_id = :organization and id = ?',
    [now, id],
  );
  const codes = await listCodes(context, id, now);
  record({
    action: 'team-import.codes-taken',
    subjectType: 'ORGANIZATION',
    subjectId: context.viewer.organizationId,
    changes: { people: { after: codes.length } },
  });
  return codes;
});

async function listCodes(context: SignedInContext, importId: string, now: Date): Promise<TeamImportCode[]> {
  const { em, viewer, platform, request } = context;
  const lines = await tenantSql(em).query<{ line: number; invitation_id: string }>(
    `select line, invitation_id from team_import_rows
     where organization_id = :organization and import_id = ? and invitation_id is not null`,
    [importId],
  );
  const lineOf = new Map(lines.map(({ line, invitation_id }) => [invitation_id, line]));
  // The caller may grant less than when the import started: a code is an account with the role of its invitation.
  const role = { $in: rolesGrantableBy(viewer) };
  const unused = { id: { $in: [...lineOf.keys()] }, role, usedAt: null, mailedAt: null, expiresAt: { $gt: now } };
  const invitations = await em.find(Invitation, unused, { populate: ['user'] });
  return invitations
    .flatMap((invitation): TeamImportCode[] => {
      const code = openCode(platform.secrets, invitation);
      if (!code) return [];
      const { user, email, expiresAt } = invitation;
      const [line, inviteCode] = [lineOf.get(invitation.id) ?? 0, groupCode(code)];
      const registrationUrl = registrationUrlOf(request.publicUrl, inviteCode);
      return [
        {
          line,
          firstName: user?.firstName ?? '',
          lastName: user?.lastName ?? '',
          email: email ?? '',
          inviteCode,
          registrationUrl,
          expiresAt,
        },
      ];
    })
    .toSorted((one, other) => one.line - other.line);
}

async function findOwnImport({ em, viewer }: Pick<SignedInContext, 'em' | 'viewer'>, id: string): Promise<TeamImport> {
  const found = await findImport(em, viewer, id);
  if (!found) throw failures.notFound('Import');
  return found;
}

/** Checks again under the lock: another import may have started since the file was checked. */
async function mustBeUninvited({ em, platform }: SignedInContext, rows: CheckedFile<unknown>['rows']): Promise<void> {
  const emails = rows.flatMap(({ person }) => person?.email ?? []);
  const taken = await findOwnEmails(em, emails);
  const invited = await findInvitedEmails(em, emails, { now: platform.clock.now() });
  enforce(emailMustBeFree(taken.size > 0), emailMustNotBeInvited(invited.size > 0));
}

/** The same for names that were free when the file was checked. */
async function mustBeNew({ em, platform }: SignedInContext, rows: CheckedFile<unknown>['rows']): Promise<void> {
  const namesakes = await findNamesakes(
    em,
    rows.map(({ row }) => foldName(row)),
    platform.clock.now(),
  );
  enforce(nameMustBeNew(namesakes.size > 0));
}

/** Each invalid field by its line: `lines.3.email`. */
function createImportFailure(rows: readonly ImportRow[]) {
  const invalid = rows.filter(({ errors }) => errors.length > 0);
  const fields = invalid.flatMap(({ line, errors }) =>
    errors.map(({ field, message }) => [`lines.${line}.${field}`, message] as const),
  );
  const message = `${invalid.length} of ${rows.length} lines can’t be imported, so nobody was added`;
  return failures.invalid({ csv: message, ...Object.fromEntries(fields) });
}

export const teamImportsById = query('teamImports', nodesInput, async ({ em, viewer }, { ids }) =>
  (await listImports(em, viewer, null)).filter(({ id }) => ids.includes(id)),
);
