import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import type { ApiKeyScope } from '../../../platform/auth/viewer.js';
import { TenantScoped } from '../../../platform/database/tenant.js';

/** How a program of the organization's own signs in. It belongs to the organization, and outlives whoever made it. */
@ObjectType({ description: 'How a program signs in: `Authorization: Bearer tt_...`.' })
@TenantScoped()
@Entity({ tableName: 'api_keys' })
export class ApiKey {
  [OptionalProps]?: 'lastUsedAt' | 'revokedAt';

  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  organizationId!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'How the key begins, to tell one from another: tt_4fA9.' })
  @Property({ type: 'text' })
  prefix!: string;

  /** The key itself is with its holder alone. */
  @Property({ type: 'text', lazy: true, hidden: true })
  keyHash!: string;

  @Field(() => [String], { description: 'What it reaches: payroll:read, timesheets:read.' })
  @Property({ type: 'string[]', columnType: 'text[]' })
  scopes!: ApiKeyScope[];

  @Property({ type: 'uuid' })
  createdBy!: string;

  @Field(() => GraphQLISODateTime)
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'To the minute; null while it was never used.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  lastUsedAt: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  revokedAt: Date | null = null;
}
