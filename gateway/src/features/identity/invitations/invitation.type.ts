import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { Role } from '../../../platform/auth/viewer.js';
import { User } from '../users/user.entity.js';
import { RoleEnum } from '../users/user.enums.js';

export const InvitationStatus = { ACTIVE: 'ACTIVE', USED: 'USED', EXPIRED: 'EXPIRED' } as const;
export type InvitationStatus = keyof typeof InvitationStatus;

registerEnumType(InvitationStatus, {
  name: 'InvitationStatus',
  description: 'ACTIVE can still be used, USED has been used, EXPIRED was not used in time.',
});

/** An invitation as it is presented at one moment, with the address where the invited person registers. */
@ObjectType('Invitation', { description: 'A place in the organization for one person.', simpleResolvers: true })
export class InvitationView {
  @Field(() => ID)
  id!: string;

  @Field(() => RoleEnum)
  role!: Role;

  @Field(() => String, { nullable: true })
  email!: string | null;

  @Field(() => String, { nullable: true })
  phone!: string | null;

  @Field(() => String, { description: 'Sixteen letters and digits in groups of four: 7Q4K-X0M2-ZB9T-DR5H.' })
  inviteCode!: string;

  @Field(() => String, { description: 'Where the invited person registers.' })
  registrationUrl!: string;

  @Field(() => InvitationStatus)
  status!: InvitationStatus;

  @Field(() => GraphQLISODateTime)
  createdAt!: Date;

  @Field(() => GraphQLISODateTime)
  expiresAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true })
  usedAt!: Date | null;

  @Field(() => User, { nullable: true, description: 'The person who registered with it.' })
  usedBy!: User | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the mail server accepted the message; null if it has not been mailed.',
  })
  mailedAt!: Date | null;
}
