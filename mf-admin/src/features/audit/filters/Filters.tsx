import { Button, Field, Select } from '@timetrack/ui';
import { X } from 'lucide-react';
import { type AuditFilter, isFiltered } from '../address/audit-address.js';
import { type Entry, nameOf, subjectName, subjectNames, subjects } from '../entry/labels.js';
import type { Person } from '../people/use-people.js';
import { DateField } from './DateField.js';

interface FiltersProps {
  readonly filter: AuditFilter;
  readonly people: readonly Person[];
  /** What is shown: whoever or whatever is gone from everywhere else still has a name there. */
  readonly entries: readonly Entry[];
  readonly errors: Readonly<Record<string, string>>;
  readonly onNarrow: (changes: Partial<AuditFilter>) => void;
  readonly onClear: () => void;
}

export function Filters({ filter, people, entries, errors, onNarrow, onClear }: FiltersProps) {
  const { actor, subject, about, from, to } = filter;
  const archived = people.filter((person) => person.archived);
  return (
    <section aria-label="Filters" className="ad:flex ad:flex-col ad:gap-3">
      <div className="ad:grid ad:grid-cols-2 ad:items-start ad:gap-3 ad:lg:grid-cols-4">
        <Field label="Person" error={errors.actorId}>
          <Select value={actor ?? ''} onChange={({ target }) => onNarrow({ actor: target.value || null })}>
            <option value="">Everybody</option>
            {actor !== null && !people.some(({ id }) => id === actor) && (
              <option value={actor}>{goneActor(entries, actor)}</option>
            )}
            {people.filter((person) => !person.archived).map(option)}
            {archived.length > 0 && <optgroup label="Archived">{archived.map(option)}</optgroup>}
          </Select>
        </Field>
        <Field label="Subject" error={errors.subjectType}>
          <Select
            value={subject ?? ''}
            onChange={({ target }) =>
              onNarrow({ subject: subjects.find((one) => one === target.value) ?? null, about: null })
            }
          >
            <option value="">Everything</option>
            {subjects.map((one) => (
              <option key={one} value={one}>
                {subjectNames[one]}
              </option>
            ))}
          </Select>
        </Field>
        <DateField label="From" value={from} error={errors.from} onChange={(day) => onNarrow({ from: day })} />
        <DateField label="To" value={to} error={errors.to} onChange={(day) => onNarrow({ to: day })} />
      </div>
      {isFiltered(filter) && (
        <div className="ad:flex ad:flex-wrap ad:items-center ad:gap-2">
          {about !== null && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => onNarrow({ about: null })}
              className="ad:max-w-full ad:shrink"
            >
              <span className="ad:truncate">Only {oneThing(entries, filter)}</span>
              <X aria-label="Show others too" />
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={onClear}>
            Clear Filters
          </Button>
        </div>
      )}
    </section>
  );
}

const option = ({ id, name }: Person) => (
  <option key={id} value={id}>
    {name}
  </option>
);

function goneActor(entries: readonly Entry[], id: string): string {
  const entry = entries.find(({ actor }) => actor.id === id);
  return entry ? nameOf(entry.actor) : 'Somebody who was deleted';
}

/** `Timesheet: Wes Castillo` once an entry tells the name, `this Timesheet` until then. */
function oneThing(entries: readonly Entry[], { about, subject }: AuditFilter): string {
  const entry = entries.find(({ subjectId }) => subjectId === about);
  const type = entry?.subjectType ?? subject;
  const kind = type ? subjectName(type) : 'thing';
  return entry?.subjectName ? `${kind}: ${entry.subjectName}` : `this ${kind}`;
}
