import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/graphql/context/request-context.builder.js';
import { CalendarDate } from '../../platform/graphql/schema/date.scalar.js';
import { signOffDue } from './own/sign-off-due.service.js';
import { type SignOffDue, SignOffDueType } from './own/sign-off-due.types.js';
import { type SignOff, type SignOffRow, SignOffRowType, SignOffType } from './records/sign-off.types.js';
import { signOffDocument } from './records/sign-off-document.service.js';
import { signOffs } from './records/sign-off-list.service.js';
import { UpdateSignOffSettingsInput } from './settings/sign-off-settings.inputs.js';
import { signOffSettings, updateSignOffSettings } from './settings/sign-off-settings.service.js';
import { type SignOffSettings, SignOffSettingsType } from './settings/sign-off-settings.types.js';
import { SignOffInput } from './signing/sign-off.inputs.js';
import { signOff } from './signing/sign-off.service.js';

@Resolver()
export class SignOffResolver {
  @Query(() => [SignOffRowType], {
    description:
      'Everyone who has hours or paid time off in the pay period that starts on this date, by last name, and whether they have signed.',
  })
  signOffs(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('startDate', () => CalendarDate, { description: 'The first day of the pay period.' }) startDate: string,
  ): Promise<SignOffRow[]> {
    return context.execute(signOffs, { startDate }, info);
  }

  @Query(() => SignOffType, { description: 'A signature with everything that was signed.' })
  signOffDocument(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID, { description: 'The id of the signature.' }) id: string,
  ): Promise<SignOff> {
    return context.execute(signOffDocument, { id }, info);
  }

  @Query(() => SignOffSettingsType, { description: 'What people confirm and answer when they sign their hours.' })
  signOffSettings(@Ctx() context: RequestContext): Promise<SignOffSettings> {
    return context.execute(signOffSettings, {});
  }

  @Query(() => SignOffDueType, {
    nullable: true,
    description:
      'The pay period that the caller is asked to sign now. Null if there is none, or if the organization does not ask for signatures.',
  })
  signOffDue(@Ctx() context: RequestContext): Promise<SignOffDue | null> {
    return context.execute(signOffDue, {});
  }

  @Mutation(() => SignOffType)
  signOff(
    @Ctx() context: RequestContext,
    @Arg('input', () => SignOffInput) input: InstanceType<typeof SignOffInput>,
  ): Promise<SignOff> {
    return context.execute(signOff, input);
  }

  @Mutation(() => SignOffSettingsType)
  updateSignOffSettings(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateSignOffSettingsInput) input: InstanceType<typeof UpdateSignOffSettingsInput>,
  ): Promise<SignOffSettings> {
    return context.execute(updateSignOffSettings, input);
  }
}
