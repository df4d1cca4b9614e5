import { useQuery } from '@timetrack/client';
import { LoadFailure, RefreshButton, useMissingDialog } from '@timetrack/screens';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@timetrack/ui';
import { useRef } from 'react';
import { readFragment } from '../../../gql/index.js';
import { TeamCalendar } from '../calendar/TeamCalendar.js';
import { useApprovalAddress } from './approval-address.js';
import { DecisionDialog } from './DecisionDialog.js';
import { DecidedRequests } from './decided/DecidedRequests.js';
import { RevokeDialog } from './decided/RevokeDialog.js';
import { useDecidedRequests } from './decided/use-decided-requests.js';
import { PendingRequests } from './PendingRequests.js';
import { PendingRequestRequest } from './pending-request.graphql.js';
import { LoadPendingRequests } from './pto-requests.graphql.js';
import { useDecision } from './use-decision.js';

/** The pending requests, with the information for a decision, the decided ones below them, and the team’s calendar. */
export function PtoRequests() {
  const { data, loading, error, refetch } = useQuery(LoadPendingRequests, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const decided = useDecidedRequests();
  const address = useApprovalAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  const decidedHeading = useRef<HTMLHeadingElement>(null);
  const focusNext = useRef<HTMLElement>(null);
  // A decided request stays in the cached list until it is loaded again.
  const pending = data?.pendingPtoRequests
    .filter(({ status }) => status === 'PENDING')
    .map((request) => readFragment(PendingRequestRequest, request));
  const { draft, keep, decide } = useDecision(address, pending ?? []);
  const { dialog } = address;
  const isDecidable = pending?.some(({ id, canDecide }) => id === dialog?.id && canDecide);
  const isRevocable = decided.requests?.some(({ id, canRevoke }) => id === dialog?.id && canRevoke);
  // The request may be on a page of the decided ones that is not loaded.
  const isRevokeKnown = decided.requests !== undefined && !decided.hasMore;
  const isKnown = dialog?.action === 'revoke' ? isRevokeKnown : data !== undefined;
  const isFound = isDecidable || isRevocable || (loading || !isKnown ? undefined : false);
  useMissingDialog({ id: dialog && `${dialog.action} ${dialog.id}`, isFound, close: address.close });
  const showDecided = () => {
    decidedHeading.current?.focus();
    decidedHeading.current?.scrollIntoView?.({ block: 'start' });
  };
  return (
    <div className="sc:mx-auto sc:flex sc:w-full sc:max-w-5xl sc:flex-col sc:gap-6">
      <header className="sc:flex sc:flex-wrap sc:items-end sc:justify-between sc:gap-x-6 sc:gap-y-4">
        <div className="sc:flex sc:flex-col sc:gap-1">
          <h1
            ref={heading}
            tabIndex={-1}
            className="sc:text-2xl sc:font-semibold sc:tracking-tight sc:outline-none sc:md:text-3xl"
          >
            PTO Requests
          </h1>
          <p className="sc:text-muted-foreground">Time off requests that are waiting for a decision</p>
        </div>
        {/* The list does not update by itself. */}
        <RefreshButton
          onRefresh={() => Promise.all([refetch(), decided.refetch()])}
          isLoading={loading}
          announcement="The requests are up to date"
        />
      </header>
      <Tabs value={address.view} onValueChange={(view) => address.show(view === 'calendar' ? view : 'requests')}>
        <TabsList className="sc:sm:w-fit">
          <TabsTrigger value="requests">Requests</TabsTrigger>
          <TabsTrigger value="calendar">Calendar</TabsTrigger>
        </TabsList>
        <TabsContent value="requests" className="sc:flex sc:flex-col sc:gap-6">
          {!data && error && <LoadFailure title="The requests could not be loaded" error={error} onRetry={refetch} />}
          {!(error && !data) && (
            <PendingRequests
              requests={pending}
              onDecide={({ id }, action) => {
                focusNext.current = document.activeElement as HTMLElement | null;
                address.open({ action, id });
              }}
              onShowDecided={showDecided}
            />
          )}
          <DecidedRequests
            decided={decided}
            heading={decidedHeading}
            onRevoke={({ id }) => address.open({ action: 'revoke', id })}
          />
        </TabsContent>
        <TabsContent value="calendar">
          <TeamCalendar month={address.month} onTurn={address.turnTo} />
        </TabsContent>
      </Tabs>
      {draft && (
        <DecisionDialog
          key={`${draft.verdict} ${draft.request.id}`}
          draft={draft}
          focusNext={focusNext}
          onChange={(decision) => keep(draft.request.id, decision)}
          onClose={address.close}
          onDecide={(decision) => {
            // The button that opened the dialog disappears with its request.
            focusNext.current = heading.current;
            void decide(decision);
          }}
        />
      )}
      <RevokeDialog address={address} requests={decided.requests} />
    </div>
  );
}
