import { useQuery } from '@timetrack/client';
import { useGuardedDialog } from '@timetrack/contracts/routing';
import { LoadFailure, useMissingDialog } from '@timetrack/screens';
import { Badge, Button, Card, CardContent, OpenFormDialog, Skeleton } from '@timetrack/ui';
import { CalendarPlus } from '@timetrack/ui/icons';
import { useRef } from 'react';
import type { MyRequest_RequestFragment, PolicyCard_PolicyFragment } from '../../../gql/graphql.js';
import { readFragment } from '../../../gql/index.js';
import { Balances } from '../components/Balances.js';
import { BalancesPtoBalance } from '../components/request-details.graphql.js';
import { MyRequests } from './MyRequests.js';
import { RequestForm } from './RequestForm.js';
import { useRequestAddress } from './request-address.js';
import { LoadMyTimeOff, MyRequestRequest, PolicyCardPolicy } from './time-off.graphql.js';

export function TimeOff() {
  const { canceling, close } = useRequestAddress();
  const { data, error, loading, refetch } = useQuery(LoadMyTimeOff, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const policies = data?.viewer?.ptoPolicies?.nodes.map((policy) => readFragment(PolicyCardPolicy, policy)) ?? [];
  const requests = data?.viewer?.myPtoRequests?.nodes.map((request) => readFragment(MyRequestRequest, request));
  const isFound = requests?.some(({ id, status }) => id === canceling && status === 'PENDING');
  useMissingDialog({ id: canceling, isFound: isFound || (loading || !data ? undefined : false), close });
  return (
    <div className="sc:mx-auto sc:flex sc:w-full sc:max-w-4xl sc:flex-col sc:gap-6">
      <header className="sc:flex sc:flex-wrap sc:items-end sc:justify-between sc:gap-x-6 sc:gap-y-4">
        <div className="sc:flex sc:flex-col sc:gap-1">
          <h1 className="sc:text-2xl sc:font-semibold sc:tracking-tight sc:md:text-3xl">Time Off</h1>
          <p className="sc:text-muted-foreground">Request time off and track your requests</p>
        </div>
        <RequestDialog policies={data && policies} />
      </header>
      {!requests && !error && <Loading />}
      {!requests && error && <LoadFailure title="Your time off could not be loaded" error={error} onRetry={refetch} />}
      {requests && (
        <>
          {policies.length > 0 && (
            <ul aria-label="Balances" className="sc:grid sc:gap-4 sc:md:grid-cols-[repeat(auto-fit,minmax(22rem,1fr))]">
              {policies.map((policy) => (
                <PolicyCard key={policy.id} policy={policy} requests={requests} />
              ))}
            </ul>
          )}
          <MyRequests requests={requests} />
        </>
      )}
    </div>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className="sc:flex sc:flex-col sc:gap-6">
      <Skeleton className="sc:h-36 sc:rounded-lg" />
      <Skeleton className="sc:h-48 sc:rounded-lg" />
    </div>
  );
}

interface PolicyCardProps {
  readonly policy: PolicyCard_PolicyFragment;
  /** The viewer's requests under all policies. */
  readonly requests: readonly MyRequest_RequestFragment[];
}

/** The balance of this year, and of later years for which the viewer has requested time off. */
function PolicyCard({ policy, requests }: PolicyCardProps) {
  const { year } = readFragment(BalancesPtoBalance, policy.balance);
  const later = listLaterBalances(requests, policy.id, year);
  return (
    <li>
      <Card className="sc:h-full">
        <CardContent className="sc:flex sc:flex-col sc:gap-4">
          <div className="sc:flex sc:items-baseline sc:justify-between sc:gap-3">
            <h2 className="sc:flex sc:min-w-0 sc:flex-wrap sc:items-center sc:gap-2 sc:font-semibold sc:tracking-tight sc:wrap-anywhere">
              <span>{policy.name}</span>
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

interface RequestDialogProps {
  /** The active policies, the default first. Undefined before they are loaded. */
  readonly policies: readonly PolicyCard_PolicyFragment[] | undefined;
}

/** The dialog, which the address opens, and the button for it. */
function RequestDialog({ policies }: RequestDialogProps) {
  const address = useRequestAddress();
  const { dialog, guard } = useGuardedDialog(address);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        disabled={!policies}
        onClick={address.openForm}
        className="sc:h-14 sc:w-full sc:text-base sc:sm:h-10 sc:sm:w-auto sc:sm:text-sm"
      >
        <CalendarPlus aria-hidden="true" />
        <span>Request Time Off</span>
      </Button>
      {dialog && policies && (
        <OpenFormDialog
          title="Request Time Off"
          description="Your manager approves or denies your request. You can cancel it until then."
          guard={guard}
          focusFallback={() => button.current}
        >
          <RequestForm policies={policies} guard={guard} onSent={guard.close} />
        </OpenFormDialog>
      )}
    </>
  );
}
