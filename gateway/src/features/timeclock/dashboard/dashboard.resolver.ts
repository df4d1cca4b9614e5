import { Ctx, Field, Float, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/server/request-context.js';
import { type DashboardFigures, dashboardStats } from './dashboard.service.js';

@ObjectType()
class DashboardStats implements DashboardFigures {
  @Field(() => Int, { description: 'People who are clocked in.' })
  activeWorkers!: number;

  @Field(() => Float, {
    description: 'Worked by everybody since the organization’s midnight, running timesheets included.',
  })
  hoursToday!: number;

  @Field(() => Int, { description: 'Closed timesheets not yet approved.' })
  pendingApprovals!: number;

  @Field(() => Int, { description: 'Published schedules that touch the current week, Sunday to Saturday.' })
  activeSchedules!: number;
}

@Resolver()
export class DashboardResolver {
  @Query(() => DashboardStats)
  dashboardStats(@Ctx() context: RequestContext): Promise<DashboardFigures> {
    return context.execute(dashboardStats, {});
  }
}
