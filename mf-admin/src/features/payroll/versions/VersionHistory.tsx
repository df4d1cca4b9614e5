import { dateOf, formatDate, fullName, useTimeZone } from '@timetrack/screens';
import { Badge } from '@timetrack/ui';
import { Section } from '../../../components/Section.js';
import type { PayrollVersionReason } from '../../../gql/graphql.js';
import type { Period } from '../period/use-periods.js';

type Version = Period['versions'][number];

const reasons: Readonly<Record<PayrollVersionReason, string>> = {
  CLOSED: 'Closed',
  CLOSED_AGAIN: 'Closed again after a correction',
  NEIGHBOR: 'Changed with a neighboring period that shares a workweek',
};

interface VersionHistoryProps {
  readonly versions: readonly Version[];
  /** The version in force. Null while the period is open. */
  readonly inForce: number | null;
}

/** Every version of the pay of a period, newest first. They are never deleted. */
export function VersionHistory({ versions, inForce }: VersionHistoryProps) {
  const timeZone = useTimeZone();
  if (versions.length === 0) return null;
  return (
    <Section title="Versions">
      <ol className="ad:divide-y ad:divide-border ad:rounded-lg ad:border ad:border-border">
        {versions.map(({ version, reason, closedAt, closedBy }) => (
          <li key={version} className="ad:flex ad:flex-col ad:gap-0.5 ad:px-4 ad:py-3 ad:text-sm">
            <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-2">
              <span className="ad:font-medium">Version {version}</span>
              {version === inForce && <Badge variant="success">In force</Badge>}
            </p>
            <p className="ad:text-pretty ad:text-muted-foreground ad:wrap-anywhere">
              {reasons[reason]}, <time dateTime={closedAt}>{formatDate(dateOf(closedAt, timeZone))}</time> by{' '}
              {fullName(closedBy)}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
