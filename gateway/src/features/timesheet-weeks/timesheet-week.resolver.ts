import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { z } from 'zod';
import type { RequestContext } from '../../platform/graphql/context/request-context.js';
import { ForwardPage } from '../../platform/graphql/schema/page-arguments.js';
import type { Page } from '../../platform/paging/index.js';
import type { weekInput } from './timesheet-week.inputs.js';
import { timesheetWeek } from './timesheet-week.service.js';
import {
  type PersonWeek,
  PersonWeekConnection,
  TimesheetWeekType,
  type WeekDates,
  type WeekTotals,
  WeekTotalsType,
} from './timesheet-week.types.js';
import { weekTotals } from './week-totals.service.js';

type ListedWeek = WeekDates & Pick<z.output<typeof weekInput>, 'show' | 'userId' | 'teamId'>;

@Resolver(() => TimesheetWeekType)
export class PeopleOfWeekResolver {
  @FieldResolver(PersonWeekConnection, { nullable: true, description: 'The people by last name, in pages.' })
  async people(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Root() { startDate, show, userId, teamId }: ListedWeek,
    @Args(() => ForwardPage) { first, after }: ForwardPage,
  ): Promise<Page<PersonWeek>> {
    const input = { weekOf: startDate, show, userId, teamId, first, after };
    const { people } = await context.execute(timesheetWeek, input, info);
    return people;
  }

  @FieldResolver(() => WeekTotalsType, {
    nullable: true,
    description: 'What everyone, or everyone in the team, is paid for the week.',
  })
  totals(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Root() { startDate, teamId }: ListedWeek,
  ): Promise<WeekTotals> {
    return context.execute(weekTotals, { weekOf: startDate, teamId }, info);
  }
}
