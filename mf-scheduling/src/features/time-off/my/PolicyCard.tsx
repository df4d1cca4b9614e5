import { Badge, Card, CardContent } from '@timetrack/ui';
import type { MyRequest_RequestFragment, PolicyCard_PolicyFragment } from '../../../gql/graphql.js';
import { readFragment } from '../../../gql/index.js';
import { Balances } from '../components/Balances.js';
import { BalancesPtoBalance } from '../components/balances.graphql.js';

interface PolicyCardProps {
  readonly policy: PolicyCard_PolicyFragment;
  /** The viewer's requests under all policies. */
  readonly requests: readonly MyRequest_RequestFragment[];
}

/** The balance of this year, and of later years for which the viewer has requested time off. */
export function PolicyCard({ policy, requests }: PolicyCardProps) {
  const { year } = readFragment(BalancesPtoBalance, policy.balance);
  const later = listLaterBalances(requests, policy.id, year);
  return (
    <li>
      <Card className="sc:h-full">
        <CardContent className="sc:flex sc:flex-col sc:gap-4">
          <div className="sc:flex sc:items-baseline sc:justify-between sc:gap-3">
            <h2 className="sc:flex sc:min-w-0 sc:flex-wrap sc:items-center sc:gap-2 sc:font-semibold sc:tracking-tight sc:wrap-anywhere">
              {policy.name}
              {!policy.paid && <Badge variant="secondary">Unpaid</Badge>}
            </h2>
            {later.length === 0 && <p className="sc:text-sm sc:text-muted-foreground sc:tabular-nums">{year}</p>}
          </div>
          <Balances balances={[policy.balance, ...later]} />
        </CardContent>
      </Card>
    </li>
  );
}

/** The balances after the year, earliest first. Each request has those of its own years. */
function listLaterBalances(requests: PolicyCardProps['requests'], policyId: string, year: number) {
  const counted = requests.filter(
    (request) => request.policyId === policyId && (request.status === 'PENDING' || request.status === 'APPROVED'),
  );
  const later = counted.flatMap(({ balances }) => balances).filter((balance) => balance.year > year);
  return [...new Map(later.map((balance) => [balance.year, balance])).values()].sort(
    (one, other) => one.year - other.year,
  );
}
