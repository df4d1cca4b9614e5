import { roleNames } from '@timetrack/contracts';
import { formatDuration, fullName } from '@timetrack/screens/basics';
import { Avatar, cn } from '@timetrack/ui/basics';
import { Archive, TriangleAlert } from '@timetrack/ui/icons';
import { archivedId, type Person } from '../board/arrange-board.js';
import { styleOfMark } from '../shift/shift-style.js';

const headerStyles =
  'sc:text-left sc:font-normal sc:sticky sc:left-0 sc:z-20 sc:flex sc:min-w-0 sc:items-start sc:gap-2.5 sc:border-r sc:border-border sc:bg-card sc:px-2 sc:py-2.5 sc:md:px-3';

const compactStyles =
  'sc:text-left sc:font-normal sc:sticky sc:left-0 sc:z-20 sc:flex sc:min-w-0 sc:items-center sc:gap-1.5 sc:border-r sc:border-border sc:bg-card sc:px-2 sc:md:px-3 sc:max-md:flex-wrap sc:max-md:content-center sc:max-md:gap-y-0';

/** The person of a row, and their planned hours as the server computes them. */
export function PersonHeader({ person, isCompact }: { readonly person: Person; readonly isCompact: boolean }) {
  const { user, plannedMinutes, over40Hours } = person;
  if (user.id === archivedId) return <ArchivedHeader isCompact={isCompact} />;
  const name = fullName(user);
  if (isCompact) {
    return (
      <th scope="row" className={compactStyles}>
        <span
          aria-hidden="true"
          className="sc:size-2.5 sc:shrink-0 sc:rounded-full"
          style={styleOfMark(user.scheduleColor)}
        />
        <span className="sc:min-w-0 sc:flex-1 sc:truncate sc:text-sm sc:font-medium sc:max-md:leading-4" title={name}>
          {name}
        </span>
        <PlannedHours plannedMinutes={plannedMinutes} over40Hours={over40Hours} className="sc:max-md:w-full" />
      </th>
    );
  }
  return (
    <th scope="row" className={headerStyles}>
      <Avatar
        firstName={user.firstName}
        lastName={user.lastName}
        color={user.scheduleColor}
        className="sc:max-md:hidden"
      />
      <span
        aria-hidden="true"
        className="sc:mt-0.5 sc:h-9 sc:w-1 sc:shrink-0 sc:rounded-full sc:md:hidden"
        style={styleOfMark(user.scheduleColor)}
      />
      <div className="sc:min-w-0 sc:flex-1">
        <p className="sc:truncate sc:text-sm sc:leading-5 sc:font-medium" title={name}>
          {name}
        </p>
        <p className="sc:flex sc:flex-wrap sc:items-center sc:gap-x-1.5 sc:text-xs sc:leading-4 sc:text-muted-foreground">
          <span>{roleNames[user.role]}</span>
          <span aria-hidden="true" className="sc:max-md:hidden">
            ·
          </span>
          <PlannedHours plannedMinutes={plannedMinutes} over40Hours={over40Hours} className="sc:max-md:w-full" />
        </p>
      </div>
    </th>
  );
}

interface PlannedHoursProps extends Pick<Person, 'plannedMinutes' | 'over40Hours'> {
  readonly className?: string;
}

function PlannedHours({ plannedMinutes, over40Hours, className }: PlannedHoursProps) {
  return (
    <span
      className={cn(
        'sc:flex sc:items-center sc:gap-1 sc:text-xs sc:tabular-nums sc:text-muted-foreground',
        over40Hours && 'sc:font-medium sc:text-warning',
        className,
      )}
    >
      <span className="sc:sr-only">Planned: </span>
      {formatDuration(plannedMinutes)}
      {over40Hours && <TriangleAlert aria-hidden="true" className="sc:size-3.5" />}
      {over40Hours && <span className="sc:sr-only">, over 40 hours</span>}
    </span>
  );
}

/** The header of the row for shifts without active assignees. */
function ArchivedHeader({ isCompact }: { readonly isCompact: boolean }) {
  if (isCompact) {
    return (
      <th scope="row" className={compactStyles}>
        <Archive aria-hidden="true" className="sc:size-3.5 sc:shrink-0 sc:text-muted-foreground" />
        <span className="sc:truncate sc:text-sm sc:font-medium">Archived people</span>
      </th>
    );
  }
  return (
    <th scope="row" className={headerStyles}>
      <span className="sc:grid sc:size-9 sc:shrink-0 sc:place-items-center sc:rounded-full sc:bg-muted sc:text-muted-foreground sc:max-md:hidden">
        <Archive aria-hidden="true" className="sc:size-4" />
      </span>
      <div className="sc:min-w-0 sc:flex-1">
        <p className="sc:text-sm sc:leading-5 sc:font-medium">Archived people</p>
        <p className="sc:text-xs sc:leading-4 sc:text-muted-foreground">No active assignees</p>
      </div>
    </th>
  );
}
