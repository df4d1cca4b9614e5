import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { type DateRange, formatDateRange, useZodForm } from '@timetrack/screens';
import { Button, Field, Form, Textarea } from '@timetrack/ui';
import { LockOpen } from '@timetrack/ui/icons';
import * as z from 'zod/mini';
import { LinkedFormDialog } from '../../../components/LinkedFormDialog.js';
import { LoadRequestsOfPeriod, RequestReopening } from './reopening.graphql.js';

const schema = z.object({ reason: z.string().check(z.trim(), z.minLength(1, 'Reason is required')) });

export function RequestReopeningButton({ period }: { readonly period: DateRange }) {
  return (
    <LinkedFormDialog
      name="request-reopening"
      title={`Request to reopen ${formatDateRange(period.startDate, period.endDate)}`}
      description="An owner or administrator sees your request in Payroll. Approving it reopens the period."
      trigger={
        <Button variant="outline">
          <LockOpen aria-hidden="true" />
          Request reopening
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
        <Textarea maxLength={1000} {...form.register('reason')} />
      </Field>
    </Form>
  );
}
