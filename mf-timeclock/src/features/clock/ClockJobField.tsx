import { Field, Input } from '@timetrack/ui/basics';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Job } from './use-job-choice.js';

const load = async () => ({ default: (await import('./JobSearch.js')).JobSearch });

/** Searching needs more code than the clock does, so it is loaded afterwards. */
const JobSearch = lazy(load);

interface ClockJobFieldProps {
  readonly label: string;
  readonly jobs: readonly Job[];
  readonly value: string | null;
  readonly onChange: (jobId: string | null) => void;
  readonly canBeNone?: boolean;
  readonly disabled?: boolean;
}

/** How long the first screen has the network to itself. */
const afterFirstScreen = 8_000;

/** A field for a job with a search, as large as the buttons of the clock. */
export function ClockJobField(props: ClockJobFieldProps) {
  const [isOpened, setOpened] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), afterFirstScreen);
    return () => clearTimeout(timer);
  }, []);
  const closed = <ClosedField {...props} onOpen={() => setOpened(true)} />;
  if (!isOpened) return closed;
  return (
    <Suspense fallback={closed}>
      <JobSearch {...props} placeholder={searchText} inputClassName={large} />
    </Suspense>
  );
}

const searchText = 'Search jobs';

const large =
  'tc:h-16 tc:rounded-lg tc:px-4 tc:text-lg tc:md:h-12 tc:md:text-base tc:pointer-coarse:min-h-16 tc:text-ellipsis';

interface ClosedFieldProps extends ClockJobFieldProps {
  readonly onOpen: () => void;
}

/** Has the place and the text of the search until the user opens it. */
function ClosedField({ label, jobs, value, canBeNone = true, disabled, onOpen }: ClosedFieldProps) {
  const name = jobs.find(({ id }) => id === value)?.name ?? (canBeNone ? 'None' : '');
  return (
    <Field label={label}>
      <Input
        role="combobox"
        aria-expanded={false}
        aria-haspopup="listbox"
        readOnly
        disabled={disabled}
        value={name}
        placeholder={canBeNone ? undefined : searchText}
        onClick={onOpen}
        onKeyDown={({ key }) => {
          if (key !== 'Tab' && key !== 'Shift') onOpen();
        }}
        className={large}
      />
    </Field>
  );
}
