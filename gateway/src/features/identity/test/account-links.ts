import type { MikroORM } from '@mikro-orm/postgresql';
import { createLinkToken } from '../account-links/account-link.rules.js';
import { EmailChange, PasswordReset } from '../account-links/account-links.entity.js';
import { AccountNotice } from '../notices/account-notice.entity.js';
import type { TestUser } from './builders.js';

const hourMs = 60 * 60 * 1000;

interface LinkOptions {
  readonly mailedTo?: string;
  readonly createdAt?: Date;
}

/** Stores a link to choose a password and returns its token. */
export async function aPasswordReset(
  orm: MikroORM,
  { id: userId, organizationId }: TestUser,
  { mailedTo, createdAt = new Date() }: LinkOptions = {},
): Promise<string> {
  const { token, tokenHash } = createLinkToken(organizationId);
  const em = orm.em.fork();
  const expiresAt = new Date(createdAt.getTime() + hourMs);
  em.create(PasswordReset, { organizationId, userId, tokenHash, mailedTo: mailedTo ?? null, createdAt, expiresAt });
  await em.flush();
  return token;
}

/** Stores a change of the email address that waits for its confirmation, and returns its token. */
export async function anEmailChange(
  orm: MikroORM,
  { id: userId, organizationId, email }: TestUser,
  newEmail: string,
  { createdAt = new Date() }: Pick<LinkOptions, 'createdAt'> = {},
): Promise<string> {
  const { token, tokenHash } = createLinkToken(organizationId);
  const em = orm.em.fork();
  const expiresAt = new Date(createdAt.getTime() + hourMs);
  em.create(EmailChange, { organizationId, userId, tokenHash, oldEmail: email ?? '', newEmail, createdAt, expiresAt });
  await em.flush();
  return token;
}

export async function anAccountNotice(orm: MikroORM, { id: userId, organizationId }: TestUser): Promise<string> {
  const em = orm.em.fork();
  const facts = { kind: 'NEW_SIGN_IN', at: new Date(), userAgent: 'test', address: '203.0.113.7' } as const;
  const notice = em.create(AccountNotice, { organizationId, userId, ...facts });
  await em.flush();
  return notice.id;
}
