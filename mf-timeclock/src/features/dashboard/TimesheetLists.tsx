import { failureOf } from '@timetrack/client';
import { serverNow, useCan } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import { dateOf, formatDuration, formatWeekdayDate, fullName, useTimeZone } from '@timetrack/screens/basics';
import {
  Alert,
  Avatar,
  Badge,
  Button,
  Card,
  CardContent,
  CardDescription,
  CardFooter,
  CardHeader,
  CardTitle,
  type Elements,
  EmptyState,
  Skeleton,
} from '@timetrack/ui/basics';
import { ArrowRight, CircleCheck, UserRoundX } from '@timetrack/ui/icons';
import type { ReactNode } from 'react';
import { type FragmentType, readFragment } from '../../gql/index.js';
import { formatRecentTime } from '../clock/index.js';
import { RecentTimesheetsTimesheet, WorkingNowTimesheet } from './dashboard.graphql.js';

export interface LoadStatus {
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
}

interface RecentTimesheetsProps extends LoadStatus {
  readonly timesheets: readonly FragmentType<typeof RecentTimesheetsTimesheet>[];
}

export function RecentTimesheets({ timesheets, ...status }: RecentTimesheetsProps) {
  const rows = readFragment(RecentTimesheetsTimesheet, timesheets);
  const timeZone = useTimeZone();
  const canOpenTimesheets = useCan('SCREEN_TIMESHEETS');
  return (
    <ListCard
      title="Recent Timesheets"
      description={rows.length > 0 ? 'Awaiting review. Clocked time, before rounding and pay rules.' : undefined}
      {...status}
      footer={canOpenTimesheets && <ViewAll />}
    >
      {rows.length === 0 ? (
        <EmptyState
          icon={CircleCheck}
          title="No pending timesheets"
          description="All timesheets are up to date"
          className="tc:py-4"
        />
      ) : (
        <ul className="tc:flex tc:flex-col tc:divide-y tc:divide-border">
          {rows.map(({ id, user, clockInAt, durationMinutes }) => (
            <PersonRow
              key={id}
              person={user}
              to={`/timesheets?open=${id}`}
              detail={formatWeekdayDate(dateOf(clockInAt, timeZone))}
            >
              <span className="tc:text-sm tc:font-medium tc:whitespace-nowrap tc:tabular-nums">
                {durationMinutes === null ? 'In Progress' : formatDuration(durationMinutes)}
              </span>
            </PersonRow>
          ))}
        </ul>
      )}
    </ListCard>
  );
}

function ViewAll() {
  return (
    <Button variant="outline" asChild className="tc:w-full">
      <Link to="/timesheets">
        <span>View All Timesheets</span>
        <ArrowRight aria-hidden="true" />
      </Link>
    </Button>
  );
}

interface WorkingNowProps extends LoadStatus {
  readonly timesheets: readonly FragmentType<typeof WorkingNowTimesheet>[];
  /** How many people are clocked in. The list shows the latest. */
  readonly total: number;
}

export function WorkingNow({ timesheets, total, ...status }: WorkingNowProps) {
  const rows = readFragment(WorkingNowTimesheet, timesheets);
  const timeZone = useTimeZone();
  const now = serverNow();
  const others = total - rows.length;
  return (
    <ListCard title="Who Is In" {...status}>
      {rows.length === 0 ? (
        <EmptyState icon={UserRoundX} title="No one is clocked in right now" className="tc:py-4" />
      ) : (
        <ul className="tc:flex tc:flex-col tc:divide-y tc:divide-border">
          {rows.map(({ id, user, clockInAt, breaks }) => (
            <PersonRow key={id} person={user} detail={`Since ${formatRecentTime(clockInAt, now, timeZone)}`}>
              {breaks.some(({ endAt }) => endAt === null) ? (
                <Badge variant="warning">Break</Badge>
              ) : (
                <Badge variant="success">In</Badge>
              )}
            </PersonRow>
          ))}
        </ul>
      )}
      {others > 0 && <p className="tc:pt-3 tc:text-sm tc:text-muted-foreground">{`and ${others} more`}</p>}
    </ListCard>
  );
}

interface PersonRowProps {
  readonly person: { readonly firstName: string; readonly lastName: string; readonly scheduleColor: string };
  readonly detail: string;
  readonly to?: string;
  readonly children?: Elements;
}

function PersonRow({ person, detail, to, children }: PersonRowProps) {
  const name = fullName(person);
  return (
    <li className="tc:flex tc:items-center tc:gap-3 tc:py-3 tc:first:pt-0 tc:last:pb-0">
      <Avatar firstName={person.firstName} lastName={person.lastName} color={person.scheduleColor} />
      <div className="tc:grid tc:min-w-0 tc:flex-1 tc:grid-cols-[minmax(0,1fr)_auto] tc:items-start tc:gap-x-3">
        <p className="tc:line-clamp-2 tc:text-sm tc:font-medium tc:wrap-anywhere" title={name}>
          {to ? (
            <Link
              to={to}
              className="tc:inline-block tc:min-h-6 tc:rounded-sm tc:leading-6 tc:underline-offset-4 tc:hover:underline"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {children}
        <p className="tc:col-span-2 tc:text-sm tc:text-muted-foreground tc:tabular-nums">{detail}</p>
      </div>
    </li>
  );
}

interface ListCardProps extends LoadStatus {
  readonly title: string;
  readonly description?: string;
  readonly footer?: ReactNode;
  readonly children: Elements;
}

export function ListCard({ title, description, isLoading, error, onRetry, footer, children }: ListCardProps) {
  return (
    <Card aria-busy={isLoading}>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
        {description && <CardDescription>{description}</CardDescription>}
      </CardHeader>
      <CardContent>
        {isLoading && <SkeletonRows />}
        {error !== undefined && <ListFailure error={error} onRetry={onRetry} />}
        {!isLoading && error === undefined && children}
      </CardContent>
      {footer && <CardFooter>{footer}</CardFooter>}
    </Card>
  );
}

function SkeletonRows() {
  return (
    <div className="tc:flex tc:flex-col tc:gap-4">
      <Skeleton className="tc:h-10" />
      <Skeleton className="tc:h-10" />
      <Skeleton className="tc:h-10" />
    </div>
  );
}

function ListFailure({ error, onRetry }: Pick<ListCardProps, 'error' | 'onRetry'>) {
  return (
    <Alert variant="destructive" title="This list could not be loaded">
      <p>{failureOf(error).message}</p>
      <Button variant="outline" className="tc:mt-2" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}
