import type { Feature } from '../../platform/feature.types.js';
import { accountLinksSweep } from './account-links/account-links.sweep.js';
import { accountMailJob } from './account-links/account-mail.job.js';
import { EmailChange } from './account-links/email-change.entity.js';
import { eraseAccount } from './account-links/erase-account.service.js';
import { PasswordReset } from './account-links/password-reset.entity.js';
import { ApiKey } from './api-keys/api-key.entity.js';
import { ApiKeyResolver } from './api-keys/api-key.resolver.js';
import { apiKeyRoutes } from './api-keys/api-key.routes.js';
import { ApiKeyMutations } from './api-keys/api-key-mutations.resolver.js';
import { identityConnections } from './connections.resolver.js';
import { EmailChangeResolver } from './email-change/email-change.resolver.js';
import { emailChangeRoutes } from './email-change/email-change.routes.js';
import { emailChangeMailJob } from './email-change/email-change-mail.job.js';
import { EmailChangeMutations } from './email-change/email-change-mutations.resolver.js';
import { identityNodes } from './identity-nodes.service.js';
import { Invitation } from './invitations/invitation.entity.js';
import { InvitationResolver } from './invitations/invitation.resolver.js';
import { invitationRoutes } from './invitations/invitation.routes.js';
import { invitationUsed } from './invitations/invitation.rules.js';
import { invitationMailJob } from './invitations/invitation-mail.job.js';
import { InvitationMutations } from './invitations/invitation-mutations.resolver.js';
import { MembershipResolver } from './membership/membership.resolver.js';
import { membershipRoutes } from './membership/membership.routes.js';
import { MembershipMutations } from './membership/membership-mutations.resolver.js';
import { IdentityBaseline } from './migrations/0002-identity.js';
import { InvitationsBaseline } from './migrations/0003-invitations.js';
import { ApiKeysBaseline } from './migrations/0004-api-keys.js';
import { AccountNotice } from './notices/account-notice.entity.js';
import { AccountNoticeMutations } from './notices/account-notice-mutations.resolver.js';
import { AccountNoticesResolver } from './notices/account-notices.resolver.js';
import { accountNoticeRoutes } from './notices/account-notices.routes.js';
import { ProfileResolver } from './profile/profile.resolver.js';
import { profileRoutes } from './profile/profile.routes.js';
import { ProfileMutations } from './profile/profile-mutations.resolver.js';
import { ReauthenticationResolver } from './reauthentication/reauthentication.resolver.js';
import { reauthenticationRoutes } from './reauthentication/reauthentication.routes.js';
import { ReauthenticationMutations } from './reauthentication/reauthentication-mutations.resolver.js';
import { RecoveryResolver } from './recovery/recovery.resolver.js';
import { recoveryRoutes } from './recovery/recovery.routes.js';
import { RecoveryMutations } from './recovery/recovery-mutations.resolver.js';
import { resetMailJob } from './recovery/reset-mail.job.js';
import { RegistrationResolver } from './registration/registration.resolver.js';
import { registrationRoutes } from './registration/registration.routes.js';
import { registrationsSweep } from './registration/registration.sweep.js';
import { registrationMailJob } from './registration/registration-mail.job.js';
import { RegistrationMutations } from './registration/registration-mutations.resolver.js';
import { OwnSessionsResolver } from './sessions/own-sessions.resolver.js';
import { ownSessionRoutes } from './sessions/own-sessions.routes.js';
import { Session } from './sessions/session.entity.js';
import { SessionResolver } from './sessions/session.resolver.js';
import { sessionRoutes } from './sessions/session.routes.js';
import { expiredSessionsSweep } from './sessions/session-lifecycle.service.js';
import { SessionMutations } from './sessions/session-mutations.resolver.js';
import { oldTeamImportsSweep, teamImportJob } from './team-import/team-import.job.js';
import { TeamImportResolver, TeamImportRowsResolver } from './team-import/team-import.resolver.js';
import { teamImportRoutes } from './team-import/team-import.routes.js';
import { TeamImportMutations } from './team-import/team-import-mutations.resolver.js';
import { User } from './users/user.entity.js';
import { UserResolver } from './users/user.resolver.js';
import { userRoutes } from './users/user.routes.js';
import { emailTaken, employeeNumberTaken, lastOwnerRequired } from './users/user.rules.js';
import { UserMutations } from './users/user-mutations.resolver.js';
import { userRereads } from './users/user-reread.queries.js';

export { createApiKeyAuthenticator } from './api-keys/api-key-authenticator.service.js';
export { createAdmission, createConfirmation, createConfirmations } from './callers/admission.service.js';
export { hashPassword, verifyPassword } from './credentials/password-hash.adapter.js';
export { Invitation } from './invitations/invitation.entity.js';
export { expiryOf } from './invitations/invitation.rules.js';
export { drawQrDataUrl } from './invitations/qr-image.adapter.js';
export { createSealedCode } from './invitations/sealed-code.codec.js';
export {
  createOrganizationInvite,
  isWithoutOrganizations,
  organizationInviteLink,
} from './registration/organization-invites.queries.js';
export { findAccount } from './sessions/find-account.queries.js';
export { Session } from './sessions/session.entity.js';
export { createAuthenticator, createRecentCallers } from './sessions/session-authenticator.service.js';
export { sessionEnded } from './sessions/session-ended.types.js';
export { User } from './users/user.entity.js';
export { userIdInput } from './users/user.inputs.js';
export { presentUser, presentUserName } from './users/user.presenter.js';
export {
  chooseUserParts,
  findPersonNeeds,
  personDetailColumns,
  personNameColumns,
  personReader,
  userReads,
} from './users/user.reads.js';
export { compareByName } from './users/user.rules.js';
export { type UserView, userName, userView } from './users/user.types.js';
export { readActiveUsersAnd, readUsers } from './users/user-rows.queries.js';

export const identityFeature: Feature = {
  name: 'identity',
  description: 'Sign-in, accounts, people, invitations and API keys.',
  entities: [User, Session, Invitation, ApiKey, PasswordReset, EmailChange, AccountNotice],
  resolvers: [
    RegistrationResolver,
    RegistrationMutations,
    SessionResolver,
    SessionMutations,
    OwnSessionsResolver,
    ProfileResolver,
    ProfileMutations,
    EmailChangeResolver,
    EmailChangeMutations,
    AccountNoticesResolver,
    AccountNoticeMutations,
    RecoveryResolver,
    RecoveryMutations,
    ReauthenticationResolver,
    ReauthenticationMutations,
    UserResolver,
    UserMutations,
    MembershipResolver,
    MembershipMutations,
    TeamImportResolver,
    TeamImportMutations,
    TeamImportRowsResolver,
    InvitationResolver,
    InvitationMutations,
    ApiKeyResolver,
    ApiKeyMutations,
    ...identityConnections,
  ],
  nodes: identityNodes,
  routes: [
    ...registrationRoutes,
    ...sessionRoutes,
    ...ownSessionRoutes,
    ...profileRoutes,
    ...emailChangeRoutes,
    ...accountNoticeRoutes,
    ...recoveryRoutes,
    ...reauthenticationRoutes,
    ...userRoutes,
    ...membershipRoutes,
    ...teamImportRoutes,
    ...invitationRoutes,
    ...apiKeyRoutes,
  ],
  migrations: [
    { name: '0002-identity', class: IdentityBaseline },
    { name: '0003-invitations', class: InvitationsBaseline },
    { name: '0004-api-keys', class: ApiKeysBaseline },
  ],
  sweeps: [expiredSessionsSweep, registrationsSweep, accountLinksSweep, oldTeamImportsSweep],
  constraintErrors: {
    users_email_key: emailTaken,
    users_email_once: emailTaken,
    users_employee_number_once: employeeNumberTaken,
    users_last_owner_stays: lastOwnerRequired,
    invitations_used_once: invitationUsed,
  },
  rereads: userRereads,
  erasePerson: eraseAccount,
  jobs: [invitationMailJob, registrationMailJob, accountMailJob, resetMailJob, emailChangeMailJob, teamImportJob],
};
