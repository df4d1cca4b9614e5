import { Badge, Tooltip, TooltipContent, TooltipTrigger } from '@timetrack/ui';
import { Ban, CircleCheck, CirclePlay, Clock, TriangleAlert } from '@timetrack/ui/icons';
import { exceptionLabels, statusLabels } from './labels.js';
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
      {statusLabels[status]}
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
          Rejected
        </Badge>
      </TooltipTrigger>
      <TooltipContent className="tc:max-w-80 tc:wrap-anywhere">“{rejection.reason}”</TooltipContent>
    </Tooltip>
  );
}

export function ExceptionBadges({ exceptions }: Pick<TimesheetRow, 'exceptions'>) {
  return exceptions.map(({ code, message }) => (
    <Tooltip key={code}>
      <TooltipTrigger asChild>
        <Badge variant="warning">
          <TriangleAlert aria-hidden="true" />
          {code in exceptionLabels ? exceptionLabels[code as keyof typeof exceptionLabels] : message}
        </Badge>
      </TooltipTrigger>
      <TooltipContent>{message}</TooltipContent>
    </Tooltip>
  ));
}
