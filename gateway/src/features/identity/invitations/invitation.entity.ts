import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import type { Role } from '../../../platform/auth/viewer.js';
import { newId } from '../../../platform/database/ids.js';
import { TenantScoped } from '../../../platform/database/tenant.js';
import { User } from '../users/user.entity.js';
import { RoleEnum } from '../users/user.enums.js';
import { InvitationStatus } from './invitation.enums.js';
import { groupedCode } from './invitation-code.js';

type Defaulted = 'email' | 'phone' | 'usedAt' | 'usedBy' | 'mailedAt';

/**
 * A place in the organization for one person, with the role that they will hold. Whoever has the code takes it.
 *
 * The code is kept readable: the list, the QR image and a second mail show it again. It is looked up by its SHA-256 (an
 * index of the database), it opens nothing but a registration, and it is dead after a week.
 */
@ObjectType({ description: 'A place in the organization for one person.' })
@TenantScoped()
@Entity({ tableName: 'invitations' })
export class Invitation {
  [OptionalProps]?: Defaulted | 'inviteCode' | 'status' | 'registrationUrl';

  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @Property({ type: 'uuid' })
  organizationId!: string;

  @Field(() => RoleEnum)
  @Property({ type: 'text' })
  role!: Role;

  @Field(() => String, { nullable: true })
  @Property({ type: 'string', columnType: 'citext', nullable: true })
  email: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  /** Without hyphens. */
  @Property({ type: 'text' })
  code!: string;

  @Property({ type: 'uuid' })
  createdBy!: string;

  @Field(() => GraphQLISODateTime)
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime)
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  expiresAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  usedAt: Date | null = null;

  @Field(() => User, { nullable: true, description: 'Who came by it.' })
  @ManyToOne(() => User, { nullable: true, joinColumn: 'used_by' })
  usedBy: Rel<User> | null = null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was handed to the mail server; null while it was not, or could not be.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  mailedAt: Date | null = null;

  /** What follows is said by the use case, which knows the time and the address. No columns. */
  @Field(() => InvitationStatus)
  status!: InvitationStatus;

  @Field(() => String, { description: 'Where whoever has it registers.' })
  registrationUrl!: string;

  @Field(() => String, { description: 'Sixteen letters and digits in groups: 7Q4K-X0M2-ZB9T-DR5H.' })
  get inviteCode(): string {
    return groupedCode(this.code);
  }
}
