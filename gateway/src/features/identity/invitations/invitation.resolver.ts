import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { maxPageSize } from '../../../platform/paging/index.js';
import { RegisteredPayload, type RegisteredUser } from '../users/account.types.js';
import { CreateInvitationInput, RegisterWithInvitationInput } from './invitation.inputs.js';
import { createInvitation, deleteInvitation, invitations, mailConfigured } from './invitation.service.js';
import {
  type InvitationQrCode,
  InvitationQrType,
  InvitationType,
  type InvitationView,
  type VerifiedInvitation,
  VerifiedInvitationType,
} from './invitation.types.js';
import { invitationQr } from './invitation-qr.service.js';
import { invitation, registerWithInvitation } from './invited-registration.service.js';

@Resolver()
export class InvitationResolver {
  @Query(() => [InvitationType], { description: `Newest first; at most ${maxPageSize}.` })
  async invitations(@Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo): Promise<InvitationView[]> {
    const { edges } = await context.execute(invitations, { first: maxPageSize }, info);
    return edges.map(({ node }) => node);
  }

  @Query(() => VerifiedInvitationType, {
    description: 'Fails with NOT_FOUND for an unknown code, CONFLICT once used, GONE once expired.',
  })
  invitation(
    @Ctx() context: RequestContext,
    @Arg('code', () => String, { description: 'The code of the invitation, with or without dashes.' }) code: string,
  ): Promise<VerifiedInvitation> {
    return context.execute(invitation, { code });
  }

  @Query(() => InvitationQrType, { description: 'A QR code with the address at which the invited person registers.' })
  invitationQr(
    @Ctx() context: RequestContext,
    @Arg('inviteCode', () => String, { description: 'The code of the invitation.' }) inviteCode: string,
  ): Promise<InvitationQrCode> {
    return context.execute(invitationQr, { inviteCode });
  }

  @Query(() => Boolean, {
    description: 'Whether invitations with an email address are mailed. If not, share the link.',
  })
  mailConfigured(@Ctx() context: RequestContext): Promise<boolean> {
    return context.execute(mailConfigured, {});
  }

  @Mutation(() => InvitationType)
  createInvitation(
    @Ctx() context: RequestContext,
    @Arg('input', () => CreateInvitationInput) input: InstanceType<typeof CreateInvitationInput>,
  ): Promise<InvitationView> {
    return context.execute(createInvitation, input);
  }

  @Mutation(() => Boolean)
  deleteInvitation(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    return context.execute(deleteInvitation, { id });
  }

  @Mutation(() => RegisteredPayload)
  registerWithInvitation(
    @Ctx() context: RequestContext,
    @Arg('input', () => RegisterWithInvitationInput) input: InstanceType<typeof RegisterWithInvitationInput>,
  ): Promise<RegisteredUser> {
    return context.execute(registerWithInvitation, input);
  }
}
