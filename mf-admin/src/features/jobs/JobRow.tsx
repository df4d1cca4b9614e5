import { formatCount } from '@timetrack/screens';
import { Button } from '@timetrack/ui';
import { Pencil } from '@timetrack/ui/icons';
import { useId } from 'react';
import { LinkedFormDialog } from '../../components/LinkedDialogs.js';
import { JobForm } from './JobForm.js';
import type { Job } from './jobs.graphql.js';
import { PeopleDialog } from './PeopleDialog.js';

interface JobRowProps {
  readonly job: Job;
  readonly canChange: boolean;
  /** How many people may choose it; null where everyone may. */
  readonly people: number | null;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
}

export function JobRow({ job, canChange, people, isSelected, onSelect }: JobRowProps) {
  const { name, retired } = job;
  const id = useId();
  const count = people === null ? null : describePeople(people);
  return (
    <li className="ad:flex ad:min-h-11 ad:flex-wrap ad:items-center ad:gap-x-3 ad:gap-y-1 ad:py-1.5">
      {canChange && (
        <input
          type="checkbox"
          id={id}
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
          className="ad:size-5 ad:shrink-0 ad:cursor-pointer ad:accent-primary"
        />
      )}
      <label htmlFor={id} className="ad:min-w-0 ad:flex-1 ad:cursor-pointer ad:py-2 ad:font-medium ad:wrap-anywhere">
        {name}
      </label>
      {!retired && count !== null && !canChange && <span className="ad:text-sm ad:text-muted-foreground">{count}</span>}
      {!retired && canChange && (
        <div className="ad:flex ad:gap-2">
          {count !== null && <PeopleDialog jobs={[job]} label={count} />}
          <LinkedFormDialog
            name={`job-${job.id}`}
            title="Rename Job"
            description="The new name appears everywhere, including on past timesheets and schedules."
            trigger={
              <Button variant="ghost" size="sm" aria-label={`Rename ${name}`}>
                <Pencil aria-hidden="true" />
              </Button>
            }
          >
            {(close) => <JobForm job={job} onDone={close} />}
          </LinkedFormDialog>
        </div>
      )}
    </li>
  );
}

const describePeople = (people: number) => (people === 0 ? 'No people yet' : formatCount(people, 'person'));
