import { useApolloClient, useQuery } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import {
  type DateRange,
  dateOf,
  formatDate,
  formatDateRange,
  fullName,
  LoadFailure,
  useTimeZone,
  useZodForm,
} from '@timetrack/screens';
import { Badge, type BadgeProps, Button, Field, Form, Textarea } from '@timetrack/ui';
import { LockOpen } from '@timetrack/ui/icons';
import * as z from 'zod/mini';
import { EmptyText, Section } from '../../../components/Layout.js';
import { ConfirmButton, LinkedFormDialog } from '../../../components/LinkedDialogs.js';
import type { ReopeningRequest_RequestFragment, ReopeningStatus } from '../../../gql/graphql.js';
import { readFragment } from '../../../gql/index.js';
import { useChange } from '../../../hooks/use-change.js';
import { LoadCheck } from '../check/check.graphql.js';
import { LoadPeriods } from '../period/periods.graphql.js';
import {
  LoadPendingRequests,
  LoadRequestsOfPeriod,
  ReopeningRequestFragment,
  ReopenPayPeriod,
  RequestReopening,
} from './reopening.graphql.js';

interface ReopeningProps {
  readonly period: DateRange;
  readonly canReopen: boolean;
  readonly canRequest: boolean;
}

export function Reopening({ period, canReopen, canRequest }: ReopeningProps) {
  const { data, error, refetch } = useQuery(LoadRequestsOfPeriod, {
    variables: { startDate: period.startDate },
    fetchPolicy: 'cache-and-network',
  });
  const requests =
    data?.viewer?.reopeningRequests?.nodes.map((request) => readFragment(ReopeningRequestFragment, request)) ?? [];
  const isPending = requests.some(({ status }) => status === 'PENDING');
  return (
    <Section title="Reopen">
      <div className="ad:flex ad:flex-wrap ad:items-center ad:justify-between ad:gap-x-6 ad:gap-y-3">
        <div className="ad:min-w-0 ad:flex-1 ad:basis-56">
          <EmptyText>
            {canRequest
              ? 'An owner or administrator must agree before you can correct these hours.'
              : 'Reopen the period to correct its hours, and close it again afterwards.'}
          </EmptyText>
        </div>
        {canReopen && <ReopenButton period={period} />}
        {canRequest && data && !isPending && <RequestReopeningButton period={period} />}
      </div>
      {!data && error && <LoadFailure title="The requests could not be loaded" error={error} onRetry={refetch} />}
      {requests.length > 0 && (
        <ul aria-label="Reopening requests" className="ad:flex ad:flex-col ad:gap-2">
          {requests.map((request) => (
            <RequestItem key={request.id} request={request} />
          ))}
        </ul>
      )}
    </Section>
  );
}

const badges: Readonly<Record<ReopeningStatus, { readonly label: string; readonly variant: BadgeProps['variant'] }>> = {
  PENDING: { label: 'Waiting for consent', variant: 'warning' },
  APPROVED: { label: 'Approved', variant: 'success' },
  DECLINED: { label: 'Declined', variant: 'destructive' },
  OVERTAKEN: { label: 'Reopened in another way', variant: 'outline' },
};

function RequestItem({ request }: { readonly request: ReopeningRequest_RequestFragment }) {
  const timeZone = useTimeZone();
  const { reason, status, requestedBy, requestedAt, note, decidedBy, decidedAt } = request;
  const { label, variant } = badges[status];
  return (
    <li className="ad:flex ad:flex-col ad:gap-1.5 ad:rounded-lg ad:border ad:border-border ad:p-4 ad:text-sm">
      <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-2">
        <Badge variant={variant}>{label}</Badge>
        <span className="ad:text-muted-foreground">
          {`Requested by ${fullName(requestedBy)} on ${formatDate(dateOf(requestedAt, timeZone))}`}
        </span>
      </p>
      <p className="ad:text-pretty ad:wrap-anywhere ad:whitespace-pre-line">{reason}</p>
      {decidedBy && decidedAt && (
        <p className="ad:text-pretty ad:text-muted-foreground ad:wrap-anywhere">
          {`${fullName(decidedBy)}, ${formatDate(dateOf(decidedAt, timeZone))}${note ? `: ${note}` : ''}`}
        </p>
      )}
    </li>
  );
}

const schema = z.object({ reason: z.string().check(z.trim(), z.minLength(1, 'Reason is required')) });

function RequestReopeningButton({ period }: { readonly period: DateRange }) {
  return (
    <LinkedFormDialog
      name="request-reopening"
      title={`Request to reopen ${formatDateRange(period.startDate, period.endDate)}`}
      description="An owner or administrator sees your request in Payroll. Approving it reopens the period."
      trigger={
        <Button variant="outline">
          <LockOpen aria-hidden="true" />
          <span>Request reopening</span>
        </Button>
      }
    >
      {(close) => <RequestForm startDate={period.startDate} onDone={close} />}
    </LinkedFormDialog>
  );
}

function RequestForm({ startDate, onDone }: { readonly startDate: string; readonly onDone: () => void }) {
  const client = useApolloClient();
  const showToast = useToast();
  const form = useZodForm({
    schema,
    defaultValues: { reason: '' },
    failureTitle: 'Failed to request the reopening',
    onSubmit: async ({ reason }, context) => {
      await client.mutate({
        mutation: RequestReopening,
        variables: { input: { startDate, reason } },
        context,
        refetchQueries: [LoadRequestsOfPeriod],
        awaitRefetchQueries: true,
      });
      showToast({ title: 'Reopening requested', description: 'The owners and administrators can now decide.' });
      onDone();
    },
  });
  return (
    <Form busy={form.isSubmitting} submitLabel="Send Request" onSubmit={form.submit}>
      <Field label="Reason" hint="What must be corrected, and for whom." required error={form.errorOf('reason')}>
        <Textarea limit={1000} {...form.register('reason')} />
      </Field>
    </Form>
  );
}

export const consequence =
  'Its timesheets can be changed again, and its pay may then differ from what was exported. The audit log records who reopened the period.';

function ReopenButton({ period: { startDate, endDate } }: { readonly period: DateRange }) {
  const { busy, change } = useChange();
  const reopen = () =>
    change({
      mutation: ReopenPayPeriod,
      variables: { input: { startDate } },
      refetchQueries: [LoadPeriods, LoadCheck, LoadPendingRequests],
      awaitRefetchQueries: true,
      done: 'Pay period reopened',
      failed: 'Failed to reopen pay period',
    });
  return (
    <ConfirmButton
      name="reopen"
      icon={<LockOpen aria-hidden="true" />}
      verb="Reopen"
      subject={formatDateRange(startDate, endDate)}
      consequence={consequence}
      busy={busy}
      onConfirm={() => void reopen()}
    />
  );
}
