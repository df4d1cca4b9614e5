import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Weekday } from '@timetrack/contracts/calendar';
import type { OvertimeRule, RoundingRule } from '../../pay-engine/index.js';
import { newId } from '../../platform/database/ids.js';
import { defaultTimezone } from './dated-settings.types.js';
import type { LateCorrections } from './organization.types.js';

@Entity({ tableName: 'organizations' })
export class Organization {
  [OptionalProps]?:
    | 'roundingRule'
    | 'requireLocationOnClock'
    | 'showColleagues'
    | 'geofenceToleranceMeters'
    | 'locationRetentionDays'
    | 'limitPeopleToJobs'
    | 'overtimeRule'
    | 'customRuleId'
    | 'breakPremiums'
    | 'workweekStartsOn'
    | 'reopeningNeedsConsent'
    | 'daysToPayday'
    | 'timezoneConfirmed'
    | 'lateCorrections'
    | 'minimumPasswordLength'
    | 'timezoneInForce';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text', nullable: true })
  timezone: string | null = null;

  @Property({ type: 'text' })
  roundingRule: RoundingRule = 'none';

  @Property({ type: 'boolean' })
  requireLocationOnClock: boolean = true;

  /** Whether workers see who works with them. */
  @Property({ type: 'boolean' })
  showColleagues: boolean = true;

  @Property({ type: 'integer' })
  geofenceToleranceMeters: number = 150;

  /** How long the coordinates of punches are kept. Null: always. */
  @Property({ type: 'integer', nullable: true })
  locationRetentionDays: number | null = 90;

  @Property({ type: 'boolean' })
  limitPeopleToJobs: boolean = false;

  @Property({ type: 'text' })
  overtimeRule: OvertimeRule = 'FLSA';

  /** The limits that the rule CUSTOM means. */
  @Property({ type: 'uuid', nullable: true })
  customRuleId: string | null = null;

  /** Whether missed breaks in California are paid with an hour. */
  @Property({ type: 'boolean' })
  breakPremiums: boolean = true;

  /** The workweek is 168 consecutive hours, fixed once chosen (29 CFR 778.105). */
  @Property({ type: 'text' })
  workweekStartsOn: Weekday = 'SUNDAY';

  @Property({ type: 'boolean' })
  reopeningNeedsConsent: boolean = true;

  /** How many days after a pay period its pay is paid. Null: the tax year goes by the last day of the period. */
  @Property({ type: 'integer', nullable: true })
  daysToPayday: number | null = null;

  /** False while the time zone is that of the browser in which the organization was registered. */
  @Property({ type: 'boolean' })
  timezoneConfirmed: boolean = true;

  @Property({ type: 'text' })
  lateCorrections: LateCorrections = 'NEW_VERSION';

  /** The least length of passwords that are chosen from now on. */
  @Property({ type: 'integer' })
  minimumPasswordLength: number = 6;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt!: Date;

  get timezoneInForce(): string {
    return this.timezone ?? defaultTimezone;
  }
}
