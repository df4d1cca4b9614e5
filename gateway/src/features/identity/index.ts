import type { Feature } from '../../platform/feature.js';
import { EmailChange, PasswordReset } from './account-links/account-links.entity.js';
import { accountLinksSweep, accountMailJob } from './account-links/account-mail.job.js';
import { eraseAccount } from './account-links/erase-account.service.js';
import { apiKeyApi } from './api-keys/api-key.api.js';
import { ApiKey } from './api-keys/api-key.entity.js';
import { apiKeysById } from './api-keys/api-key.service.js';
import { emailChangeApi } from './email-change/email-change.api.js';
import { emailChangeMailJob } from './email-change/email-change-mail.job.js';
import { invitationApi } from './invitations/invitation.api.js';
import { Invitation } from './invitations/invitation.entity.js';
import { invitationUsed, personInvited } from './invitations/invitation.rules.js';
import { invitationsById } from './invitations/invitation.service.js';
import { invitationMailJob } from './invitations/invitation-mail.job.js';
import { membershipApi } from './membership/membership.api.js';
import { IdentityBaseline } from './migrations/0002-identity.js';
import { InvitationsBaseline } from './migrations/0003-invitations.js';
import { ApiKeysBaseline } from './migrations/0004-api-keys.js';
import { AccountNotice } from './notices/account-notice.entity.js';
import { accountNoticeApi } from './notices/account-notices.api.js';
import { noticesById } from './notices/account-notices.service.js';
import { profileApi } from './profile/profile.api.js';
import { recoveryApi } from './recovery/recovery.api.js';
import { resetMailJob } from './recovery/reset-mail.job.js';
import { resetRequestJob } from './recovery/reset-request.job.js';
import { registrationApi } from './registration/registration.api.js';
import { registrationMailJob, registrationsSweep } from './registration/registration-mail.job.js';
import { sessionsById } from './sessions/own-sessions.service.js';
import { sessionApi } from './sessions/session.api.js';
import { Session } from './sessions/session.entity.js';
import { expiredSessionsSweep } from './sessions/session-lifecycle.service.js';
import { teamImportApi } from './team-import/team-import.api.js';
import { oldTeamImportsSweep, teamImportJob } from './team-import/team-import.job.js';
import { TeamImportRowsResolver } from './team-import/team-import.resolver.js';
import { teamImportsById } from './team-import/team-import.service.js';
import type { FirstTerms } from './users/first-terms.types.js';
import type { TeamPorts } from './users/team-ports.types.js';
import { userApi } from './users/user.api.js';
import { User } from './users/user.entity.js';
import { UserResolver } from './users/user.resolver.js';
import { emailTaken, employeeNumberTaken, lastOwnerRequired, staffNumberTaken } from './users/user.rules.js';
import { usersById } from './users/user.service.js';

export { createCallers } from './callers.service.js';
export { hashPassword, verifyPassword } from './credentials/password-hash.adapter.js';
export { Invitation } from './invitations/invitation.entity.js';
export { expiryOf } from './invitations/invitation.rules.js';
export { drawQrDataUrl } from './invitations/qr-image.adapter.js';
export { createSealedCode } from './invitations/sealed-code.adapter.js';
export {
  createOrganizationInvite,
  isWithoutOrganizations,
  organizationInviteLink,
} from './registration/organization-invites.queries.js';
export { Session } from './sessions/session.entity.js';
export { sessionEnded } from './sessions/session.types.js';
export { findAccount, readPasswordHash } from './users/emails.queries.js';
export { payrollIdsOf } from './users/payroll-ids.queries.js';
export { type PayrollIds, type PayrollProvider, payrollIdLabels, payrollIdsView } from './users/payroll-ids.types.js';
export { type OwnTeams, type TeamPorts, teamName } from './users/team-ports.types.js';
export { userConnection } from './users/user.api.js';
export { User } from './users/user.entity.js';
export { userIdInput } from './users/user.inputs.js';
export {
  chooseUserParts,
  deciderNameColumns,
  findPersonNeeds,
  personDetailColumns,
  personNameColumns,
  personReader,
  userReads,
} from './users/user.reads.js';
export { compareByName } from './users/user.rules.js';
export { hideReach } from './users/user.service.js';
export { presentMember, presentUser, type UserName, type UserView, userName, userView } from './users/user.types.js';
export { callerLock } from './users/user-locks.queries.js';
export { readActiveUsersAnd, readNamedUsers, readUsers } from './users/user-rows.queries.js';

/**
 * @param firstTerms the terms of employment with which a person starts
 * @param teams what accounts need to know about teams
 */
export const identityFeature = <Terms extends object>(firstTerms: FirstTerms<Terms>, teams: TeamPorts): Feature => ({
  name: 'identity',
  description: 'Sign-in, accounts, people, invitations and API keys.',
  entities: [User, Session, Invitation, ApiKey, PasswordReset, EmailChange, AccountNotice],
  resolvers: [UserResolver, TeamImportRowsResolver],
  nodes: [
    { type: 'User', useCase: usersById },
    { type: 'ApiKey', useCase: apiKeysById },
    { type: 'Invitation', useCase: invitationsById },
    { type: 'AccountNotice', useCase: noticesById },
    { type: 'SessionInfo', useCase: sessionsById },
    { type: 'TeamImport', useCase: teamImportsById },
  ],
  api: [
    ...registrationApi,
    ...sessionApi(teams),
    ...profileApi,
    ...emailChangeApi,
    ...accountNoticeApi,
    ...recoveryApi,
    ...userApi(firstTerms),
    ...membershipApi(teams),
    ...teamImportApi(firstTerms),
    ...invitationApi,
    ...apiKeyApi,
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
    users_staff_number_once: staffNumberTaken,
    users_last_owner_stays: lastOwnerRequired,
    invitations_used_once: invitationUsed,
    invitations_person_once: personInvited,
  },
  erasePerson: eraseAccount,
  jobs: [
    invitationMailJob,
    registrationMailJob,
    accountMailJob,
    resetRequestJob,
    resetMailJob,
    emailChangeMailJob,
    teamImportJob,
  ],
});
