import { Field, Input } from '@timetrack/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { findTimezones, offsetOf } from './timezones.js';

/** So many are shown: whoever wants another one types on. */
const most = 8;

export function TimezoneSearch({ onChoose }: { readonly onChoose: (zone: string) => void }) {
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed);
  const found = useMemo(() => findTimezones(text), [text]);
  return (
    <div className="ad:flex ad:flex-col ad:gap-2 ad:rounded-lg ad:border ad:border-border ad:p-3">
      <Field label="Search all timezones" hint="A city, a region or the name of its time, such as Berlin">
        <Input
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            // Enter would send the whole form: here it takes the first one that was found.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            const [first] = findTimezones(typed);
            if (first) onChoose(first);
          }}
        />
      </Field>
      <p role="status" className="ad:text-sm ad:text-muted-foreground ad:empty:hidden">
        {summary(text, found.length)}
      </p>
      {found.length > 0 && (
        <ul aria-label="Timezones found" className="ad:flex ad:flex-col">
          {found.slice(0, most).map((zone) => (
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

function summary(text: string, count: number): string {
  if (text.trim() === '') return '';
  if (count === 0) return 'No timezone matches.';
  if (count <= most) return count === 1 ? '1 timezone' : `${count} timezones`;
  return `The first ${most} of ${count} timezones: type on to find yours.`;
}
