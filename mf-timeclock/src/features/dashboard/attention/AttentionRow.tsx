import { useCan } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import { fullName } from '@timetrack/screens/basics';
import { Avatar, Button } from '@timetrack/ui/basics';
import type { AttentionKind } from '../../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { AttentionRowItem } from './attention.graphql.js';
import { actionsOf } from './attention-actions.js';

interface AttentionRowProps {
  readonly kind: AttentionKind;
  readonly item: FragmentType<typeof AttentionRowItem>;
}

/** A person, what happened, and what the viewer can do about it. */
export function AttentionRow({ kind, item }: AttentionRowProps) {
  const { user, message, ...facts } = readFragment(AttentionRowItem, item);
  const canSeePerson = useCan('TEAM_MEMBER');
  const can = {
    addTimesheet: useCan('ADD_TIMESHEET'),
    editShift: useCan('UPDATE_SCHEDULE'),
    openTimesheet: useCan('SCREEN_TIMESHEETS'),
  };
  const name = fullName(user);
  const actions = actionsOf(kind, { ...facts, userId: user.id }, can);
  return (
    <li className="tc:flex tc:flex-wrap tc:items-center tc:gap-x-4 tc:gap-y-2 tc:py-3 tc:first:pt-0 tc:last:pb-0">
      <div className="tc:flex tc:min-w-0 tc:flex-1 tc:basis-64 tc:items-start tc:gap-3">
        <Avatar firstName={user.firstName} lastName={user.lastName} color={user.scheduleColor} />
        <div className="tc:min-w-0 tc:flex-1">
          <p className="tc:line-clamp-2 tc:text-sm tc:font-medium tc:wrap-anywhere" title={name}>
            {canSeePerson ? (
              <Link
                to={`/team?member=${user.id}`}
                className="tc:rounded-sm tc:underline-offset-4 tc:hover:underline tc:focus-visible:underline"
              >
                {name}
              </Link>
            ) : (
              name
            )}
          </p>
          <p className="tc:text-sm tc:wrap-anywhere tc:text-muted-foreground tc:tabular-nums">{message}</p>
        </div>
      </div>
      {actions.length > 0 && (
        <div className="tc:flex tc:flex-wrap tc:gap-2 tc:pl-13 tc:sm:pl-0">
          {actions.map(({ label, to }) => (
            <Button key={label} variant="outline" size="sm" asChild>
              <Link to={to} aria-label={`${label}: ${name}`}>
                {label}
              </Link>
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
