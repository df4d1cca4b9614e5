import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import type { DialogGuard } from '@timetrack/contracts/routing';
import { formatCount, useZodForm } from '@timetrack/screens';
import { Field, Form, OpenFormDialog, Textarea } from '@timetrack/ui';
import * as z from 'zod/mini';
import { refetchAfterReview } from '../../clock/index.js';
import type { Left } from './LeftDialog.js';
import { type SelectedTimesheet, toInput } from './selection.js';
import { RejectSelection } from './week.graphql.js';

const schema = z.object({
  reason: z
    .string()
    .check(z.trim(), z.minLength(1, 'Reason is required'), z.maxLength(500, 'Reason must be at most 500 characters')),
});

interface RejectDialogProps {
  readonly selected: readonly SelectedTimesheet[];
  readonly guard: DialogGuard;
  readonly onDone: () => void;
  readonly onLeft: (left: Left) => void;
}

/** Rejects the selected timesheets with one reason, which their people read. */
export function RejectDialog({ selected, guard, onDone, onLeft }: RejectDialogProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const form = useZodForm({
    schema,
    defaultValues: { reason: '' },
    guard,
    failureTitle: 'Rejection failed',
    onSubmit: async ({ reason }, context) => {
      const input = { timesheets: toInput(selected), reason };
      const { data } = await client.mutate({ mutation: RejectSelection, variables: { input }, context });
      const summary = data?.timesheetSelectionReject?.summary;
      if (summary) {
        showToast({ title: `${formatCount(summary.rejected, 'timesheet')} rejected` });
        onLeft({ verb: 'rejected', timesheets: summary.left });
      }
      guard.close();
      onDone();
      void refetchAfterReview(client);
    },
  });
  const count = formatCount(selected.length, 'timesheet');
  return (
    <OpenFormDialog
      title={`Reject ${count}?`}
      description="The hours stay pending until someone corrects or approves them."
      guard={guard}
    >
      <Form
        busy={form.isSubmitting}
        submitLabel={`Reject ${selected.length}`}
        submitVariant="destructive"
        onSubmit={form.submit}
      >
        <Field label="Reason" hint="The people who worked these hours see it." error={form.errorOf('reason')}>
          <Textarea required {...form.register('reason')} />
        </Field>
      </Form>
    </OpenFormDialog>
  );
}
