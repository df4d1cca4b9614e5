import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { ApiKeyScope } from '../../../platform/auth/viewer.js';
import { TenantRow, TenantScoped } from '../../../platform/database/tenant.js';
import { User } from '../users/user.entity.js';

/** The credentials of a program. A key works as long as its owner may create keys. */
@TenantScoped()
@Entity({ tableName: 'api_keys' })
export class ApiKey extends TenantRow {
  [OptionalProps]?: 'allowedAddresses';

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  prefix!: string;

  /** Only the hash is stored; the key itself is known to its holder only. */
  @Property({ type: 'text', lazy: true, hidden: true })
  keyHash!: string;

  @Property({ type: 'string[]', columnType: 'text[]' })
  scopes!: ApiKeyScope[];

  @Property({ type: 'uuid' })
  createdBy!: string;

  /** Who answers for the key: its creator, or the administrator who took it over. */
  @ManyToOne(() => User, { joinColumn: 'owner_id' })
  owner!: Rel<User>;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt!: Date;

  /** Null for a key that does not expire. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  expiresAt: Date | null = null;

  /** The addresses and networks from which the key works. Empty means every address. */
  @Property({ type: 'string[]', columnType: 'inet[]' })
  allowedAddresses: string[] = [];

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  lastUsedAt: Date | null = null;

  @Property({ type: 'string', columnType: 'inet', nullable: true })
  lastUsedAddress: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  revokedAt: Date | null = null;
}
