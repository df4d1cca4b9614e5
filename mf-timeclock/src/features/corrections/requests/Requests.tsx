import { useGuardedDialog } from '@timetrack/contracts/routing';
import { formatCount, LoadFailure, useMissingDialog } from '@timetrack/screens';
import { Card, CardContent, ConfirmDialog, EmptyState, Skeleton } from '@timetrack/ui';
import { CircleCheckBig } from '@timetrack/ui/icons';
import { useEffect, useRef } from 'react';
import type { RequestCard_CorrectionFragment } from '../../../gql/graphql.js';
import { ChangeDialog, DenyDialog } from './DecisionDialogs.js';
import { RequestCard, type Verdict } from './RequestCard.js';
import { useApproveRequest, useRequestCount, useRequestDialog, useRequests } from './use-requests.js';

interface RequestsProps {
  readonly onOpen: (timesheetId: string) => void;
}

/** The corrections that people ask for, to decide. j and k move between them, a approves, and d denies. */
export function Requests({ onOpen }: RequestsProps) {
  const { requests, total, loading, error, refresh } = useRequests();
  const list = useRef<HTMLDivElement>(null);
  const address = useRequestDialog();
  const { dialog, guard } = useGuardedDialog(address);
  const focusNext = (id: string) => neighborOf(list.current, id)?.focus();
  const approval = useApproveRequest(focusNext);
  const find = (id: string | undefined) => requests?.find((request) => request.id === id);
  const decide = (request: RequestCard_CorrectionFragment, verdict: Verdict) => {
    if (verdict === 'approve') void approval.approve(request);
    else address.open({ verdict, id: request.id });
  };
  useShortcuts(
    shortcutsOf(list, (id, verdict) => {
      const request = find(id);
      if (request?.canDecide && approval.approving === null) decide(request, verdict);
    }),
  );
  const chosen = find(dialog?.id);
  const isFound = chosen?.canDecide === true && !(dialog?.verdict === 'change' && chosen.kind === 'REMOVE');
  useMissingDialog({
    id: dialog && `${dialog.verdict} ${dialog.id}`,
    isFound: isFound || (loading || error ? undefined : false),
    close: address.close,
  });
  if (error) return <LoadFailure title="The requests could not be loaded" error={error} onRetry={refresh} />;
  if (!requests) return <Loading />;
  return (
    <div ref={list} tabIndex={-1} className="tc:flex tc:flex-col tc:gap-3 tc:outline-none">
      {requests.length === 0 ? (
        <NothingPending />
      ) : (
        <>
          <p className="tc:text-sm tc:text-muted-foreground tc:max-md:hidden">
            Press J or K to move between requests, A to approve, D to deny.
          </p>
          <ul aria-label="Requests" className="tc:flex tc:flex-col tc:gap-4">
            {requests.map((request) => (
              <li
                key={request.id}
                data-request={request.id}
                tabIndex={-1}
                className="tc:rounded-xl tc:outline-none tc:focus:ring-2 tc:focus:ring-ring"
              >
                <RequestCard
                  request={request}
                  busy={approval.approving === request.id}
                  onDecide={decide}
                  onOpen={onOpen}
                />
              </li>
            ))}
          </ul>
          {total > requests.length && (
            <p className="tc:text-sm tc:text-muted-foreground">
              {`${formatCount(total - requests.length, 'older request')} appear here once these are decided.`}
            </p>
          )}
        </>
      )}
      {chosen?.canDecide && dialog?.verdict === 'deny' && (
        <DenyDialog key={chosen.id} request={chosen} guard={guard} onDecided={focusNext} />
      )}
      {chosen?.canDecide && dialog?.verdict === 'change' && chosen.kind !== 'REMOVE' && (
        <ChangeDialog key={chosen.id} request={chosen} guard={guard} onDecided={focusNext} />
      )}
      <ConfirmDialog
        open={approval.question !== null}
        title="Approve these hours?"
        description={approval.question?.message ?? ''}
        action="Confirm and approve"
        onAction={approval.confirm}
        onOpenChange={approval.cancel}
      />
    </div>
  );
}

const cardsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-request]') ?? [])];

/** Where the focus goes when a request is decided and its card disappears: the next one, the last one, or the list. */
function neighborOf(list: HTMLElement | null, id: string): HTMLElement | null {
  const cards = cardsIn(list);
  const index = cards.findIndex(({ dataset }) => dataset.request === id);
  return cards[index + 1] ?? cards[index - 1] ?? list;
}

/** The keys act on the card that has the focus, or contains it. */
function shortcutsOf(
  list: { readonly current: HTMLElement | null },
  decide: (id: string | undefined, verdict: Verdict) => void,
) {
  const cards = () => cardsIn(list.current);
  const current = () => cards().findIndex((card) => card.contains(document.activeElement));
  const move = (step: 1 | -1) => {
    const all = cards();
    const index = current();
    all[index < 0 ? 0 : Math.min(Math.max(index + step, 0), all.length - 1)]?.focus();
  };
  const idOf = () => cards()[current()]?.dataset.request;
  return {
    j: () => move(1),
    k: () => move(-1),
    a: () => decide(idOf(), 'approve'),
    d: () => decide(idOf(), 'deny'),
  };
}

function NothingPending() {
  return (
    <Card>
      <CardContent>
        <EmptyState icon={CircleCheckBig} title="No requests" description="New requests for corrections appear here." />
      </CardContent>
    </Card>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the requests" className="tc:flex tc:flex-col tc:gap-4">
      <Skeleton className="tc:h-64 tc:rounded-xl" />
      <Skeleton className="tc:h-64 tc:rounded-xl" />
    </div>
  );
}

type Shortcuts = Readonly<Record<string, () => void>>;

/** Runs an action for a key that is pressed alone, outside of fields and dialogs. */
function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, repeat, ctrlKey, metaKey, altKey } = event;
      const isElsewhere =
        target instanceof Element && target.closest('input, textarea, select, [role="dialog"], [role="alertdialog"]');
      if (ctrlKey || metaKey || altKey || event.defaultPrevented || isElsewhere) return;
      const run = latest.current[key.toLowerCase()];
      // A key that is held down must not decide one request after the other.
      if (!run || repeat) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** `Requests (3)`, for the tab. */
export function RequestsLabel() {
  const count = useRequestCount();
  return <span>{count ? `Requests (${count})` : 'Requests'}</span>;
}
