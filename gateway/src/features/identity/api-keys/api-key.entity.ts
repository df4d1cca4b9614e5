import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { ApiKeyScope } from '../../../platform/auth/viewer.types.js';
import { TenantScoped } from '../../../platform/database/tenant.decorators.js';

/** The credentials of a program. A key belongs to the organization and outlives the user who created it. */
@TenantScoped()
@Entity({ tableName: 'api_keys' })
export class ApiKey {
  [OptionalProps]?: 'lastUsedAt' | 'revokedAt';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  organizationId!: string;

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

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  lastUsedAt: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  revokedAt: Date | null = null;
}
