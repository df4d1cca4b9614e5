import { failureOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { formatWeekdayDateRange, fullName, useZodForm } from '@timetrack/screens';
import { Button, Field, Form, FormDialog, Textarea } from '@timetrack/ui';
import { Undo2 } from '@timetrack/ui/icons';
import * as z from 'zod/mini';
import type { DecidedRequest_RequestFragment } from '../../../../gql/graphql.js';
import { formatHours, formatPolicy } from '../../components/labels.js';
import { LoadPendingRequests } from '../pto-requests.graphql.js';
import { LoadDecidedRequests, RevokePto } from './decided-requests.graphql.js';

interface RevokeProps {
  readonly request: DecidedRequest_RequestFragment;
}

/** Revokes an approval after a confirmation, to which the approver can add a note. */
export function RevokeApproval({ request }: RevokeProps) {
  const { user, policy, startDate, endDate } = request;
  const days = formatWeekdayDateRange(startDate, endDate);
  return (
    <FormDialog
      trigger={
        <Button
          variant="outline"
          size="sm"
          aria-label={`Revoke the approval of ${fullName(user)}’s request for ${days}`}
        >
          <Undo2 aria-hidden="true" />
          Revoke
        </Button>
      }
      title="Revoke this approval?"
      description={`${fullName(user)} is off ${days} (${formatHours(request.hours)} of ${formatPolicy(policy)}). The request will be canceled, and its hours return to the balance.`}
    >
      {(close) => <RevokeForm request={request} onDone={close} />}
    </FormDialog>
  );
}

const schema = z.object({ note: z.string() });

function RevokeForm({ request: { id, user }, onDone }: RevokeProps & { readonly onDone: () => void }) {
  const client = useApolloClient();
  const showToast = useToast();
  // A revoked approval changes the balances of pending requests, and who else is off.
  const reload = () =>
    void client.refetchQueries({ include: [LoadDecidedRequests, LoadPendingRequests] }).catch(() => undefined);
  const form = useZodForm({
    schema,
    defaultValues: { note: '' },
    failureTitle: 'Failed to revoke the approval',
    onSubmit: async ({ note }, context) => {
      const input = note.trim() === '' ? {} : { managerNotes: note };
      await client.mutate({ mutation: RevokePto, variables: { id, input }, context });
      showToast({ title: 'Approval revoked' });
      onDone();
      reload();
    },
    onFailure: (error) => {
      // Someone else revoked it, or its pay period was closed.
      if (failureOf(error).code === 'CONFLICT') reload();
    },
  });
  return (
    <Form
      busy={form.isSubmitting}
      submitLabel={form.isSubmitting ? 'Revoking…' : 'Revoke Approval'}
      submitVariant="destructive"
      onSubmit={form.submit}
    >
      <Field label="Note" optional hint={`${user.firstName} can read it. It replaces the note of the approval.`}>
        <Textarea {...form.register('note')} />
      </Field>
    </Form>
  );
}
