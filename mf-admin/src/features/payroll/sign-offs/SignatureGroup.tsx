import { Badge, type BadgeProps } from '@timetrack/ui';
import { ChevronDown } from '@timetrack/ui/icons';
import type { SignOffState } from '../../../gql/graphql.js';
import type { FragmentType } from '../../../gql/index.js';
import { SignatureRow } from './SignatureRow.js';
import type { SignatureRowSignOffRow } from './sign-offs.graphql.js';

const labels: Readonly<Record<SignOffState, { readonly label: string; readonly variant: BadgeProps['variant'] }>> = {
  MISSING: { label: 'Not signed', variant: 'warning' },
  STALE: { label: 'Changed since signed', variant: 'warning' },
  SIGNED: { label: 'Signed', variant: 'success' },
};

/** Longer groups are closed, and so are signatures that need nothing. */
const longestOpen = 10;

interface SignatureGroupProps {
  readonly state: SignOffState;
  readonly rows: readonly ({ readonly user: { readonly id: string } } & FragmentType<typeof SignatureRowSignOffRow>)[];
}

export function SignatureGroup({ state, rows }: SignatureGroupProps) {
  if (rows.length === 0) return null;
  const { label, variant } = labels[state];
  return (
    <details
      open={state !== 'SIGNED' && rows.length <= longestOpen}
      className="ad:group ad:rounded-lg ad:border ad:border-border ad:bg-background"
    >
      <summary className="ad:flex ad:min-h-12 ad:cursor-pointer ad:list-none ad:flex-wrap ad:items-center ad:gap-x-3 ad:gap-y-1 ad:rounded-lg ad:px-4 ad:py-2 ad:hover:bg-accent">
        <ChevronDown
          aria-hidden="true"
          className="ad:size-4 ad:shrink-0 ad:-rotate-90 ad:text-muted-foreground ad:transition-transform ad:group-open:rotate-0"
        />
        <span className="ad:text-sm ad:font-medium">{label}</span>
        <Badge variant={variant} className="ad:tabular-nums">
          {rows.length.toLocaleString('en-US')}
          <span className="ad:sr-only">{rows.length === 1 ? ' person' : ' people'}</span>
        </Badge>
      </summary>
      <ul aria-label={label} className="ad:divide-y ad:divide-border ad:border-t ad:border-border">
        {rows.map((row) => (
          <SignatureRow key={row.user.id} row={row} />
        ))}
      </ul>
    </details>
  );
}
