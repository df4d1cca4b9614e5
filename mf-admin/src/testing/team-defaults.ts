import type { Role } from '@timetrack/contracts';
import { api, aViewer, respondWith } from '@timetrack/testing';
import { TakeOverKey } from '../components/take-over-key.graphql.js';
import {
  ImportTeam,
  LoadImport,
  LoadImports,
  PreviewImport,
  TakeCodes,
} from '../features/team/imports/imports.graphql.js';
import {
  AddMember,
  ArchiveMember,
  DeleteMember,
  LoadOwnedKeys,
  LoadTeam,
  ReinstateMember,
  UpdateMember,
} from '../features/team/member/members.graphql.js';
import { ChangeRole, CreateResetLink, LoadMember } from '../features/team/panel/panel.graphql.js';
import {
  ChangePayTerms,
  CreatePosition,
  DeletePosition,
  LoadPayTerms,
  LoadTermsChoices,
  PreviewPayTerms,
  UpdatePosition,
} from '../features/team/terms/terms.graphql.js';
import { anApiKey } from './settings-builders.js';
import { aMember, aTeam, aTeamMember } from './team-builders.js';
import { aPosition, aTermsPreview, someTerms, someTermsChoices } from './terms-builders.js';

const grantableRoles: Role[] = ['MANAGER', 'ACCOUNTANT', 'WORKER'];

/** A default response to every operation of the team: one worker, and every change succeeds. */
export const teamDefaults = [
  api.query(LoadTeam, () => respondWith(aViewer({ users: aTeam([aMember()]), grantableRoles }))),
  api.query(LoadMember, () => respondWith(aViewer({ teamMember: aTeamMember(), grantableRoles }))),
  api.query(PreviewImport, () => respondWith(aViewer({ previewTeamImport: { valid: true, rows: [], warnings: [] } }))),
  api.mutation(AddMember, ({ variables: { input } }) =>
    respondWith({
      userCreate: {
        user: aMember(input.firstName, {
          lastName: input.lastName,
          email: input.email ?? null,
          hasAccount: Boolean(input.email),
          role: input.role,
        }),
      },
    }),
  ),
  api.mutation(UpdateMember, ({ variables: { input } }) =>
    respondWith({
      userUpdate: {
        user: aMember(input.firstName ?? undefined, { id: input.id, scheduleColor: input.scheduleColor ?? '#3b82f6' }),
      },
    }),
  ),
  api.mutation(ChangeRole, ({ variables: { id, role } }) =>
    respondWith({ userRoleChange: { user: aMember(undefined, { id, role }) } }),
  ),
  api.mutation(CreateResetLink, () =>
    respondWith({
      passwordResetLinkCreate: {
        resetLink: {
          __typename: 'ResetLink',
          url: 'https://time.example.com/reset#token',
        },
      },
    }),
  ),
  api.mutation(ArchiveMember, ({ variables: { id } }) =>
    respondWith({ userArchive: { user: aMember(undefined, { id, status: 'DISABLED' }) } }),
  ),
  api.mutation(ReinstateMember, ({ variables: { id } }) =>
    respondWith({ userReinstate: { user: aMember(undefined, { id }) } }),
  ),
  api.query(LoadOwnedKeys, () => respondWith(aViewer({ apiKeys: { nodes: [] } }))),
  api.mutation(TakeOverKey, ({ variables: { id } }) =>
    respondWith({ apiKeyReassign: { apiKey: { ...anApiKey(), id } } }),
  ),
  api.mutation(DeleteMember, () => respondWith({ userDelete: { deletedUserId: 'user-1' } })),
  api.mutation(ImportTeam, () =>
    respondWith({ teamImportStart: { teamImport: { __typename: 'TeamImport', id: 'import-1', total: 1, added: 1 } } }),
  ),
  api.query(LoadImports, () => respondWith(aViewer({ teamImports: { nodes: [] } }))),
  api.query(LoadImport, () => respondWith(aViewer({ teamImport: { id: 'import-1', people: { nodes: [] } } }))),
  api.query(LoadPayTerms, () => respondWith(aViewer({ employmentTermsHistory: { nodes: [someTerms()] } }))),
  api.query(LoadTermsChoices, () => respondWith(aViewer(someTermsChoices))),
  api.query(PreviewPayTerms, () => respondWith(aViewer({ employmentTermsPreview: aTermsPreview() }))),
  api.mutation(ChangePayTerms, ({ variables: { input } }) =>
    respondWith({ employmentTermsChange: { employmentTerms: [someTerms({ from: input.from })] } }),
  ),
  api.mutation(CreatePosition, ({ variables: { input } }) =>
    respondWith({ positionCreate: { position: aPosition(input.name) } }),
  ),
  api.mutation(UpdatePosition, ({ variables: { input } }) =>
    respondWith({ positionUpdate: { position: aPosition(input.name ?? undefined, { id: input.id }) } }),
  ),
  api.mutation(DeletePosition, ({ variables: { input } }) =>
    respondWith({ positionDelete: { deletedPositionId: input.id } }),
  ),
  api.mutation(TakeCodes, () => respondWith({ teamImportCodesTake: { codes: [] } })),
];
