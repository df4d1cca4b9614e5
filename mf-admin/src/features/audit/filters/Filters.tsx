import { type CalendarDate, findPeople, oneOf, PersonCombobox, type PersonOption } from '@timetrack/screens';
import { Button, Field, Input, Select } from '@timetrack/ui';
import { X } from '@timetrack/ui/icons';
import { useState } from 'react';
import type { AuditEntry } from '../audit.graphql.js';
import { subjectLabel, subjectLabels, subjects } from '../entry/labels.js';
import { type AuditFilter, isFiltered } from './audit-filter.js';

interface FiltersProps {
  readonly filter: AuditFilter;
  readonly actors: readonly PersonOption[];
  /** The listed entries. They name actors and records that have been deleted since. */
  readonly entries: readonly AuditEntry[];
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<AuditFilter>) => void;
  readonly onClear: () => void;
}

export function Filters({ filter, actors, entries, errors, onChange, onClear }: FiltersProps) {
  const { actor, subject, about, from, to } = filter;
  const isKnown = actor === null || actors.some(({ id }) => id === actor);
  const people = isKnown ? actors : [deletedActor(entries, actor), ...actors];
  return (
    <section aria-label="Filters" className="ad:flex ad:flex-col ad:gap-3">
      <div className="ad:grid ad:grid-cols-2 ad:items-start ad:gap-3 ad:lg:grid-cols-4">
        <PersonCombobox
          label="Person"
          placeholder="Everyone"
          value={actor}
          onChange={(id) => onChange({ actor: id })}
          error={errors.actorId}
          usePeople={(search) => ({ ...findPeople(people, search), isLoading: false })}
        />
        <Field label="Subject" error={errors.subjectType}>
          <Select
            value={subject ?? ''}
            onChange={({ target }) => onChange({ subject: oneOf(subjects, target.value), about: null })}
            options={subjects.map((one) => [one, subjectLabels[one]])}
          >
            <option value="">Everything</option>
          </Select>
        </Field>
        <DateField label="From" value={from} error={errors.from} onChange={(date) => onChange({ from: date })} />
        <DateField label="To" value={to} error={errors.to} onChange={(date) => onChange({ to: date })} />
      </div>
      {isFiltered(filter) && (
        <div className="ad:flex ad:flex-wrap ad:items-center ad:gap-2">
          {about !== null && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => onChange({ about: null })}
              className="ad:max-w-full ad:shrink"
            >
              <span className="ad:truncate">{`Only ${recordName(entries, filter)}`}</span>
              <X aria-label="Show all records" />
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

function deletedActor(entries: readonly AuditEntry[], id: string): PersonOption {
  const entry = entries.find(({ actor }) => actor.id === id);
  return { id, ...(entry?.actor ?? { firstName: 'Deleted', lastName: 'user' }), note: 'Deleted' };
}

/** `Timesheet: Wes Castillo` once an entry gives the name, `this timesheet` until then. */
function recordName(entries: readonly AuditEntry[], { about, subject }: AuditFilter): string {
  const entry = entries.find(({ subjectId }) => subjectId === about);
  const type = entry?.subjectType ?? subject;
  const label = type ? subjectLabel(type) : 'record';
  return entry?.subjectName ? `${label}: ${entry.subjectName}` : `this ${label}`;
}

interface DateFieldProps {
  readonly label: string;
  readonly value: CalendarDate | null;
  readonly error: string | undefined;
  readonly onChange: (date: CalendarDate | null) => void;
}

/**
 * While the user types 2026, the year of the field is 0002, 0020 and 0202. No entry is that old, so ignore these years.
 */
const isComplete = (text: string) => text === '' || text >= '1970';

/** A date field that reports a date as soon as it is complete. */
function DateField({ label, value, error, onChange }: DateFieldProps) {
  const [text, setText] = useState(value ?? '');
  const [lastValue, setLastValue] = useState(value);
  if (lastValue !== value) {
    setLastValue(value);
    setText(value ?? '');
  }
  return (
    <Field label={label} error={error}>
      <Input
        type="date"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          if (isComplete(target.value)) onChange(target.value || null);
        }}
      />
    </Field>
  );
}
