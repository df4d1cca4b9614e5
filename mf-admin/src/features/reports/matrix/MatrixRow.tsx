import { cn } from '@timetrack/ui';
import { memo } from 'react';
import { Minutes } from '../../../components/Minutes.js';
import type { Target } from '../report/report-data.js';
import { openerId } from '../report/step.js';
import type { MatrixJob, MatrixPerson } from './matrix-data.js';
import { cellStyles, figureStyles, linkStyles, nameStyles, rowStyles } from './matrix-styles.js';

interface MatrixRowProps {
  readonly person: MatrixPerson;
  readonly jobs: readonly MatrixJob[];
  readonly onOpen: (target: Target) => void;
}

/** What one person worked on each job. Memoized for a thousand rows. */
export const MatrixRow = memo(function MatrixRow({ person, jobs, onOpen }: MatrixRowProps) {
  const { id, name, minutes, byJob } = person;
  return (
    <tr className={cn(rowStyles, 'ad:group')}>
      <th
        scope="row"
        className={cn(cellStyles, nameStyles, 'ad:font-medium ad:tabular:bg-card ad:tabular:group-hover:bg-accent')}
      >
        <button
          type="button"
          id={openerId('report', { person: id })}
          onClick={() => onOpen({ person: id })}
          className={cn(linkStyles, 'ad:max-w-full ad:text-left ad:wrap-break-word ad:tabular:max-w-52')}
        >
          {name}
        </button>
      </th>
      {jobs.map((job) => (
        <MatrixCell key={job.id} person={person} job={job} minutes={byJob.get(job.id) ?? 0} onOpen={onOpen} />
      ))}
      <td className={cn(cellStyles, figureStyles, 'ad:font-semibold ad:tabular:group-hover:bg-accent')}>
        <span className="ad:font-normal ad:tabular:hidden">Total</span>
        <Minutes minutes={minutes} stacked />
      </td>
    </tr>
  );
});

interface MatrixCellProps extends Pick<MatrixRowProps, 'person' | 'onOpen'> {
  readonly job: MatrixJob;
  readonly minutes: number;
}

/** The hours of a person on a job. They open their details. Without hours, a card leaves the job out. */
function MatrixCell({ person, job, minutes, onOpen }: MatrixCellProps) {
  const styles = cn(cellStyles, figureStyles, 'ad:tabular:group-hover:bg-accent');
  if (minutes === 0) return <td className={cn(styles, 'ad:hidden')} />;
  const target = { job: job.id, person: person.id };
  return (
    <td className={styles}>
      <span className="ad:min-w-0 ad:wrap-anywhere ad:tabular:hidden" aria-hidden="true">
        {job.name}
      </span>
      <button
        type="button"
        id={openerId('report', target)}
        onClick={() => onOpen(target)}
        className={cn(linkStyles, 'ad:shrink-0 ad:text-right ad:whitespace-nowrap')}
      >
        <Minutes minutes={minutes} stacked />
        <span className="ad:sr-only">
          ({person.name}, {job.name})
        </span>
      </button>
    </td>
  );
}
