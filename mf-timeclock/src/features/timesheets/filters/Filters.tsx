import { PersonCombobox } from '@timetrack/screens';
import { TeamFilter } from '@timetrack/screens/team-filter';
import { Field, Input, Select } from '@timetrack/ui';
import {
  type DateRanges,
  daysOf,
  exceptions,
  type Filter,
  formatDays,
  isBackward,
  type PeriodChoice,
  type QuickPeriod,
  quickPeriods,
  statuses,
} from '../address/timesheets-address.js';
import { exceptionLabels, statusLabels } from '../row/StatusBadges.js';
import { usePeople, useTeams } from './use-filter-choices.js';

interface FiltersProps {
  readonly filter: Filter;
  readonly dateRanges: DateRanges | null;
  readonly onChange: (changes: Partial<Filter>) => void;
}

export function Filters({ filter, dateRanges, onChange }: FiltersProps) {
  return (
    <section
      aria-label="Filters"
      className="tc:grid tc:grid-cols-2 tc:items-end tc:gap-x-3 tc:gap-y-4 tc:lg:grid-cols-4"
    >
      <PersonCombobox
        label="Employee"
        placeholder="Everyone"
        value={filter.userId}
        onChange={(userId) => onChange({ userId })}
        usePeople={usePeople}
      />
      <PeriodFilter period={filter.period} dateRanges={dateRanges} onChange={(period) => onChange({ period })} />
      <Field label="Status">
        <EnumSelect
          value={filter.status}
          values={statuses}
          labels={statusLabels}
          onChoose={(status) => onChange({ status })}
        />
      </Field>
      <Field label="Exception">
        <EnumSelect
          value={filter.exception}
          values={exceptions}
          labels={exceptionLabels}
          onChoose={(exception) => onChange({ exception })}
        />
      </Field>
      <TeamFilter isLabeled teams={useTeams()} value={filter.teamId} onChange={(teamId) => onChange({ teamId })} />
    </section>
  );
}

interface EnumSelectProps<Value extends string> {
  readonly value: Value | null;
  readonly values: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
  readonly onChoose: (value: Value | null) => void;
  /** Set by `Field`. */
  readonly id?: string;
}

function EnumSelect<Value extends string>({
  value: current,
  values,
  labels,
  onChoose,
  ...wiring
}: EnumSelectProps<Value>) {
  return (
    <Select
      {...wiring}
      value={current ?? ''}
      onChange={({ target }) => onChoose(values.find((value) => value === target.value) ?? null)}
      options={values.map((value) => [value, labels[value]])}
    >
      <option value="">Any</option>
    </Select>
  );
}

interface PeriodFilterProps {
  readonly period: PeriodChoice;
  /** Null until they are loaded. */
  readonly dateRanges: DateRanges | null;
  readonly onChange: (period: PeriodChoice) => void;
}

const labels: Readonly<Record<QuickPeriod, string>> = {
  'this-week': 'This week',
  'last-week': 'Last week',
  'this-pay-period': 'This pay period',
  'last-pay-period': 'Last pay period',
};

/** A named range of days, or any range between two dates. */
function PeriodFilter({ period, dateRanges, onChange }: PeriodFilterProps) {
  const choose = (kind: string) => {
    const quick = quickPeriods.find((each) => each === kind);
    if (quick) onChange({ kind: quick });
    // Starts from the days that are on the screen, because they are what the user wants to adjust.
    else if (kind === 'custom') onChange({ kind, ...(daysOf(period, dateRanges) ?? { from: null, to: null }) });
    else onChange({ kind: 'any' });
  };
  return (
    <>
      <Field label="Period">
        <Select value={period.kind} onChange={({ target }) => choose(target.value)}>
          <option value="any">Any time</option>
          {quickPeriods.map((kind) => (
            <option key={kind} value={kind}>
              {labelWithDays(kind, dateRanges)}
            </option>
          ))}
          <option value="custom">Custom dates</option>
        </Select>
      </Field>
      {period.kind === 'custom' && (
        <div className="tc:order-last tc:col-span-full tc:grid tc:grid-cols-2 tc:gap-3 tc:lg:grid-cols-4">
          <Field label="From">
            <Input
              type="date"
              max={period.to ?? undefined}
              value={period.from ?? ''}
              onChange={({ target }) => onChange({ ...period, from: target.value || null })}
            />
          </Field>
          <Field label="To" error={isBackward(period) ? 'The end date must not be before the start date' : undefined}>
            <Input
              type="date"
              min={period.from ?? undefined}
              value={period.to ?? ''}
              onChange={({ target }) => onChange({ ...period, to: target.value || null })}
            />
          </Field>
        </div>
      )}
    </>
  );
}

/** `This week (Nov 15 – 21, 2026)`, once the days are known. */
function labelWithDays(kind: QuickPeriod, dateRanges: DateRanges | null): string {
  const days = daysOf({ kind }, dateRanges);
  return days ? `${labels[kind]} (${formatDays(days)})` : labels[kind];
}
