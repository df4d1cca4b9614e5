import { api, respondWith } from '@timetrack/testing/graphql-api';
import { LoadAuditLog } from '../features/audit/audit.graphql.js';
import { LoadActors } from '../features/audit/entry/actors.graphql.js';
import { CreateInvitation } from '../features/invitations/create/create-invitation.graphql.js';
import { LoadInvitations } from '../features/invitations/invitation/invitations.graphql.js';
import { DeleteInvitation } from '../features/invitations/list/invitation-sections.graphql.js';
import { LoadQr } from '../features/invitations/qr/qr.graphql.js';
import { LoadOrganization, UpdateOrganization } from '../features/settings/organization/organization.graphql.js';
import { LoadSyncQueue, QueueSync } from '../features/settings/sync/sync.graphql.js';
import { anEntry, aPage } from './audit-builders.js';
import { anInvitation, aQrImage } from './invitation-builders.js';
import { anOrganization, aSyncItem } from './settings-builders.js';
import { aMember } from './team-builders.js';

/** One plain answer to every operation about invitations, the audit log and the settings of the organization. */
export const administrationDefaults = [
  api.query(LoadInvitations, () =>
    respondWith({
      invitations: [anInvitation()],
      grantableRoles: ['ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER'],
      mailConfigured: false,
    }),
  ),
  api.query(LoadQr, ({ variables: { inviteCode } }) => {
    const { registrationUrl } = anInvitation({ inviteCode });
    return respondWith({ invitationQr: { qrCodeDataUrl: aQrImage, registrationUrl } });
  }),
  api.mutation(CreateInvitation, ({ variables: { input } }) =>
    respondWith({
      createInvitation: anInvitation({
        inviteCode: 'AAAA-BBBB-CCCC-DDDD',
        role: input.role ?? 'WORKER',
        email: input.email ?? null,
        phone: input.phone ?? null,
      }),
    }),
  ),
  api.mutation(DeleteInvitation, () => respondWith({ deleteInvitation: true })),
  api.query(LoadAuditLog, () => respondWith({ auditLogs: aPage([anEntry()]) })),
  api.query(LoadActors, () => respondWith({ users: [aMember('Olivia', { id: 'user-owner', lastName: 'Owens' })] })),
  api.query(LoadOrganization, () => respondWith({ organization: anOrganization() })),
  api.mutation(UpdateOrganization, ({ variables: { input } }) => {
    const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
    return respondWith({ updateOrganization: anOrganization(Object.fromEntries(given)) });
  }),
  api.query(LoadSyncQueue, () => respondWith({ syncQueue: [] })),
  api.mutation(QueueSync, ({ variables: { input } }) => respondWith({ queueSync: aSyncItem({ type: input.type }) })),
];
