import { Migration } from '@mikro-orm/migrations';

/**
 * Settings that hold from a date. Closed pay periods stored the rules that they were paid under, so the history of
 * existing organizations is rebuilt from them. The settings of pay periods move into the table.
 */
export class DatedSettingsMigration extends Migration {
  override up(): void {
    this.createTable();
    // A time zone that was taken from a browser asks for confirmation.
    this.addSql('alter table organizations add timezone_confirmed boolean not null default true');
    this.rebuildRules();
    this.rebuildCrediting();
    this.movePayCalendars();
  }

  private createTable(): void {
    this.addSql(`
      create table dated_settings (
        organization_id uuid not null references organizations (id),
        setting text not null
          constraint dated_settings_setting_known check (setting in
            ('timezone', 'roundingRule', 'overtimeRule', 'workweekStartsOn', 'crediting', 'payCalendar')),
        from_date date not null,
        value jsonb not null,
        created_at timestamptz(3) not null,
        created_by_id uuid,
        primary key (organization_id, setting, from_date),
        constraint dated_settings_created_by foreign key (organization_id, created_by_id)
          references users (organization_id, id),
        constraint dated_settings_value_known check (case setting
          when 'timezone' then jsonb_typeof(value) in ('string', 'null')
          when 'roundingRule' then value in ('"none"', '"5min"', '"6min"', '"10min"', '"15min"')
          when 'overtimeRule' then value in ('"NONE"', '"FLSA"', '"CALIFORNIA"')
          when 'workweekStartsOn' then value in
            ('"SUNDAY"', '"MONDAY"', '"TUESDAY"', '"WEDNESDAY"', '"THURSDAY"', '"FRIDAY"', '"SATURDAY"')
          when 'crediting' then value in ('"BY_WORKWEEK"', '"BY_TIMESHEET"')
          when 'payCalendar' then coalesce(
            value->>'kind' in ('WEEKLY', 'BIWEEKLY', 'SEMIMONTHLY', 'MONTHLY') and value->>'anchorDate' like '____-__-__',
            false)
        end)
      )`);
  }

  /** The rules of a closed period hold from its first day, and today's settings from the day after the last one. */
  private rebuildRules(): void {
    this.addSql(
      ifPayPeriodsExist(`
      insert into dated_settings (organization_id, setting, from_date, value, created_at)
      select organization_id, setting, coalesce(case when value_before is not null then from_date end, '0001-01-01'),
             value, now()
      from (
        select *, lag(value) over (partition by organization_id, setting order by from_date) as value_before
        from (
          select organization_id, setting, closed.start_date as from_date,
                 -- The default zone of an organization without one.
                 case when setting = 'timezone' and organizations.timezone is null
                   and rules->>setting = 'America/Denver' then 'null' else rules->setting end as value
          from closed_pay_periods closed
          join organizations on organizations.id = organization_id,
          unnest(array['timezone', 'roundingRule', 'overtimeRule', 'workweekStartsOn']) setting
          union all
          select organizations.id, setting, last_day + 1, value
          from organizations
          join (select organization_id, max(end_date) as last_day from closed_pay_periods group by organization_id) closed
            on closed.organization_id = organizations.id,
          lateral (values
            ('timezone', coalesce(to_jsonb(timezone), 'null')), ('roundingRule', to_jsonb(rounding_rule)),
            ('overtimeRule', to_jsonb(overtime_rule)), ('workweekStartsOn', to_jsonb(workweek_starts_on))
          ) as today (setting, value)
        ) known
      ) compared
      where value_before is null or value <> value_before`),
    );
  }

  /** What is closed was credited timesheet by timesheet. */
  private rebuildCrediting(): void {
    this.addSql(
      ifPayPeriodsExist(`
      insert into dated_settings (organization_id, setting, from_date, value, created_at)
      select organization_id, 'crediting', from_date, value, now()
      from (select organization_id, max(end_date) as last_day from closed_pay_periods group by organization_id) closed,
      lateral (values (date '0001-01-01', jsonb '"BY_TIMESHEET"'), (last_day + 1, '"BY_WORKWEEK"')) held (from_date, value)`),
    );
  }

  private movePayCalendars(): void {
    this.addSql(
      ifPayPeriodsExist(`
      insert into dated_settings (organization_id, setting, from_date, value, created_at)
      select organization_id, 'payCalendar', '0001-01-01',
             jsonb_build_object('kind', kind, 'anchorDate', anchor_date), now()
      from pay_period_settings;
      drop table pay_period_settings`),
    );
  }
}

/** Tests of a few features have a database without pay periods. */
function ifPayPeriodsExist(statements: string): string {
  return `do $$ begin if to_regclass('closed_pay_periods') is not null then ${statements}; end if; end $$`;
}
