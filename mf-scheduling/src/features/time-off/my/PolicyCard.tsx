import { Badge, Card, CardContent } from '@timetrack/ui';
import type { PolicyCard_PolicyFragment } from '../../../gql/graphql.js';
import { readFragment } from '../../../gql/index.js';
import { Balance } from '../components/Balances.js';
import { BalancesPtoBalance } from '../components/balances.graphql.js';

export function PolicyCard({ policy }: { readonly policy: PolicyCard_PolicyFragment }) {
  const { year } = readFragment(BalancesPtoBalance, policy.balance);
  return (
    <li>
      <Card className="sc:h-full">
        <CardContent className="sc:flex sc:flex-col sc:gap-4">
          <div className="sc:flex sc:items-baseline sc:justify-between sc:gap-3">
            <h2 className="sc:flex sc:min-w-0 sc:flex-wrap sc:items-center sc:gap-2 sc:font-semibold sc:tracking-tight sc:wrap-anywhere">
              {policy.name}
              {!policy.paid && <Badge variant="secondary">Unpaid</Badge>}
            </h2>
            <p className="sc:text-sm sc:text-muted-foreground sc:tabular-nums">{year}</p>
          </div>
          <Balance balance={policy.balance} />
        </CardContent>
      </Card>
    </li>
  );
}
