import { Field, Input } from '@timetrack/ui';
import { X } from 'lucide-react';
import { useId } from 'react';
import { nameOf } from '../words.js';
import { PersonOptions } from './PersonOptions.js';
import { usePersonSearch } from './use-person-search.js';

interface PersonPickerProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string | null;
  readonly onChange: (userId: string | null) => void;
  readonly required?: boolean;
  readonly error?: string | undefined;
}

/** Finds one person by what is typed of their name: a combobox with a list under it. */
export function PersonPicker({ label, placeholder, value, onChange, required, error }: PersonPickerProps) {
  const listId = useId();
  const { typed, chosen, isOpen, listed, more, loading, active, choose, control } = usePersonSearch(value, onChange);
  return (
    <div className="tc:relative tc:min-w-0">
      <Field label={label} required={required} error={error}>
        <Input
          role="combobox"
          autoComplete="off"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen && listed[active] ? `${listId}-${active}` : undefined}
          aria-autocomplete="list"
          placeholder={placeholder}
          className="tc:pr-10"
          value={typed ?? (chosen ? nameOf(chosen) : '')}
          {...control}
        />
      </Field>
      {value !== null && (
        <button
          type="button"
          aria-label={`Clear ${label.toLowerCase()}`}
          onClick={() => choose(null)}
          className="tc:absolute tc:top-6.5 tc:right-0 tc:grid tc:size-11 tc:cursor-pointer tc:place-items-center tc:rounded-md tc:text-muted-foreground tc:hover:text-foreground tc:md:size-10"
        >
          <X aria-hidden="true" className="tc:size-4" />
        </button>
      )}
      {isOpen && (
        <PersonOptions
          id={listId}
          people={listed}
          more={more}
          loading={loading}
          active={active}
          chosen={value}
          onChoose={choose}
        />
      )}
    </div>
  );
}
