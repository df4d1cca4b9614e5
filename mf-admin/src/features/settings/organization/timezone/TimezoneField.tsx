import { Button, Field, Select } from '@timetrack/ui';
import { useRef, useState } from 'react';
import { TimezoneSearch } from './TimezoneSearch.js';
import { commonTimezones, isCommon } from './timezones.js';

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
export function TimezoneField({ value, proposed, hint, error, onChange }: TimezoneFieldProps) {
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
          Use {proposed}
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
