import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Role } from '../../../platform/auth/viewer.js';
import type { RequestContext } from '../../../platform/graphql/server/request-context.js';
import { maxPageSize } from '../../../platform/paging/index.js';
import { User } from '../users/user.entity.js';
import { RoleEnum } from '../users/user.enums.js';
import { CreateInvitationInput, RegisterWithInvitationInput } from './invitation.inputs.js';
import { createInvitation, deleteInvitation, invitations, mailConfigured } from './invitation.service.js';
import { InvitationView } from './invitation.type.js';
import { invitationQr } from './invitation-qr.service.js';
import { invitation, registerWithInvitation } from './invited-registration.service.js';

@ObjectType({ description: 'What an invitation code invites to.' })
class VerifiedInvitation {
  @Field(() => String, { nullable: true, description: 'A suggestion: people may register with another one.' })
  email!: string | null;

  @Field(() => RoleEnum)
  role!: Role;

  @Field(() => String)
  organizationName!: string;
}

@ObjectType()
class InvitationQr {
  @Field(() => String, { description: 'A PNG image: data:image/png;base64,…' })
  qrCodeDataUrl!: string;

  @Field(() => String)
  registrationUrl!: string;
}

@ObjectType({ description: 'Who registered. Nobody is signed in by it.' })
class RegisteredPayload {
  @Field(() => User)
  user!: User;
}

@Resolver()
export class InvitationResolver {
  @Query(() => [InvitationView], { description: `The newest first; at most ${maxPageSize}.` })
  async invitations(@Ctx() context: RequestContext): Promise<InvitationView[]> {
    const { edges } = await context.execute(invitations, { first: maxPageSize });
    return edges.map(({ node }) => node);
  }

  @Query(() => VerifiedInvitation, {
    description: 'NOT_FOUND for an unknown code, CONFLICT once used, GONE once expired.',
  })
  invitation(@Ctx() context: RequestContext, @Arg('code', () => String) code: string): Promise<VerifiedInvitation> {
    return context.execute(invitation, { code });
  }

  @Query(() => InvitationQr)
  invitationQr(
    @Ctx() context: RequestContext,
    @Arg('inviteCode', () => String) inviteCode: string,
  ): Promise<InvitationQr> {
    return context.execute(invitationQr, { inviteCode });
  }

  @Query(() => Boolean, { description: 'Whether an invitation with an e-mail is mailed, or has to be handed over.' })
  mailConfigured(@Ctx() context: RequestContext): Promise<boolean> {
    return context.execute(mailConfigured, {});
  }

  @Mutation(() => InvitationView, { description: 'Invites one person, a WORKER unless told otherwise.' })
  createInvitation(
    @Ctx() context: RequestContext,
    @Arg('input', () => CreateInvitationInput) input: InstanceType<typeof CreateInvitationInput>,
  ): Promise<InvitationView> {
    return context.execute(createInvitation, input);
  }

  @Mutation(() => Boolean, { description: 'A used one can’t be deleted.' })
  deleteInvitation(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    return context.execute(deleteInvitation, { id });
  }

  @Mutation(() => RegisteredPayload, { description: 'Makes the account of whoever has the code; signs nobody in.' })
  registerWithInvitation(
    @Ctx() context: RequestContext,
    @Arg('input', () => RegisterWithInvitationInput) input: InstanceType<typeof RegisterWithInvitationInput>,
  ): Promise<RegisteredPayload> {
    return context.execute(registerWithInvitation, input);
  }
}
