import { createHash } from 'node:crypto';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import { networkOf } from '../../../platform/rate-limits/network.js';
import type { UseCaseContext } from '../../../platform/use-case/index.js';
import type { User } from '../users/user.entity.js';
import { notify } from './account-notices.service.js';

/** The least recently used places of a person are forgotten, so that their rows stay few. */
const maxPlaces = 50;

const rememberPlace = `
  insert into known_sign_ins (organization_id, user_id, place_hash, last_used_at) values (:organization, ?, ?, ?)
  on conflict (organization_id, user_id, place_hash) do update set last_used_at = excluded.last_used_at
  returning old.place_hash is null as "isNew"`;

const knowsPlaces = `
  select exists (
    select from known_sign_ins where organization_id = :organization and user_id = ?) as "knewOthers"`;

const forgetOldPlaces = `
  delete from known_sign_ins where organization_id = :organization and user_id = ? and place_hash not in (
    select place_hash from known_sign_ins where organization_id = :organization and user_id = ?
    order by last_used_at desc, place_hash limit ${maxPlaces})`;

/**
 * Notifies a person of a sign-in from a browser or network that they have not signed in from. Their first sign-in of all
 * is not news.
 */
export async function noticeNewPlace(
  { em, platform, request }: Pick<UseCaseContext<unknown>, 'em' | 'platform' | 'request'>,
  { id, organizationId }: Pick<User, 'id' | 'organizationId'>,
): Promise<void> {
  const at = platform.clock.now();
  const sql = tenantSql(em, organizationId);
  const place = hashOfPlace(id, request);
  // In one round trip. Another statement, because Citus accepts no subquery in an `insert`.
  const [[before], [row]] = await Promise.all([
    sql.query<{ knewOthers: boolean }>(knowsPlaces, [id]),
    sql.query<{ isNew: boolean }>(rememberPlace, [id, place, at]),
  ]);
  if (!row?.isNew || !before?.knewOthers) return;
  await sql.run(forgetOldPlaces, [id, id]);
  await notify(em, { id, organizationId }, { kind: 'NEW_SIGN_IN', at, request });
}

/** Ignores version numbers: a browser that was updated is the same browser. */
function hashOfPlace(userId: string, { userAgent, address }: { userAgent: string; address: string }): string {
  const browser = userAgent.replaceAll(/[\d._]+/g, '');
  return createHash('sha256')
    .update([userId, browser, networkOf(address)].join('\n'))
    .digest('base64url');
}
