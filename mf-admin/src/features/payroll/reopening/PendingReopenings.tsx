import { useApolloClient, useQuery } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import { dateOf, formatDate, formatDateRange, fullName, useTimeZone, useZodForm } from '@timetrack/screens';
import { Button, ConfirmDialog, Field, Form, Textarea } from '@timetrack/ui';
import { LockOpen } from '@timetrack/ui/icons';
import * as z from 'zod/mini';
import { LinkedFormDialog } from '../../../components/LinkedDialogs.js';
import type { ReopeningRequest_RequestFragment } from '../../../gql/graphql.js';
import { readFragment } from '../../../gql/index.js';
import { useChange } from '../../../hooks/use-change.js';
import { LoadCheck } from '../check/check.graphql.js';
import { LoadPeriods } from '../period/periods.graphql.js';
import { consequence } from './Reopening.js';
import {
  ApproveReopening,
  DeclineReopening,
  LoadPendingRequests,
  ReopeningRequestFragment,
} from './reopening.graphql.js';

export function PendingReopenings() {
  const { data } = useQuery(LoadPendingRequests, { fetchPolicy: 'cache-and-network' });
  const requests =
    data?.viewer?.reopeningRequests?.nodes.map((request) => readFragment(ReopeningRequestFragment, request)) ?? [];
  const decidable = requests.filter(({ canDecide }) => canDecide);
  if (decidable.length === 0) return null;
  return (
    <ul aria-label="Requests to reopen" className="ad:flex ad:flex-col ad:gap-2">
      {decidable.map((request) => (
        <PendingRequest key={request.id} request={request} />
      ))}
    </ul>
  );
}

function PendingRequest({ request }: { readonly request: ReopeningRequest_RequestFragment }) {
  const timeZone = useTimeZone();
  const { startDate, endDate, reason, requestedBy, requestedAt } = request;
  const days = formatDateRange(startDate, endDate);
  return (
    <li className="ad:flex ad:flex-wrap ad:items-start ad:justify-between ad:gap-x-6 ad:gap-y-3 ad:rounded-xl ad:border ad:border-warning/40 ad:bg-warning-soft ad:p-4">
      <div className="ad:flex ad:min-w-0 ad:flex-1 ad:basis-64 ad:flex-col ad:gap-1 ad:text-sm">
        <p className="ad:text-pretty">
          <strong className="ad:font-semibold">{fullName(requestedBy)}</strong>
          <span>{' asks to reopen '}</span>
          <Link
            to={`/payroll?${new URLSearchParams({ period: startDate, step: 'close' })}`}
            className="ad:font-medium ad:underline ad:underline-offset-4"
          >
            {days}
          </Link>
          <span className="ad:text-muted-foreground">{` · ${formatDate(dateOf(requestedAt, timeZone))}`}</span>
        </p>
        <p className="ad:text-pretty ad:wrap-anywhere ad:whitespace-pre-line">{reason}</p>
      </div>
      <div className="ad:flex ad:gap-2">
        <DeclineButton id={request.id} days={days} />
        <ApproveButton id={request.id} days={days} />
      </div>
    </li>
  );
}

function ApproveButton({ id, days }: { readonly id: string; readonly days: string }) {
  const { busy, change } = useChange();
  const approve = () =>
    change({
      mutation: ApproveReopening,
      variables: { id },
      refetchQueries: [LoadPendingRequests, LoadPeriods, LoadCheck],
      awaitRefetchQueries: true,
      done: 'Pay period reopened',
      failed: 'Failed to approve the request',
    });
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" busy={busy} aria-label={`Approve reopening ${days}`}>
          <LockOpen aria-hidden="true" />
          <span>Approve</span>
        </Button>
      }
      title={`Approve reopening ${days}?`}
      description={`The period opens right away. ${consequence}`}
      action="Approve"
      onAction={() => void approve()}
    />
  );
}

const schema = z.object({ note: z.string() });

interface DeclineButtonProps {
  readonly id: string;
  /** The dates of the period. */
  readonly days: string;
}

function DeclineButton({ id, days }: DeclineButtonProps) {
  return (
    <LinkedFormDialog
      name={`decline-${id}`}
      title={`Decline reopening ${days}?`}
      description="The period stays closed. The requester sees your note and may ask again."
      trigger={
        <Button variant="outline" size="sm" aria-label={`Decline reopening ${days}`}>
          Decline
        </Button>
      }
    >
      {(close) => <DeclineForm id={id} onDone={close} />}
    </LinkedFormDialog>
  );
}

function DeclineForm({ id, onDone }: { readonly id: string; readonly onDone: () => void }) {
  const client = useApolloClient();
  const showToast = useToast();
  const form = useZodForm({
    schema,
    defaultValues: { note: '' },
    failureTitle: 'Failed to decline the request',
    onSubmit: async (input, context) => {
      await client.mutate({
        mutation: DeclineReopening,
        variables: { input: { id, ...input } },
        context,
        refetchQueries: [LoadPendingRequests],
      });
      showToast({ title: 'Request declined' });
      onDone();
    },
  });
  return (
    <Form busy={form.isSubmitting} submitLabel="Decline" onSubmit={form.submit}>
      <Field label="Note" optional error={form.errorOf('note')}>
        <Textarea limit={1000} {...form.register('note')} />
      </Field>
    </Form>
  );
}
