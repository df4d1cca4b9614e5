import { Field, Input } from '@timetrack/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { findTimezones, offsetOf } from './timezones.js';

const maxResults = 8;

export function TimezoneSearch({ onChoose }: { readonly onChoose: (zone: string) => void }) {
  const [search, setSearch] = useState('');
  const text = useDeferredValue(search);
  const found = useMemo(() => findTimezones(text), [text]);
  return (
    <div className="ad:flex ad:flex-col ad:gap-2 ad:rounded-lg ad:border ad:border-border ad:p-3">
      <Field label="Search all timezones" hint="A city, a region or a time zone name, such as Berlin">
        <Input
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => {
            // Chooses the first result instead of submitting the form.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            const [first] = findTimezones(search);
            if (first) onChoose(first);
          }}
        />
      </Field>
      <p role="status" className="ad:text-sm ad:text-muted-foreground ad:empty:hidden">
        {summarize(text, found.length)}
      </p>
      {found.length > 0 && (
        <ul aria-label="Timezones found" className="ad:flex ad:flex-col">
          {found.slice(0, maxResults).map((zone) => (
            <li key={zone}>
              <button
                type="button"
                onClick={() => onChoose(zone)}
                className="ad:flex ad:min-h-10 ad:w-full ad:cursor-pointer ad:items-center ad:justify-between ad:gap-3 ad:rounded-md ad:px-2.5 ad:text-left ad:text-sm ad:hover:bg-accent ad:pointer-coarse:min-h-11"
              >
                <span className="ad:wrap-anywhere">{zone}</span>
                <span className="ad:shrink-0 ad:text-muted-foreground ad:tabular-nums">{offsetOf(zone)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function summarize(text: string, count: number): string {
  if (text.trim() === '') return '';
  if (count === 0) return 'No timezone matches.';
  if (count <= maxResults) return count === 1 ? '1 timezone' : `${count} timezones`;
  return `The first ${maxResults} of ${count} timezones. Type more to narrow the list.`;
}
