import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/graphql/context/request-context.builder.js';
import { connectionOf } from '../../platform/graphql/schema/connection.builder.js';
import type { Page } from '../../platform/paging/index.js';
import { ReportClientErrorsInput } from './client-error.inputs.js';
import { clientErrors, reportClientErrors } from './client-error.service.js';
import {
  type ClientErrorReport,
  ClientErrorReportType,
  ClientErrorType,
  type ClientErrorView,
} from './client-error.types.js';

const ClientErrorConnection = connectionOf('ClientError', () => ClientErrorType);

@Resolver()
export class ClientErrorResolver {
  @Query(() => ClientErrorConnection, {
    nullable: true,
    description: 'The errors in the browsers of the organization, the one that was seen last first.',
  })
  clientErrors(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('first', () => Int, { nullable: true, description: 'How many errors to return, from the newest.' })
    first?: number,
    @Arg('after', () => String, { nullable: true, description: 'The cursor after which the page begins.' })
    after?: string,
    @Arg('last', () => Int, { nullable: true, description: 'How many errors to return, from the oldest.' })
    last?: number,
    @Arg('before', () => String, { nullable: true, description: 'The cursor before which the page ends.' })
    before?: string,
  ): Promise<Page<ClientErrorView>> {
    return context.execute(clientErrors, { first, after, last, before }, info);
  }

  @Mutation(() => ClientErrorReportType, { nullable: true })
  reportClientErrors(
    @Ctx() context: RequestContext,
    @Arg('input', () => ReportClientErrorsInput) input: InstanceType<typeof ReportClientErrorsInput>,
  ): Promise<ClientErrorReport> {
    return context.execute(reportClientErrors, input);
  }
}
