import { dateOf, formatDate, fullName, useTimeZone } from '@timetrack/screens';
import { Badge, type BadgeProps } from '@timetrack/ui';
import type { ReopeningRequest_RequestFragment, ReopeningStatus } from '../../../gql/graphql.js';

const badges: Readonly<Record<ReopeningStatus, { readonly label: string; readonly variant: BadgeProps['variant'] }>> = {
  PENDING: { label: 'Waiting for consent', variant: 'warning' },
  APPROVED: { label: 'Approved', variant: 'success' },
  DECLINED: { label: 'Declined', variant: 'destructive' },
  OVERTAKEN: { label: 'Reopened without it', variant: 'outline' },
};

export function RequestItem({ request }: { readonly request: ReopeningRequest_RequestFragment }) {
  const timeZone = useTimeZone();
  const { reason, status, requestedBy, requestedAt, note, decidedBy, decidedAt } = request;
  const { label, variant } = badges[status];
  return (
    <li className="ad:flex ad:flex-col ad:gap-1.5 ad:rounded-lg ad:border ad:border-border ad:p-4 ad:text-sm">
      <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-2">
        <Badge variant={variant}>{label}</Badge>
        <span className="ad:text-muted-foreground">
          Requested by {fullName(requestedBy)} on {formatDate(dateOf(requestedAt, timeZone))}
        </span>
      </p>
      <p className="ad:text-pretty ad:wrap-anywhere ad:whitespace-pre-line">{reason}</p>
      {decidedBy && decidedAt && (
        <p className="ad:text-pretty ad:text-muted-foreground ad:wrap-anywhere">
          {fullName(decidedBy)}, {formatDate(dateOf(decidedAt, timeZone))}
          {note && `: ${note}`}
        </p>
      )}
    </li>
  );
}
