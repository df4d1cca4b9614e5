import { cn } from '@timetrack/ui';
import { memo } from 'react';
import { ScrollRegion } from '../../../components/Layout.js';
import { Minutes, type MinutesProps } from '../../../components/Minutes.js';
import { openerId, type Target } from '../report/report-data.js';
import type { Matrix, MatrixJob, MatrixPerson } from './matrix-data.js';

interface MatrixTableProps {
  readonly matrix: Matrix;
  readonly people: readonly MatrixPerson[];
  readonly onOpen: (target: Target) => void;
}

/**
 * A table whose names, headings and sums stay visible while the rest scrolls. On narrow screens, a card for each person
 * that lists their jobs, with the sums of the jobs first. On paper, a table of many jobs is smaller.
 */
export function MatrixTable({ matrix, people, onOpen }: MatrixTableProps) {
  const { jobs } = matrix;
  return (
    <ScrollRegion
      aria-label="Person × job, table"
      className="ad:relative ad:rounded-b-xl ad:not-print:tabular:max-h-[min(80svh,60rem)] ad:not-print:tabular:overflow-auto"
    >
      <table
        aria-label="Person × job"
        className={cn(
          'ad:flex ad:w-full ad:flex-col ad:border-separate ad:border-spacing-0 ad:text-left ad:text-sm ad:tabular:table ad:print:text-xs',
          jobs.length > 7 && (jobs.length > 14 ? 'ad:print:[zoom:0.4]' : 'ad:print:[zoom:0.65]'),
        )}
      >
        <thead className="ad:hidden ad:tabular:table-header-group">
          <tr>
            <th scope="col" className={cn(cellStyles, headStyles, cornerStyles)}>
              Person
            </th>
            {jobs.map(({ id, name }) => (
              <th key={id} scope="col" className={cn(cellStyles, figureStyles, headStyles)}>
                <button
                  type="button"
                  id={openerId('report', { job: id })}
                  onClick={() => onOpen({ job: id })}
                  className={cn(
                    linkStyles,
                    'ad:max-w-40 ad:min-w-20 ad:text-right ad:whitespace-normal ad:wrap-break-word ad:print:min-w-0',
                  )}
                >
                  {name}
                </button>
              </th>
            ))}
            <th scope="col" className={cn(cellStyles, figureStyles, headStyles)}>
              Total
            </th>
          </tr>
        </thead>
        <tbody className="ad:block ad:divide-y ad:divide-border ad:tabular:table-row-group ad:tabular:[&>tr:not(:first-child)>*]:border-t ad:tabular:[&>tr:not(:first-child)>*]:border-border">
          {people.map((person) => (
            <MatrixRow key={person.id} person={person} jobs={jobs} onOpen={onOpen} />
          ))}
        </tbody>
        <Sums matrix={matrix} onOpen={onOpen} />
      </table>
    </ScrollRegion>
  );
}

const sumStyles =
  'ad:font-semibold ad:tabular:border-t-2 ad:tabular:border-border ad:tabular:bg-card ad:tabular:py-3 ad:not-print:tabular:sticky ad:not-print:tabular:bottom-0 ad:not-print:tabular:z-20';

function Sums({ matrix: { jobs, minutes, hours }, onOpen }: Pick<MatrixTableProps, 'matrix' | 'onOpen'>) {
  return (
    <tfoot className="ad:order-first ad:block ad:border-y ad:border-border ad:bg-muted ad:tabular:table-footer-group">
      <tr className={rowStyles}>
        <th scope="row" className={cn(cellStyles, nameStyles, sumStyles, 'ad:not-print:tabular:z-30')}>
          Total
        </th>
        {jobs.map((job) => (
          <td key={job.id} className={cn(cellStyles, figureStyles, sumStyles)}>
            {/* A table has the job as the heading of the column. */}
            <button
              type="button"
              onClick={() => onOpen({ job: job.id })}
              className={cn(linkStyles, 'ad:min-w-0 ad:text-left ad:font-normal ad:wrap-anywhere ad:tabular:hidden')}
            >
              {job.name}
            </button>
            <span className="ad:shrink-0 ad:whitespace-nowrap">
              <Minutes minutes={job.minutes} hours={job.hours} stacked />
            </span>
          </td>
        ))}
        <td className={cn(cellStyles, figureStyles, sumStyles)}>
          <span className="ad:font-normal ad:tabular:hidden">All jobs</span>
          <Minutes minutes={minutes} hours={hours} stacked />
        </td>
      </tr>
    </tfoot>
  );
}

interface MatrixRowProps {
  readonly person: MatrixPerson;
  readonly jobs: readonly MatrixJob[];
  readonly onOpen: (target: Target) => void;
}

/** What one person worked on each job. Memoized for a thousand rows. */
const MatrixRow = memo(function MatrixRow({ person, jobs, onOpen }: MatrixRowProps) {
  const { id, name, minutes, hours, byJob } = person;
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
        <MatrixCell key={job.id} person={person} job={job} work={byJob.get(job.id)} onOpen={onOpen} />
      ))}
      <td className={cn(cellStyles, figureStyles, 'ad:font-semibold ad:tabular:group-hover:bg-accent')}>
        <span className="ad:font-normal ad:tabular:hidden">Total</span>
        <Minutes minutes={minutes} hours={hours} stacked />
      </td>
    </tr>
  );
});

interface MatrixCellProps extends Pick<MatrixRowProps, 'person' | 'onOpen'> {
  readonly job: MatrixJob;
  readonly work: Pick<MinutesProps, 'minutes' | 'hours'> | undefined;
}

/** The hours of a person on a job. They open their details. Without hours, a card leaves the job out. */
function MatrixCell({ person, job, work, onOpen }: MatrixCellProps) {
  const styles = cn(cellStyles, figureStyles, 'ad:tabular:group-hover:bg-accent');
  if (!work) return <td className={cn(styles, 'ad:hidden')} />;
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
        <Minutes {...work} stacked />
        <span className="ad:sr-only">{`(${person.name}, ${job.name})`}</span>
      </button>
    </td>
  );
}

const rowStyles =
  'ad:flex ad:flex-col ad:gap-1 ad:px-5 ad:py-3.5 ad:break-inside-avoid ad:md:px-6 ad:tabular:table-row';

const cellStyles =
  'ad:block ad:min-w-0 ad:tabular:table-cell ad:not-print:tabular:px-3 ad:print:px-1 ad:tabular:py-2 ad:tabular:align-middle ad:tabular:last:pr-5 ad:tabular:md:last:pr-6';

const figureStyles =
  'ad:flex ad:items-center ad:justify-between ad:gap-4 ad:text-right ad:tabular:table-cell ad:tabular:whitespace-nowrap';

/** Names stay visible while the jobs scroll behind them, so they need an opaque background. */
const nameStyles =
  'ad:text-left ad:tabular:max-w-56 ad:tabular:min-w-40 ad:tabular:pl-5 ad:tabular:md:pl-6 ad:print:min-w-0 ad:not-print:tabular:sticky ad:not-print:tabular:left-0 ad:not-print:tabular:z-10';

const headStyles =
  'ad:border-b ad:border-border ad:bg-card ad:text-xs ad:font-medium ad:text-muted-foreground ad:tabular:py-1 ad:not-print:tabular:sticky ad:not-print:tabular:top-0 ad:not-print:tabular:z-20';

/** The heading of the names stays visible in both directions. */
const cornerStyles = 'ad:tabular:pl-5 ad:tabular:md:pl-6 ad:not-print:tabular:left-0 ad:not-print:tabular:z-30';

const linkStyles =
  'ad:cursor-pointer ad:rounded-sm ad:py-1 ad:hover:text-primary ad:pointer-coarse:min-h-11 ad:underline ad:decoration-input/60 ad:decoration-dotted ad:underline-offset-4 ad:hover:decoration-solid ad:print:no-underline';
