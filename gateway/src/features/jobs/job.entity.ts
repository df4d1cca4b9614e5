import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { TenantScoped } from '../../platform/database/tenant.js';

/** What hours are worked for. A job in use is retired, never lost. */
@ObjectType({ description: 'What hours are worked for. A job in use is retired, never lost.', simpleResolvers: true })
@TenantScoped()
@Entity({ tableName: 'jobs' })
export class Job {
  [OptionalProps]?: 'retiredAt' | 'retired';

  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  organizationId!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  retiredAt: Date | null = null;

  @Field(() => Boolean, {
    description: 'A retired job is kept for what was done on it; nobody can choose it any more.',
  })
  get retired(): boolean {
    return this.retiredAt !== null;
  }
}
