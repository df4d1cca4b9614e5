import { roleNames } from '@timetrack/contracts';
import { formatDuration, fullName } from '@timetrack/screens/basics';
import { Avatar, cn } from '@timetrack/ui/basics';
import { Archive, TriangleAlert } from '@timetrack/ui/icons';
import { useMemo } from 'react';
import { archivedId, type Person, type Row } from '../board/arrange-board.js';
import { SelectGroup } from '../selection/SelectGroup.js';
import { useScheduleScreen } from '../state/screen-context.js';
import { PersonMenu } from './PersonMenu.js';

const headerStyles =
  'sc:text-left sc:font-normal sc:sticky sc:left-0 sc:z-20 sc:flex sc:min-w-0 sc:border-r sc:border-border sc:bg-card sc:pr-1 sc:pl-2 sc:md:pl-3';
const comfortableStyles = 'sc:items-start sc:gap-2 sc:py-2.5 sc:md:gap-2.5';
const compactStyles = 'sc:items-center sc:gap-2';

interface PersonHeaderProps {
  readonly row: Row;
  readonly days: readonly string[];
  readonly isCompact: boolean;
}

/** The header of a person's row, or of the row for shifts without active assignees. */
export function PersonHeader({ row, days, isCompact }: PersonHeaderProps) {
  const { user, plannedMinutes, over40Hours } = row.person;
  const { canManage } = useScheduleScreen();
  const name = fullName(user);
  const isArchived = user.id === archivedId;
  return (
    <th scope="row" className={cn(headerStyles, isCompact ? compactStyles : comfortableStyles)}>
      {isArchived ? (
        <span
          className={cn(
            'sc:grid sc:shrink-0 sc:place-items-center sc:rounded-full sc:bg-muted sc:text-muted-foreground sc:max-md:size-6',
            isCompact ? 'sc:size-6' : 'sc:size-9',
          )}
        >
          <Archive aria-hidden="true" className="sc:size-4" />
        </span>
      ) : (
        <Avatar
          firstName={user.firstName}
          lastName={user.lastName}
          color={user.scheduleColor}
          className={cn('sc:max-md:size-6 sc:max-md:text-[0.625rem]', isCompact && 'sc:size-6 sc:text-[0.625rem]')}
        />
      )}
      <div className="sc:min-w-0 sc:flex-1">
        <p
          className={cn(
            'sc:font-medium',
            isCompact ? 'sc:text-xs sc:leading-4' : 'sc:text-sm sc:leading-5',
            !isArchived && 'sc:truncate',
          )}
          title={isArchived ? undefined : name}
        >
          {name}
        </p>
        <p
          className={cn(
            'sc:text-muted-foreground',
            isCompact ? 'sc:text-[0.6875rem] sc:leading-3.5' : 'sc:text-xs sc:leading-4',
            !isArchived && 'sc:flex sc:items-center sc:gap-x-1.5',
            !isArchived && 'sc:max-md:flex-wrap sc:max-md:text-[0.6875rem] sc:max-md:leading-3.5',
          )}
        >
          {isArchived ? (
            'No active assignees'
          ) : (
            <>
              <span className="sc:truncate">{accountLabelOf(user) ?? roleNames[user.role]}</span>
              <span aria-hidden="true" className="sc:max-md:hidden">
                ·
              </span>
              <PlannedHours plannedMinutes={plannedMinutes} over40Hours={over40Hours} />
            </>
          )}
        </p>
      </div>
      {canManage && <PlannerActions row={row} days={days} />}
    </th>
  );
}

function PlannerActions({ row, days }: Pick<PersonHeaderProps, 'row' | 'days'>) {
  const { today } = useScheduleScreen();
  const { user } = row.person;
  const shifts = useMemo(() => row.shifts.map(({ item }) => item), [row.shifts]);
  return (
    <>
      <SelectGroup label={`shifts of ${fullName(user)}`} shifts={shifts} />
      {user.id !== archivedId && <PersonMenu row={row} day={days.includes(today) ? today : (days[0] ?? today)} />}
    </>
  );
}

/** What keeps a person from signing in, which is said in place of their role: it is always WORKER. */
function accountLabelOf({ status, hasAccount }: Person['user']): string | null {
  if (hasAccount) return null;
  return status === 'INVITED' ? 'Invited' : 'No account';
}

function PlannedHours({ plannedMinutes, over40Hours }: Pick<Person, 'plannedMinutes' | 'over40Hours'>) {
  return (
    <span
      className={cn(
        'sc:flex sc:shrink-0 sc:items-center sc:gap-1 sc:tabular-nums',
        over40Hours && 'sc:font-medium sc:text-warning',
      )}
    >
      <span className="sc:sr-only">Planned: </span>
      <span>{formatDuration(plannedMinutes)}</span>
      {over40Hours && <TriangleAlert aria-hidden="true" className="sc:size-3" />}
      {over40Hours && <span className="sc:sr-only">, overtime</span>}
    </span>
  );
}
