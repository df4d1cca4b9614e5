import { Combobox, Controller, type OptionFormat } from '@timetrack/screens';
import { Button, Field, Input, Select } from '@timetrack/ui';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { FormCard } from './RuleCards.js';
import { type Organization, proposedTimezone, type SettingsForm } from './settings-form.js';
import { commonTimezones, findTimezones, isCommon, offsetOf } from './timezone/timezones.js';

interface GeneralCardProps {
  readonly form: SettingsForm;
  readonly saved: Organization;
}

export function GeneralCard({ form, saved }: GeneralCardProps) {
  return (
    <FormCard title="General settings" description="The organization’s name and timezone">
      <Field label="Organization Name" required error={form.errorOf('name')} className="ad:md:col-span-2">
        <Input maxLength={200} autoComplete="organization" {...form.register('name')} />
      </Field>
      <Controller
        control={form.control}
        name="timezone"
        render={({ field }) => (
          <TimezoneField
            value={field.value}
            proposed={proposedTimezone}
            hint={
              saved.timezone === null
                ? `Not set yet: ${saved.timezoneInForce} applies until you choose one and save.`
                : 'Days, weeks and pay periods begin at midnight in this timezone.'
            }
            error={form.errorOf('timezone')}
            onChange={field.onChange}
          />
        )}
      />
    </FormCard>
  );
}

interface TimezoneFieldProps {
  /** Empty if none is chosen yet. */
  readonly value: string;
  /** The zone that the list begins with while none is chosen. */
  readonly proposed: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly onChange: (zone: string) => void;
}

const other = 'other';

/** A list of the four common time zones, and a search for all others. */
function TimezoneField({ value, proposed, hint, error, onChange }: TimezoneFieldProps) {
  const [isSearching, setIsSearching] = useState(false);
  const list = useRef<HTMLSelectElement>(null);
  return (
    <div className="ad:flex ad:flex-col ad:gap-3">
      <Field label="Timezone" hint={hint} error={error}>
        <Select
          ref={list}
          value={isSearching ? other : value || proposed}
          onChange={({ target }) => {
            setIsSearching(target.value === other);
            if (target.value !== other) onChange(target.value);
          }}
        >
          {commonTimezones.map(({ zone, label }) => (
            <option key={zone} value={zone}>
              {label}
            </option>
          ))}
          {value && !isCommon(value) && <option value={value}>{value}</option>}
          <option value={other}>Another timezone…</option>
        </Select>
      </Field>
      {value === '' && !isSearching && (
        <Button variant="outline" size="sm" className="ad:self-start" onClick={() => onChange(proposed)}>
          {`Use ${proposed}`}
        </Button>
      )}
      {isSearching && (
        <TimezoneSearch
          onChoose={(zone) => {
            onChange(zone);
            setIsSearching(false);
            list.current?.focus();
          }}
        />
      )}
    </div>
  );
}

const maxResults = 8;

function TimezoneSearch({ onChoose }: { readonly onChoose: (zone: string) => void }) {
  const [search, setSearch] = useState<string | null>(null);
  const text = useDeferredValue(search ?? '');
  const zones = useMemo(() => findTimezones(text), [text]);
  return (
    <Combobox
      label="Search all timezones"
      hint="A city, a region or a timezone name, such as Berlin"
      format={zoneFormat}
      results={{ options: zones.slice(0, maxResults), remaining: Math.max(0, zones.length - maxResults) }}
      search={search}
      onSearch={setSearch}
      selected={[]}
      onPick={onChoose}
      emptyText={text.trim() === '' ? 'Type to search.' : 'No timezones match.'}
    />
  );
}

const zoneFormat: OptionFormat<string> = {
  keyOf: (zone) => zone,
  textOf: (zone) => zone,
  render: (zone) => (
    <>
      <span className="ad:min-w-0 ad:flex-1 ad:text-left ad:wrap-anywhere">{zone}</span>
      <span className="ad:shrink-0 ad:text-muted-foreground ad:tabular-nums">{offsetOf(zone)}</span>
    </>
  ),
};
