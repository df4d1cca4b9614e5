import { cn } from '@timetrack/ui';
import { Minutes } from '../../../components/Minutes.js';
import { ScrollRegion } from '../../../components/ScrollRegion.js';
import type { Target } from '../report/report-data.js';
import { openerId } from '../report/step.js';
import { MatrixRow } from './MatrixRow.js';
import type { Matrix, MatrixPerson } from './matrix-data.js';
import {
  cellStyles,
  cornerStyles,
  figureStyles,
  headStyles,
  linkStyles,
  nameStyles,
  rowStyles,
} from './matrix-styles.js';

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

function Sums({ matrix: { jobs, minutes }, onOpen }: Pick<MatrixTableProps, 'matrix' | 'onOpen'>) {
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
              <Minutes minutes={job.minutes} stacked />
            </span>
          </td>
        ))}
        <td className={cn(cellStyles, figureStyles, sumStyles)}>
          <span className="ad:font-normal ad:tabular:hidden">All jobs</span>
          <Minutes minutes={minutes} stacked />
        </td>
      </tr>
    </tfoot>
  );
}
