import { Badge, Tooltip, TooltipContent, TooltipTrigger } from '@timetrack/ui';
import { CircleCheck, CirclePlay, Clock, TriangleAlert } from 'lucide-react';
import { exceptionNames, type Row, statusNames } from '../words.js';

const looks = {
  OPEN: { variant: 'primary', Icon: CirclePlay },
  PENDING: { variant: 'secondary', Icon: Clock },
  APPROVED: { variant: 'success', Icon: CircleCheck },
} as const;

/** Each badge says in words, and by its icon, what its colour says. */
export function StatusBadge({ status }: Pick<Row, 'status'>) {
  const { variant, Icon } = looks[status];
  return (
    <Badge variant={variant}>
      <Icon aria-hidden="true" />
      {statusNames[status]}
    </Badge>
  );
}

export function ExceptionBadges({ exceptions }: Pick<Row, 'exceptions'>) {
  return exceptions.map(({ code, message }) => (
    <Tooltip key={code}>
      <TooltipTrigger asChild>
        <Badge variant="warning">
          <TriangleAlert aria-hidden="true" />
          {code in exceptionNames ? exceptionNames[code as keyof typeof exceptionNames] : message}
        </Badge>
      </TooltipTrigger>
      <TooltipContent>{message}</TooltipContent>
    </Tooltip>
  ));
}
