import { Link } from '@timetrack/contracts/routing';
import { formatDateTime, fullName, useTimeZone } from '@timetrack/screens';
import { Badge, type BadgeProps, Button, Card } from '@timetrack/ui';
import { useId } from 'react';
import type { SignOffState } from '../../gql/graphql.js';
import type { Signature } from './signatures.graphql.js';
import type { SignedPeriod } from './use-signatures.js';

const labels: Readonly<Record<SignOffState, { readonly label: string; readonly variant: BadgeProps['variant'] }>> = {
  MISSING: { label: 'Not signed', variant: 'warning' },
  STALE: { label: 'Changed since signed', variant: 'warning' },
  SIGNED: { label: 'Signed', variant: 'success' },
};

interface SignatureGroupProps {
  readonly state: SignOffState;
  readonly period: SignedPeriod;
  readonly rows: readonly Signature[];
}

/** The people whose signatures are in one state. */
export function SignatureGroup({ state, period, rows }: SignatureGroupProps) {
  const titleId = useId();
  if (rows.length === 0) return null;
  const { label, variant } = labels[state];
  return (
    <section aria-labelledby={titleId}>
      <Card className="tc:overflow-hidden">
        <h2 id={titleId} className="tc:flex tc:items-center tc:gap-2 tc:px-4 tc:py-3 tc:font-semibold tc:sm:px-5">
          {label}
          <Badge variant={variant} className="tc:tabular-nums">
            {rows.length.toLocaleString('en-US')}
            <span className="tc:sr-only">{rows.length === 1 ? ' person' : ' people'}</span>
          </Badge>
        </h2>
        <ul className="tc:divide-y tc:divide-border tc:border-t tc:border-border">
          {rows.map((row) => (
            <SignatureRow key={row.user.id} row={row} period={period} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

/** A person, when they signed, what has changed since, and the questions that they answered with No. */
function SignatureRow({ row, period }: { readonly row: Signature; readonly period: SignedPeriod }) {
  const { user, signedAt, answeredNo, signOff } = row;
  const timeZone = useTimeZone();
  const name = fullName(user);
  const { startDate: from, endDate: to } = period;
  const hours = new URLSearchParams({ user: user.id, period: 'custom', from, to });
  return (
    <li className="tc:flex tc:flex-col tc:gap-x-4 tc:gap-y-2 tc:px-4 tc:py-3 tc:text-sm tc:sm:flex-row tc:sm:items-start tc:sm:px-5">
      <p className="tc:font-medium tc:wrap-anywhere tc:sm:w-48 tc:sm:shrink-0 tc:sm:py-1.5">{name}</p>
      <div className="tc:flex tc:min-w-0 tc:flex-1 tc:flex-col tc:gap-1 tc:text-pretty tc:text-muted-foreground tc:wrap-anywhere tc:sm:py-1.5">
        {signedAt && (
          <p>
            Signed <time dateTime={signedAt}>{formatDateTime(signedAt, timeZone)}</time>
          </p>
        )}
        {signOff?.staleReason && <p className="tc:text-foreground">{signOff.staleReason}</p>}
        {signOff && signOff.changes.length > 0 && (
          <ul className="tc:list-disc tc:pl-5">
            {signOff.changes.map(({ date, sentence }) => (
              <li key={`${date} ${sentence}`}>{sentence}</li>
            ))}
          </ul>
        )}
        {answeredNo.map((question) => (
          <p key={question}>
            <span className="tc:font-medium tc:text-foreground">No</span> to “{question}”
          </p>
        ))}
      </div>
      <div className="tc:flex tc:shrink-0 tc:flex-wrap tc:gap-2">
        <Button variant="outline" size="sm" asChild>
          <Link to={`/timesheets?${hours}`} aria-label={`Timesheets of ${name}`}>
            Timesheets
          </Link>
        </Button>
        {signOff && (
          <Button variant="outline" size="sm" asChild>
            <a
              href={`/api/sign-offs/${signOff.id}?format=html`}
              target="_blank"
              rel="noreferrer"
              aria-label={`Document that ${name} signed, in a new tab`}
            >
              Document
            </a>
          </Button>
        )}
      </div>
    </li>
  );
}
