import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import type { DialogGuard } from '@timetrack/contracts/routing';
import { fullName, useZodForm } from '@timetrack/screens';
import { Field, Form, OpenFormDialog, Textarea } from '@timetrack/ui';
import * as z from 'zod/mini';
import type { RequestCard_CorrectionFragment } from '../../../gql/graphql.js';
import { refetchAfterReview } from '../../clock/index.js';
import { DenyCorrection } from './requests.graphql.js';

const schema = z.object({
  managerNotes: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Say why, so that it can be understood'),
      z.maxLength(500, 'Reason must be at most 500 characters'),
    ),
});

interface DenyDialogProps {
  readonly request: RequestCard_CorrectionFragment;
  readonly guard: DialogGuard;
  readonly onDecided: (id: string) => void;
}

export function DenyDialog({ request, guard, onDecided }: DenyDialogProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const form = useZodForm({
    schema,
    defaultValues: { managerNotes: '' },
    guard,
    failureTitle: 'Denial failed',
    onSubmit: async ({ managerNotes }, context) => {
      const input = { id: request.id, managerNotes };
      await client.mutate({ mutation: DenyCorrection, variables: { input }, context });
      showToast({ title: 'Correction denied', description: fullName(request.user) });
      guard.close();
      onDecided(request.id);
      void refetchAfterReview(client);
    },
    // Someone else may have decided, or the person has withdrawn the request.
    onFailure: () => {
      void refetchAfterReview(client);
      return false;
    },
  });
  return (
    <OpenFormDialog
      title="Deny this request?"
      description={`${fullName(request.user)} reads what you write.`}
      guard={guard}
    >
      <Form busy={form.isSubmitting} submitLabel="Deny" submitVariant="destructive" onSubmit={form.submit}>
        <Field label="Reason" error={form.errorOf('managerNotes')}>
          <Textarea required {...form.register('managerNotes')} />
        </Field>
      </Form>
    </OpenFormDialog>
  );
}
