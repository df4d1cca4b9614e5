import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { command, query, type SignedInContext } from '../../../access/index.js';
import type { Role } from '../../../platform/auth/viewer.js';
import { idInput } from '../../../platform/database/ids.js';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import { failures } from '../../../platform/errors/index.js';
import { forwardPageInput, type Page, type PageRequest, presentPage } from '../../../platform/paging/index.js';
import {
  allOf,
  instant,
  nullable,
  readModel,
  readPage,
  readRows,
  text,
  toInstant,
  uuid,
  where,
} from '../../../platform/read-model/index.js';
import { nodesInput, type RequestFacts } from '../../../platform/use-case/index.js';
import type { User } from '../users/user.entity.js';
import { AccountNotice } from './account-notice.entity.js';
import type { AccountNoticeView, NoticeKind } from './account-notice.types.js';

const accountNoticeReads = readModel('account_notices', {
  columns: {
    id: uuid('id'),
    kind: text<NoticeKind>('kind'),
    at: instant('at'),
    userAgent: text('user_agent'),
    address: text('address'),
    role: nullable(text<Role>('role')),
  },
});

/** Older notices are deleted when a new one comes. */
const maxNotices = 30;
const maxUserAgentLength = 500;

export const myNotices = query('myNotices', z.object({}), async (context): Promise<AccountNoticeView[]> => {
  const { edges } = await readNotices(context, { first: maxNotices });
  return edges.map(({ node }) => node);
});

export const noticePage = query('myNotices', z.object(forwardPageInput), readNotices);

async function readNotices({ em, viewer }: SignedInContext, page: PageRequest): Promise<Page<AccountNoticeView>> {
  const found = await readPage(em, accountNoticeReads, {
    ranges: [where`user_id = ${viewer.userId}`],
    orderBy: ['at', 'id'],
    direction: 'desc',
    page,
  });
  return presentPage(found, (rows) => rows.map((row) => ({ ...row, at: toInstant(row.at) })));
}

const dismissNoticeInput = z
  .object({ id: idInput.describe('The id of one of the caller’s own notices.') })
  .describe('The notice to remove.');

/** Removes one of the caller's notices. Another person's notice is NOT_FOUND. */
export const dismissNotice = command('dismissNotice', dismissNoticeInput, async (context, { id }) => {
  const { em, viewer, record } = context;
  const removed = await em.nativeDelete(AccountNotice, { id, userId: viewer.userId });
  if (removed === 0) throw failures.notFound('Notice');
  record({ action: 'user.notice-dismissed', subjectType: 'USER', subjectId: viewer.userId });
  return true;
});

interface NewNotice {
  readonly kind: NoticeKind;
  readonly at: Date;
  /** Absent if a colleague did it: their address is for the audit log only. */
  readonly request?: Pick<RequestFacts, 'userAgent' | 'address'>;
  readonly role?: Role;
}

const keepNewest = `
  delete from account_notices where organization_id = :organization and user_id = ? and id not in (
    select id from account_notices where organization_id = :organization and user_id = ?
    order by at desc, id desc limit ${maxNotices})`;

export async function notify(
  em: EntityManager,
  person: Pick<User, 'id' | 'organizationId'>,
  { kind, at, request, role }: NewNotice,
): Promise<void> {
  const { id: userId, organizationId } = person;
  em.create(AccountNotice, {
    organizationId,
    userId,
    kind,
    at,
    userAgent: request?.userAgent.slice(0, maxUserAgentLength) ?? '',
    address: request?.address ?? '',
    role: role ?? null,
  });
  await em.flush();
  await tenantSql(em, organizationId).run(keepNewest, [userId, userId]);
}

export const noticesById = query('myNotices', nodesInput, async ({ em, viewer }, { ids }) => {
  const own = allOf(where`id = any(${arrayLiteral(ids)}::uuid[])`, where`user_id = ${viewer.userId}`);
  return (await readRows(em, accountNoticeReads, own)).map((row) => ({ ...row, at: toInstant(row.at) }));
});
