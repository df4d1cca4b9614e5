import { formatDateRange } from '@timetrack/screens';
import { Badge, Tooltip, TooltipContent, TooltipTrigger } from '@timetrack/ui';
import { Ban, CircleCheck, CirclePlay, Clock, Lock, TriangleAlert } from '@timetrack/ui/icons';
import type { TimesheetExceptionCode, TimesheetStatus } from '../../../gql/graphql.js';
import type { TimesheetRow } from './timesheet-row.graphql.js';

const appearances = {
  OPEN: { variant: 'primary', Icon: CirclePlay },
  PENDING: { variant: 'secondary', Icon: Clock },
  APPROVED: { variant: 'success', Icon: CircleCheck },
} as const;

/** The label and the icon have the same meaning as the color. */
export function StatusBadge({ status }: Pick<TimesheetRow, 'status'>) {
  const { variant, Icon } = appearances[status];
  return (
    <Badge variant={variant}>
      <Icon aria-hidden="true" />
      <span>{statusLabels[status]}</span>
    </Badge>
  );
}

/** Who rejected the hours wants to see that they wait for a correction. The reason is the tooltip. */
export function RejectedBadge({ rejection }: Pick<TimesheetRow, 'rejection'>) {
  if (!rejection) return null;
  return (
    <Tooltip>
      <TooltipTrigger asChild>
        <Badge variant="destructive">
          <Ban aria-hidden="true" />
          <span>Rejected</span>
        </Badge>
      </TooltipTrigger>
      <TooltipContent className="tc:max-w-80 tc:wrap-anywhere">{`“${rejection.reason}”`}</TooltipContent>
    </Tooltip>
  );
}

export function ExceptionBadges({ exceptions }: Pick<TimesheetRow, 'exceptions'>) {
  return exceptions.map(({ code, message }) => (
    <Tooltip key={code}>
      <TooltipTrigger asChild>
        <Badge variant="warning">
          <TriangleAlert aria-hidden="true" />
          <span>{code in exceptionLabels ? exceptionLabels[code as keyof typeof exceptionLabels] : message}</span>
        </Badge>
      </TooltipTrigger>
      <TooltipContent>{message}</TooltipContent>
    </Tooltip>
  ));
}

interface LockedNoticeProps {
  readonly by: NonNullable<TimesheetRow['lockedBy']>;
}

/** Explains why a timesheet can't be changed, with the days of the closed pay period. */
export function LockedNotice({ by: { startDate, endDate } }: LockedNoticeProps) {
  return (
    <p className="tc:flex tc:items-center tc:justify-end tc:gap-2 tc:text-xs tc:whitespace-nowrap tc:text-muted-foreground">
      <Lock aria-hidden="true" className="tc:size-4 tc:shrink-0" />
      <span className="tc:flex tc:flex-col tc:text-left">
        <span>{'Pay period closed '}</span>
        <span>{formatDateRange(startDate, endDate)}</span>
      </span>
    </p>
  );
}

export const statusLabels: Readonly<Record<TimesheetStatus, string>> = {
  OPEN: 'In progress',
  PENDING: 'Pending',
  APPROVED: 'Approved',
};

/** Short enough for a badge. The server's message explains each. */
export const exceptionLabels = {
  OPEN_OVER_16_HOURS: 'Open over 16 hours',
  OVER_16_HOURS: 'Over 16 hours',
  OVER_24_HOURS: 'Over 24 hours',
  MISSING_LOCATION: 'No location',
  IMPOSSIBLE_LOCATION: 'Impossible location',
  OUTSIDE_PLACE: 'Outside place',
  ADDED_BY_MANAGER: 'Added by manager',
  LONG_PAID_BREAK: 'Long paid break',
  SELF_APPROVED: 'Self-approved',
  SELF_REPORTED: 'Self-reported',
  CLOCK_ADJUSTED: 'Clock was wrong',
} as const satisfies Partial<Record<TimesheetExceptionCode, string>>;
