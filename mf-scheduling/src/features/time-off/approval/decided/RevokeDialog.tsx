import { failureOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { type DialogGuard, useGuardedDialog } from '@timetrack/contracts/routing';
import { fullName, useZodForm } from '@timetrack/screens';
import { Field, Form, OpenFormDialog, Textarea } from '@timetrack/ui';
import * as z from 'zod/mini';
import type { DecidedRequest_RequestFragment } from '../../../../gql/graphql.js';
import { formatHours, formatPolicy, phraseDays } from '../../components/labels.js';
import type { ApprovalAddress } from '../approval-address.js';
import { RevokePto } from '../pto-requests.graphql.js';
import { useReloadRequests } from '../use-decision.js';

interface RevokeDialogProps {
  readonly address: ApprovalAddress;
  readonly revocable: DecidedRequest_RequestFragment | null | undefined;
}

/** Revokes the approval that the address names after a confirmation, to which the approver can add a note. */
export function RevokeDialog({ address, revocable }: RevokeDialogProps) {
  const named = address.dialog?.action === 'revoke' ? address.dialog.id : null;
  const { dialog, guard } = useGuardedDialog({ dialog: named, below: address.below, close: address.close });
  const request = revocable?.id === dialog ? revocable : null;
  if (!request) return null;
  const { user, policy, hours } = request;
  return (
    <OpenFormDialog
      title="Revoke this approval?"
      description={`${fullName(user)} is off ${phraseDays(request)} (${formatHours(hours)} of ${formatPolicy(policy)}). The request will be canceled, and its hours return to the balance. Shifts that the approval took ${user.firstName} off stay as they are.`}
      guard={guard}
    >
      <RevokeForm request={request} address={address} guard={guard} onDone={guard.close} />
    </OpenFormDialog>
  );
}

interface RevokeFormProps {
  readonly request: DecidedRequest_RequestFragment;
  readonly address: ApprovalAddress;
  readonly guard: Pick<DialogGuard, 'setUnsaved'>;
  readonly onDone: () => void;
}

const schema = z.object({ note: z.string() });

function RevokeForm({ request: { id, user }, address, guard, onDone }: RevokeFormProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const reloadRequests = useReloadRequests(address);
  const reload = () => void reloadRequests().catch(() => undefined);
  const form = useZodForm({
    schema,
    defaultValues: { note: '' },
    failureTitle: 'Failed to revoke the approval',
    guard,
    onSubmit: async ({ note }, context) => {
      const input = note.trim() === '' ? { id } : { id, managerNotes: note };
      await client.mutate({ mutation: RevokePto, variables: { input }, context });
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
        <Textarea limit={20_000} {...form.register('note')} />
      </Field>
    </Form>
  );
}
