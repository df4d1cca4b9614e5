import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestFacts } from '../../../platform/auth/viewer.js';
import { newId } from '../../../platform/database/ids.js';
import { systemSql } from '../../../platform/database/tenant-sql.js';

const reason = 'whose password is forgotten determines the organization';

interface NewRequest {
  readonly email: string;
  readonly request: Pick<RequestFacts, 'address' | 'userAgent'>;
  readonly at: Date;
}

/** Stores what the job needs, which only a function of the database reads. Returns the id of the request. */
export async function storeResetRequest(em: EntityManager, { email, request, at }: NewRequest): Promise<string> {
  const id = newId();
  await systemSql(em, reason).run(
    'insert into password_reset_requests (id, email, address, user_agent, created_at) values (?, ?, ?, ?, ?)',
    [id, email, request.address, request.userAgent, at],
  );
  return id;
}

export interface ResetRequest {
  readonly email: string;
  /** From where the link was requested, for the audit log. */
  readonly address: string;
  readonly userAgent: string;
}

/** Deletes and returns a request; undefined if it was taken before. */
export async function takeResetRequest(em: EntityManager, id: string): Promise<ResetRequest | undefined> {
  const [taken] = await systemSql(em, reason).query<ResetRequest>(
    'select email, address, user_agent as "userAgent" from take_reset_request(?)',
    [id],
  );
  return taken;
}
