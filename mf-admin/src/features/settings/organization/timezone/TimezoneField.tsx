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

/** The four usual ones in a list, and all others by search. */
export function TimezoneField({ value, hint, error, onChange }: TimezoneFieldProps) {
  const [searching, setSearching] = useState(false);
  const list = useRef<HTMLSelectElement>(null);
  return (
    <div className="ad:flex ad:flex-col ad:gap-3">
      <Field label="Timezone" hint={hint} error={error}>
        <Select
          ref={list}
          value={searching ? other : value}
          onChange={({ target }) => {
            setSearching(target.value === other);
            if (target.value !== other) onChange(target.value);
          }}
        >
          {commonTimezones.map(({ zone, words }) => (
            <option key={zone} value={zone}>
              {words}
            </option>
          ))}
          {!isCommon(value) && <option value={value}>{value}</option>}
          <option value={other}>Another timezone…</option>
        </Select>
      </Field>
      {searching && (
        <TimezoneSearch
          onChoose={(zone) => {
            onChange(zone);
            setSearching(false);
            list.current?.focus();
          }}
        />
      )}
    </div>
  );
}
