import { cn } from '@timetrack/ui/basics';
import { Pointer, TreePalm } from '@timetrack/ui/icons';
import { useContext } from 'react';
import type { ScheduleStatus } from '../../../gql/graphql.js';
import { StatusMark } from './ShiftTitle.js';
import { JobColorsContext, statusLabels, styleOfMark, styleOfStatus } from './shift-style.js';

interface LegendProps {
  readonly canManage: boolean;
  /** The jobs on the board, if shifts have their colors. */
  readonly jobs: readonly { readonly id: string; readonly name: string }[] | null;
}

/** Explains the bars, and how to drag them on touch screens. Workers never see drafts and can't move shifts. */
export function Legend({ canManage, jobs }: LegendProps) {
  const colors = useContext(JobColorsContext);
  const statuses: readonly ScheduleStatus[] = canManage
    ? ['PUBLISHED', 'DRAFT', 'CANCELED']
    : ['PUBLISHED', 'CANCELED'];
  return (
    <ul
      aria-label="Color key"
      className="sc:flex sc:flex-wrap sc:items-center sc:gap-x-5 sc:gap-y-2 sc:text-xs sc:text-muted-foreground"
    >
      {statuses.map((status) => {
        const { className, style } = styleOfStatus(status, '#8b93a1');
        return (
          <li key={status} className="sc:flex sc:items-center sc:gap-2">
            <span
              className={cn('sc:grid sc:h-4 sc:w-6 sc:place-items-center sc:rounded-sm sc:border', className)}
              style={style}
            >
              <StatusMark status={status} />
            </span>
            <span className={status === 'CANCELED' ? 'sc:line-through' : undefined}>{statusLabels[status]}</span>
          </li>
        );
      })}
      {jobs?.map(({ id, name }) => (
        <li key={id} className="sc:flex sc:items-center sc:gap-2">
          <span aria-hidden="true" className="sc:size-3.5 sc:rounded-sm" style={styleOfMark(colors?.get(id))} />
          <span>{name}</span>
        </li>
      ))}
      <li className="sc:flex sc:items-center sc:gap-2">
        <TreePalm aria-hidden="true" className="sc:size-4 sc:text-success" />
        <span>Approved time off</span>
      </li>
      {canManage && (
        <li className="sc:hidden sc:items-center sc:gap-2 sc:pointer-coarse:flex">
          <Pointer aria-hidden="true" className="sc:size-4" />
          <span>Hold a schedule to drag it, tap it to change it</span>
        </li>
      )}
    </ul>
  );
}
