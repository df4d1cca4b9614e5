import { Arg, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/graphql/server/request-context.js';
import { User } from '../identity/index.js';
import { ScheduleType, type ScheduleView } from '../scheduling/index.js';
import { type TimeOff, TimeOffType } from '../time-off/index.js';
import { TimesheetType, type TimesheetView } from '../timeclock/index.js';
import { type TeamMember, teamMember } from './team-member.service.js';

@ObjectType('TeamMember', { description: 'Somebody of the team at a glance.' })
class TeamMemberType implements TeamMember {
  @Field(() => User)
  user!: User;

  @Field(() => Int, { description: 'Worked in the current workweek, a timesheet in progress included.' })
  minutesThisWeek!: number;

  @Field(() => TimesheetType, { nullable: true })
  openTimesheet!: TimesheetView | null;

  @Field(() => [ScheduleType], {
    description: 'From the beginning of this workweek until two weeks from now, the earliest first.',
  })
  schedules!: readonly ScheduleView[];

  @Field(() => [TimeOffType], { description: 'Approved, from today on, the earliest first.' })
  timeOff!: readonly TimeOff[];
}

@Resolver()
export class TeamMemberResolver {
  @Query(() => TeamMemberType, { description: 'Somebody of the team, archived or not.' })
  teamMember(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<TeamMember> {
    return context.execute(teamMember, { id });
  }
}
