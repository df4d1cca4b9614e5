import { connectionOf } from '../../platform/graphql/schema/connection.builder.js';
import { viewerField } from '../../platform/graphql/schema/viewer-field.builder.js';
import { apiKeyPage } from './api-keys/api-key.service.js';
import { ApiKeyType } from './api-keys/api-key.types.js';
import { invitations } from './invitations/invitation.service.js';
import { InvitationType } from './invitations/invitation.types.js';
import { AccountNoticeType } from './notices/account-notice.types.js';
import { noticePage } from './notices/account-notices.service.js';
import { SessionInfo } from './sessions/own-session.types.js';
import { sessionPage } from './sessions/own-sessions.service.js';
import { teamImportPage } from './team-import/team-import.service.js';
import { TeamImportType } from './team-import/team-import.types.js';
import { userPage } from './users/user.service.js';
import { UserType } from './users/user.types.js';

const ApiKeyConnection = connectionOf('ApiKey', () => ApiKeyType);
const InvitationConnection = connectionOf('Invitation', () => InvitationType);
const AccountNoticeConnection = connectionOf('AccountNotice', () => AccountNoticeType);
const SessionInfoConnection = connectionOf('SessionInfo', () => SessionInfo);
const TeamImportConnection = connectionOf('TeamImport', () => TeamImportType);
const UserConnection = connectionOf('User', () => UserType);

/** The lists of this feature on `Viewer`. */
export const identityConnections = [
  viewerField('apiKeys', {
    type: () => ApiKeyConnection,
    useCase: apiKeyPage,
    description: 'The API keys that are not revoked, newest first. `includeRevoked` adds the others.',
  }),
  viewerField('invitations', { type: () => InvitationConnection, useCase: invitations, description: 'Newest first.' }),
  viewerField('myNotices', {
    type: () => AccountNoticeConnection,
    useCase: noticePage,
    description: 'What happened to the caller’s account, newest first.',
  }),
  viewerField('mySessions', {
    type: () => SessionInfoConnection,
    useCase: sessionPage,
    description: 'The caller’s sessions, most recently used first.',
  }),
  viewerField('teamImports', {
    type: () => TeamImportConnection,
    useCase: teamImportPage,
    description: 'The imports of the last two weeks, newest first: a manager’s own, or for administrators everyone’s.',
  }),
  viewerField('users', {
    type: () => UserConnection,
    useCase: userPage,
    description: 'The users of the organization by first name, archived ones included. Workers see only themselves.',
  }),
] as const;
