import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Weekday } from '@timetrack/calendar';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { newId } from '../../platform/database/ids.js';
import { OvertimeRuleType, WeekdayType } from './organization.enums.js';
import type { OvertimeRule, RoundingRule } from './organization.types.js';

/** In force while an organization has not set its timezone. */
export const defaultTimezone = 'America/Denver';

/** The tenant: the company whose people clock in. */
@ObjectType({ description: 'The company whose people clock in.' })
@Entity({ tableName: 'organizations' })
export class Organization {
  [OptionalProps]?:
    | 'roundingRule'
    | 'requireLocationOnClock'
    | 'geofenceToleranceMeters'
    | 'overtimeRule'
    | 'workweekStartsOn'
    | 'timezoneInForce';

  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'IANA zone; null until it is set.' })
  @Property({ type: 'text', nullable: true })
  timezone: string | null = null;

  @Field(() => String, { description: 'none, 5min, 6min, 10min or 15min.' })
  @Property({ type: 'text' })
  roundingRule: RoundingRule = 'none';

  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  requireLocationOnClock: boolean = true;

  @Field(() => Int)
  @Property({ type: 'integer' })
  geofenceToleranceMeters: number = 150;

  @Field(() => OvertimeRuleType)
  @Property({ type: 'text' })
  overtimeRule: OvertimeRule = 'FLSA';

  @Field(() => WeekdayType)
  @Property({ type: 'text' })
  workweekStartsOn: Weekday = 'SUNDAY';

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt!: Date;

  /** The zone that decides what a day, a week and a pay period are. */
  @Field(() => String, { description: `The organization's zone, or ${defaultTimezone} while it has none.` })
  get timezoneInForce(): string {
    return this.timezone ?? defaultTimezone;
  }
}
