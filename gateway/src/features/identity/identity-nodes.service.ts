import { query } from '../../access/index.js';
import { arrayLiteral } from '../../platform/database/tenant-sql.js';
import { allOf, type Condition, readRows, toInstant, where } from '../../platform/read-model/index.js';
import { type NodeReader, nodesInput } from '../../platform/use-case/index.js';
import { presentApiKey } from './api-keys/api-key.presenter.js';
import { apiKeyOfRow, apiKeyReads, chooseApiKeyParts } from './api-keys/api-key.reads.js';
import { invitationsById } from './invitations/invitation.service.js';
import { accountNoticeReads } from './notices/account-notices.service.js';
import { listSessions } from './sessions/own-sessions.service.js';
import { listImports } from './team-import/team-imports.queries.js';
import { usersVisibleTo } from './users/user.policy.js';
import { presentUser } from './users/user.presenter.js';
import { chooseUserParts, userReads } from './users/user.reads.js';

const isOneOf = (ids: readonly string[]): Condition => where`id = any(${arrayLiteral(ids)}::uuid[])`;

/** The people with these ids whom the caller may see, archived ones included. */
const usersById = query('users', nodesInput, async ({ em, viewer, selection }, { ids }) => {
  const parts = chooseUserParts(selection);
  const people = await readRows(em, userReads, allOf(isOneOf(ids), usersVisibleTo(viewer)), { parts });
  return people.map(presentUser);
});

const apiKeysById = query('apiKeys', nodesInput, async ({ em, platform, selection }, { ids }) => {
  const rows = await readRows(em, apiKeyReads, isOneOf(ids), { parts: chooseApiKeyParts(selection) });
  const now = platform.clock.now();
  return rows.map((row) => presentApiKey(apiKeyOfRow(row), now));
});

const noticesById = query('myNotices', nodesInput, async ({ em, viewer }, { ids }) => {
  const own = allOf(isOneOf(ids), where`user_id = ${viewer.userId}`);
  return (await readRows(em, accountNoticeReads, own)).map((row) => ({ ...row, at: toInstant(row.at) }));
});

const sessionsById = query('mySessions', nodesInput, async (context, { ids }) => {
  return (await listSessions(context)).filter(({ id }) => ids.includes(id));
});

const teamImportsById = query('teamImports', nodesInput, async ({ em, viewer }, { ids }) =>
  (await listImports(em, viewer, null)).filter(({ id }) => ids.includes(id)),
);

export const identityNodes: readonly NodeReader[] = [
  { type: 'User', useCase: usersById },
  { type: 'ApiKey', useCase: apiKeysById },
  { type: 'Invitation', useCase: invitationsById },
  { type: 'AccountNotice', useCase: noticesById },
  { type: 'SessionInfo', useCase: sessionsById },
  { type: 'TeamImport', useCase: teamImportsById },
];
