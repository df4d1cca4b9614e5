import { allPagesContext, failureOf, skipToken, useQuery } from '@timetrack/client';
import { LoadFailure, RefreshButton, useMissingDialog } from '@timetrack/screens';
import { ReachNote } from '@timetrack/screens/reach-note';
import { TeamFilter } from '@timetrack/screens/team-filter';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@timetrack/ui';
import { type RefObject, useRef } from 'react';
import type {
  DecidedRequest_RequestFragment,
  Scheduling_Approval_LoadDecidedRequestQuery,
} from '../../../gql/graphql.js';
import { readFragment } from '../../../gql/index.js';
import { TeamCalendar } from '../calendar/TeamCalendar.js';
import { type ApprovalAddress, type OpenRequest, useApprovalAddress } from './approval-address.js';
import { DecisionDialog } from './DecisionDialog.js';
import { DecidedRequests } from './decided/DecidedRequests.js';
import { RevokeDialog } from './decided/RevokeDialog.js';
import { useDecidedRequests } from './decided/use-decided-requests.js';
import { OfferedReplacements } from './OfferedReplacements.js';
import { PendingRequests } from './PendingRequests.js';
import {
  DecidedRequestRequest,
  LoadDecidedRequest,
  LoadPendingRequests,
  LoadTeamsOff,
  PendingRequestRequest,
} from './pto-requests.graphql.js';
import { RecordDialog } from './RecordDialog.js';
import { useDecision, useReloadRequests } from './use-decision.js';

export function PtoRequests() {
  const address = useApprovalAddress();
  const { teamId } = address;
  const { data, loading, error, refetch } = useQuery(LoadPendingRequests, {
    variables: { teamId },
    context: allPagesContext,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const decided = useDecidedRequests(teamId);
  const { data: teams } = useQuery(LoadTeamsOff, { fetchPolicy: 'cache-and-network' });
  const heading = useRef<HTMLHeadingElement>(null);
  const decidedHeading = useRef<HTMLHeadingElement>(null);
  const focusNext = useRef<HTMLElement>(null);
  // A decided request stays in the cached list until it is loaded again.
  const pending = data?.viewer?.pendingPtoRequests?.nodes
    .filter(({ status }) => status === 'PENDING')
    .map((request) => readFragment(PendingRequestRequest, request));
  const { draft, keep, decide, replacing, endReplacing } = useDecision(address, pending ?? []);
  const { dialog } = address;
  const revocable = useRevocableRequest(address, decided.requests);
  const reload = useReloadRequests(address);
  const isDecidable = pending?.some(({ id, canDecide }) => id === dialog?.id && canDecide);
  const isRevocable = revocable === undefined ? undefined : revocable !== null;
  const isFound = dialog?.action === 'revoke' ? isRevocable : isDecidable || (loading || !data ? undefined : false);
  const named = dialog?.action === 'record' ? null : dialog;
  useMissingDialog({ id: named && `${named.action} ${named.id}`, isFound, close: address.close });
  const openDecision = (decision: OpenRequest) => {
    focusNext.current = document.activeElement as HTMLElement | null;
    address.open(decision);
  };
  const showDecided = () => {
    decidedHeading.current?.focus();
    decidedHeading.current?.scrollIntoView?.({ block: 'start' });
  };
  return (
    <div className="sc:mx-auto sc:flex sc:w-full sc:max-w-5xl sc:flex-col sc:gap-6">
      <Header heading={heading} isLoading={loading} onRefresh={reload} />
      <Tabs value={address.view} onValueChange={(view) => address.show(view === 'calendar' ? view : 'requests')}>
        <div className="sc:flex sc:flex-wrap sc:items-center sc:justify-between sc:gap-3">
          <TabsList className="sc:sm:w-fit">
            <TabsTrigger value="requests">Requests</TabsTrigger>
            <TabsTrigger value="calendar">Calendar</TabsTrigger>
          </TabsList>
          <div className="sc:empty:hidden sc:sm:w-48">
            <TeamFilter teams={teams?.viewer?.teams?.nodes} value={teamId} onChange={address.filterBy} />
          </div>
        </div>
        <TabsContent value="requests" className="sc:flex sc:flex-col sc:gap-6">
          {!data && error && <LoadFailure title="The requests could not be loaded" error={error} onRetry={refetch} />}
          {!(error && !data) && (
            <PendingRequests
              requests={pending}
              onDecide={({ id }, action) => openDecision({ action, id })}
              onShowDecided={showDecided}
            />
          )}
          <DecidedRequests
            decided={decided}
            heading={decidedHeading}
            onRevoke={({ id }) => openDecision({ action: 'revoke', id })}
          />
        </TabsContent>
        <TabsContent value="calendar">
          <TeamCalendar
            month={address.month}
            teamId={teamId}
            onTurn={address.turnTo}
            onOpen={({ id, canDecide }) => openDecision({ action: canDecide ? 'approve' : 'revoke', id })}
          />
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
      <OfferedReplacements offer={replacing} focusFallback={() => heading.current} onClose={endReplacing} />
      <RevokeDialog address={address} revocable={revocable} />
      <RecordDialog address={address} onSaved={reload} />
    </div>
  );
}

interface HeaderProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly isLoading: boolean;
  readonly onRefresh: () => Promise<unknown>;
}

function Header({ heading, isLoading, onRefresh }: HeaderProps) {
  return (
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
        <ReachNote />
      </div>
      {/* The list does not update by itself. */}
      <RefreshButton onRefresh={onRefresh} isLoading={isLoading} announcement="The requests are up to date" />
    </header>
  );
}

/**
 * The approval that the address names, from the decided requests or loaded by its id. Null if the viewer can't revoke it,
 * undefined until that is known.
 */
function useRevocableRequest(
  { dialog }: Pick<ApprovalAddress, 'dialog'>,
  decided: readonly DecidedRequest_RequestFragment[] | undefined,
): DecidedRequest_RequestFragment | null | undefined {
  const id = dialog?.action === 'revoke' ? dialog.id : null;
  const listed = decided?.find((request) => request.id === id);
  const { data, error } = useQuery(LoadDecidedRequest, id && decided && !listed ? { variables: { id } } : skipToken);
  const request = listed ?? findRequest(data);
  if (request) return request.canRevoke ? request : null;
  const isMissing = data !== undefined || (error && failureOf(error).code === 'BAD_USER_INPUT');
  return isMissing ? null : undefined;
}

/** The id may be that of something else. */
function findRequest(data: Scheduling_Approval_LoadDecidedRequestQuery | undefined) {
  const node = data?.node;
  return node?.__typename === 'PtoRequest' ? readFragment(DecidedRequestRequest, node) : null;
}
