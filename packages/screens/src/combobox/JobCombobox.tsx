import { BriefcaseBusiness } from '@timetrack/ui/icons';
import { useState } from 'react';
import { Combobox } from './Combobox.js';
import type { ComboboxProps, OptionFormat } from './combobox.types.js';
import { findJobs, type JobOption, noJob } from './jobs.js';

interface JobComboboxProps
  extends Pick<
    ComboboxProps<JobOption>,
    'placeholder' | 'hint' | 'error' | 'className' | 'disabled' | 'inputClassName'
  > {
  readonly label?: string;
  /** In the order in which they are offered: the likely ones first. */
  readonly jobs: readonly JobOption[];
  /** The id of the selected job. */
  readonly value: string | null;
  readonly onChange: (jobId: string | null) => void;
  /** Whether no job is a choice. */
  readonly canBeNone?: boolean;
  /** Opens the list at once, in place of a field that the user has just focused. */
  readonly startsOpen?: boolean;
}

/** Finds one job by name. */
export function JobCombobox(props: JobComboboxProps) {
  const { label = 'Job', jobs, value, onChange, canBeNone = true, startsOpen = false, ...field } = props;
  const [search, setSearch] = useState<string | null>(startsOpen ? '' : null);
  const selected = jobs.find(({ id }) => id === value) ?? (canBeNone ? noJob : undefined);
  return (
    <Combobox
      {...field}
      label={label}
      autoFocus={startsOpen}
      format={jobFormat}
      results={findJobs(jobs, search, canBeNone)}
      search={search}
      onSearch={setSearch}
      selected={selected ? [selected.id] : []}
      text={selected?.name}
      onPick={({ id }) => onChange(id || null)}
      emptyText="No job has that name"
    />
  );
}

const jobFormat: OptionFormat<JobOption> = {
  keyOf: ({ id }) => id,
  textOf: ({ name }) => name,
  render: ({ id, name }) => (
    <>
      {id && <BriefcaseBusiness aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />}
      <span className="min-w-0 py-1.5 wrap-anywhere">{name}</span>
    </>
  ),
};
