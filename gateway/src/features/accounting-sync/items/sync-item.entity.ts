import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { TenantScoped } from '../../../platform/database/tenant.js';
import { SyncStatus, SyncType } from './sync-item.enums.js';

type Defaulted = 'status' | 'finishedAt' | 'attempts' | 'message' | 'fileKey';

/** One exchange with the accounting software: asked for by somebody, done in the background. */
@ObjectType({ description: 'One exchange with the accounting software, done in the background.' })
@TenantScoped()
@Entity({ tableName: 'sync_items' })
export class SyncItem {
  [OptionalProps]?: Defaulted | 'fileUrl';

  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  organizationId!: string;

  @Field(() => SyncType)
  @Property({ type: 'text' })
  type!: SyncType;

  @Field(() => SyncStatus)
  @Property({ type: 'text' })
  status: SyncStatus = 'PENDING';

  @Field(() => GraphQLISODateTime)
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  finishedAt: Date | null = null;

  @Field(() => Int, { description: 'How often it was begun.' })
  @Property({ type: 'integer' })
  attempts: number = 0;

  @Field(() => String, { nullable: true, description: 'What came of it, in a sentence for people.' })
  @Property({ type: 'text', nullable: true })
  message: string | null = null;

  /** Where its file lies, as long as it has one. */
  @Property({ type: 'text', nullable: true })
  fileKey: string | null = null;

  @Field(() => String, { nullable: true, description: 'Where the file of an export is downloaded; null without one.' })
  get fileUrl(): string | null {
    return this.fileKey === null ? null : `/api/sync-queue/${this.id}/file`;
  }
}
