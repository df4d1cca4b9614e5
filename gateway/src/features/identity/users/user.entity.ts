import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { Role } from '../../../platform/auth/viewer.js';
import { newId } from '../../../platform/database/ids.js';
import { TenantScoped } from '../../../platform/database/tenant.js';
import type { Organization } from '../../organization/index.js';
import { RoleEnum, type UserStatus, UserStatusEnum } from './user.enums.js';

/** The colour of somebody's bars in the schedule until one is picked. */
export const defaultScheduleColor = '#3b82f6';

/** Somebody who belongs to an organization. */
@ObjectType({ description: 'Somebody who belongs to an organization.', simpleResolvers: true })
@TenantScoped()
@Entity({ tableName: 'users' })
export class User {
  [OptionalProps]?: 'status' | 'scheduleColor' | 'phone' | 'deletedAt';

  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @Property({ type: 'uuid' })
  organizationId!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  firstName!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  lastName!: string;

  /** In GraphQL by a resolver that asks who is looking. Null once the person is deleted. */
  @Property({ type: 'string', columnType: 'citext', nullable: true })
  email!: string | null;

  /** As it was given with an invitation; shown to nobody yet. */
  @Property({ type: 'text', nullable: true, lazy: true, hidden: true })
  phone: string | null = null;

  /** Not even read from the database but where a password is checked. Null once the person is deleted. */
  @Property({ type: 'text', nullable: true, lazy: true, hidden: true })
  passwordHash!: string | null;

  @Field(() => RoleEnum)
  @Property({ type: 'text' })
  role!: Role;

  @Field(() => UserStatusEnum)
  @Property({ type: 'text' })
  status: UserStatus = 'ACTIVE';

  @Field(() => String, { description: 'The color of their bars in the schedule: #3b82f6.' })
  @Property({ type: 'text' })
  scheduleColor: string = defaultScheduleColor;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt!: Date;

  /** Since then only the name is left, for the hours that they worked. Nobody finds them any more but by those. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  deletedAt: Date | null = null;

  /** Where the use case read it along, before anybody was signed in. Not a column. */
  organization?: Organization;
}
