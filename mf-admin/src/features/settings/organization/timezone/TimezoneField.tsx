import { Field, Select } from '@timetrack/ui';
import { useRef, useState } from 'react';
import { TimezoneSearch } from './TimezoneSearch.js';
import { commonTimezones, isCommon } from './timezones.js';

interface TimezoneFieldProps {
  readonly value: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly onChange: (zone: string) => void;
}

const other = 'other';

/** A list of the four common time zones, and a search for all others. */
export function TimezoneField({ value, hint, error, onChange }: TimezoneFieldProps) {
  const [isSearching, setIsSearching] = useState(false);
  const list = useRef<HTMLSelectElement>(null);
  return (
    <div className="ad:flex ad:flex-col ad:gap-3">
      <Field label="Timezone" hint={hint} error={error}>
        <Select
          ref={list}
          value={isSearching ? other : value}
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
          {!isCommon(value) && <option value={value}>{value}</option>}
          <option value={other}>Another timezone…</option>
        </Select>
      </Field>
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
