import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, Info, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { dashboardStats } from './dashboard.service.js';
import { type DashboardFigures, DashboardStats } from './dashboard.types.js';

@Resolver()
export class DashboardResolver {
  @Query(() => DashboardStats, { description: 'The figures of the dashboard, as of now.' })
  dashboardStats(@Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo): Promise<DashboardFigures> {
    return context.execute(dashboardStats, {}, info);
  }
}
