import { Field, Input, Select } from '@timetrack/ui';
import { type PeriodChoice, type QuickPeriod, quickPeriods } from '../address/address.js';
import { type Calendar, daysInWords, daysOf } from './periods.js';

interface PeriodFilterProps {
  readonly period: PeriodChoice;
  readonly calendar: Calendar | null;
  readonly onChange: (period: PeriodChoice) => void;
}

const names: Readonly<Record<QuickPeriod, string>> = {
  'this-week': 'This week',
  'last-week': 'Last week',
  'this-pay-period': 'This pay period',
  'last-pay-period': 'Last pay period',
};

/** Which days: the usual ones by name, or any from one day to another. */
export function PeriodFilter({ period, calendar, onChange }: PeriodFilterProps) {
  const choose = (kind: string) => {
    const quick = quickPeriods.find((one) => one === kind);
    if (quick) onChange({ kind: quick });
    // The days that were shown are what somebody wants to change.
    else if (kind === 'custom') onChange({ kind, ...((calendar && daysOf(period, calendar)) ?? noDays) });
    else onChange({ kind: 'any' });
  };
  return (
    <>
      <Field label="Period">
        <Select value={period.kind} onChange={({ target }) => choose(target.value)}>
          <option value="any">Any time</option>
          {quickPeriods.map((kind) => (
            <option key={kind} value={kind}>
              {named(kind, calendar)}
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
          <Field label="To" error={isBackward(period) ? 'To must not be before from' : undefined}>
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

const noDays = { from: null, to: null };

/** `This week (Nov 15 – 21, 2026)`, once the calendar is known. */
function named(kind: QuickPeriod, calendar: Calendar | null): string {
  const days = calendar && daysOf({ kind }, calendar);
  return days ? `${names[kind]} (${daysInWords(days)})` : names[kind];
}

export function isBackward(period: PeriodChoice): boolean {
  return period.kind === 'custom' && period.from !== null && period.to !== null && period.to < period.from;
}
