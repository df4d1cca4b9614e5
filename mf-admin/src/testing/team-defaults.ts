import type { Role } from '@timetrack/contracts';
import { api, respondWith } from '@timetrack/testing';
import { ArchiveMember, DeleteMember, ReinstateMember } from '../features/team/actions/membership.graphql.js';
import { LoadOwnedKeys, TakeOverKey } from '../features/team/actions/owned-keys.graphql.js';
import { ImportTeam, PreviewImport } from '../features/team/import/import.graphql.js';
import { LoadImport, LoadImports, TakeCodes } from '../features/team/imports/imports.graphql.js';
import { AddMember, LoadTeam, UpdateMember } from '../features/team/member/members.graphql.js';
import { ChangeRole, CreateResetLink, LoadMember } from '../features/team/panel/panel.graphql.js';
import { aMember, aTeamMember } from './team-builders.js';

const grantableRoles: Role[] = ['MANAGER', 'ACCOUNTANT', 'WORKER'];

/** A default response to every operation of the team: one worker, and every change succeeds. */
export const teamDefaults = [
  api.query(LoadTeam, () => respondWith({ users: [aMember()], grantableRoles })),
  api.query(LoadMember, () => respondWith({ teamMember: aTeamMember(), grantableRoles })),
  api.query(PreviewImport, () => respondWith({ previewTeamImport: { valid: true, rows: [], warnings: [] } })),
  api.mutation(AddMember, ({ variables: { input } }) =>
    respondWith({
      createUser: aMember(input.firstName, { lastName: input.lastName, email: input.email, role: input.role }),
    }),
  ),
  api.mutation(UpdateMember, ({ variables: { id, input } }) =>
    respondWith({
      updateUser: aMember(input.firstName ?? undefined, { id, scheduleColor: input.scheduleColor ?? '#3b82f6' }),
    }),
  ),
  api.mutation(ChangeRole, ({ variables: { id, role } }) =>
    respondWith({ changeUserRole: aMember(undefined, { id, role }) }),
  ),
  api.mutation(CreateResetLink, () =>
    respondWith({
      createResetLink: {
        __typename: 'ResetLink',
        url: 'https://time.example.com/reset#token',
        expiresAt: '2026-07-15T13:00:00Z',
      },
    }),
  ),
  api.mutation(ArchiveMember, ({ variables: { id } }) =>
    respondWith({ archiveUser: aMember(undefined, { id, status: 'DISABLED' }) }),
  ),
  api.mutation(ReinstateMember, ({ variables: { id } }) => respondWith({ reinstateUser: aMember(undefined, { id }) })),
  api.query(LoadOwnedKeys, () => respondWith({ apiKeys: [] })),
  api.mutation(TakeOverKey, ({ variables: { id } }) =>
    respondWith({ reassignApiKey: { __typename: 'ApiKey', id, owner: { id: 'user-1' } } }),
  ),
  api.mutation(DeleteMember, () => respondWith({ deleteUser: true })),
  api.mutation(ImportTeam, () => respondWith({ importTeam: { __typename: 'TeamImport', id: 'import-1', total: 1 } })),
  api.query(LoadImports, () => respondWith({ teamImports: [] })),
  api.query(LoadImport, () => respondWith({ teamImport: { id: 'import-1', rows: [] } })),
  api.mutation(TakeCodes, () => respondWith({ takeTeamImportCodes: [] })),
];
