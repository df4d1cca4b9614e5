import { cn } from '@timetrack/ui';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { formatHours } from './labels.js';
import { BalancesPtoBalance } from './request-details.graphql.js';

type BalanceFragment = FragmentType<typeof BalancesPtoBalance>;

/** The balance of each year that a request touches. If there are several, each shows its year. */
export function Balances({ balances }: { readonly balances: readonly BalanceFragment[] }) {
  const [only, ...others] = balances;
  if (only && others.length === 0) return <Balance balance={only} />;
  return (
    <ul className="sc:flex sc:flex-col sc:gap-4">
      {readFragment(BalancesPtoBalance, balances).map(({ year }, index) => (
        <li key={year} className="sc:flex sc:flex-col sc:gap-2">
          <p className="sc:text-sm sc:font-medium sc:tabular-nums">{year}</p>
          {balances[index] && <Balance balance={balances[index]} />}
        </li>
      ))}
    </ul>
  );
}

function Balance({ balance }: { readonly balance: BalanceFragment }) {
  const { year, allowanceHours, usedHours, pendingHours, remainingHours } = readFragment(BalancesPtoBalance, balance);
  const hasLimit = allowanceHours !== null;
  return (
    <div className="sc:flex sc:flex-col sc:gap-3">
      {hasLimit && <UsageBar allowance={allowanceHours} used={usedHours} pending={pendingHours} />}
      <dl aria-label={`Balance ${year}`} className="sc:grid sc:grid-cols-4 sc:gap-3">
        <Figure name="Allowance" value={hasLimit ? formatHours(allowanceHours) : 'None'} />
        <Figure name="Used" value={formatHours(usedHours)} dot={hasLimit && 'sc:bg-primary'} />
        <Figure name="Pending" value={formatHours(pendingHours)} dot={hasLimit && 'sc:bg-warning'} />
        <Figure
          name="Remaining"
          value={remainingHours === null ? 'No limit' : formatHours(remainingHours)}
          className={cn('sc:font-semibold', remainingHours !== null && remainingHours < 0 && 'sc:text-destructive')}
        />
      </dl>
    </div>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  /** Its color in the bar above. */
  readonly dot?: string | false;
  readonly className?: string;
}

function Figure({ name, value, dot, className }: FigureProps) {
  return (
    <div className="sc:flex sc:min-w-0 sc:flex-col sc:gap-0.5">
      <dt className="sc:flex sc:items-center sc:gap-1.5 sc:text-xs sc:text-muted-foreground">
        {dot && <span aria-hidden="true" className={`sc:hidden sc:size-2 sc:rounded-full sc:sm:block ${dot}`} />}
        <span>{name}</span>
      </dt>
      <dd className={cn('sc:tabular-nums', className)}>{value}</dd>
    </div>
  );
}

/** Shows the figures below it as a bar. Screen readers read the figures instead. */
function UsageBar({ allowance, used, pending }: { allowance: number; used: number; pending: number }) {
  const total = Math.max(allowance, used + pending, 1);
  return (
    <div aria-hidden="true" className="sc:flex sc:h-2 sc:gap-0.5 sc:overflow-hidden sc:rounded-full sc:bg-secondary">
      <span className="sc:rounded-full sc:bg-primary" style={{ width: `${(used / total) * 100}%` }} />
      <span className="sc:rounded-full sc:bg-warning" style={{ width: `${(pending / total) * 100}%` }} />
    </div>
  );
}
