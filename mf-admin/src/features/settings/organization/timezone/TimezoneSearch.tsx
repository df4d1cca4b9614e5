import { Combobox, type OptionFormat } from '@timetrack/screens';
import { useDeferredValue, useMemo, useState } from 'react';
import { findTimezones, offsetOf } from './timezones.js';

const maxResults = 8;

export function TimezoneSearch({ onChoose }: { readonly onChoose: (zone: string) => void }) {
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
