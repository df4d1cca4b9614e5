import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useZodForm } from '@timetrack/screens';
import { Button, Field, Form, Textarea } from '@timetrack/ui';
import * as z from 'zod/mini';
import { LinkedFormDialog } from '../../../components/LinkedFormDialog.js';
import { DeclineReopening, LoadPendingRequests } from './reopening.graphql.js';

const schema = z.object({ note: z.string() });

interface DeclineButtonProps {
  readonly id: string;
  /** The dates of the period. */
  readonly days: string;
}

export function DeclineButton({ id, days }: DeclineButtonProps) {
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
        <Textarea maxLength={1000} {...form.register('note')} />
      </Field>
    </Form>
  );
}
