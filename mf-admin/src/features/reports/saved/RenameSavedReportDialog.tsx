import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useZodForm } from '@timetrack/screens';
import { Field, Form, Input, OpenFormDialog } from '@timetrack/ui';
import * as z from 'zod/mini';
import type { SavedReport } from './saved-address.js';
import { LoadSavedReports, RenameSavedReport } from './saved-reports.graphql.js';

interface RenameSavedReportDialogProps {
  readonly saved: SavedReport;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

const schema = z.object({ name: z.string().check(z.trim(), z.minLength(1, 'Name is required')) });

export function RenameSavedReportDialog({ saved: { id, name }, onClose, opener }: RenameSavedReportDialogProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const form = useZodForm({
    schema,
    defaultValues: { name },
    failureTitle: 'Failed to rename saved report',
    onSubmit: async (values, context) => {
      const input = { id, ...values };
      await client.mutate({
        mutation: RenameSavedReport,
        variables: { input },
        context,
        refetchQueries: [LoadSavedReports],
      });
      showToast({ title: 'Saved report renamed' });
      onClose();
    },
  });
  return (
    <OpenFormDialog
      title="Rename Saved Report"
      description="Only you see the reports that you save."
      // Closing changes the address, so the form guards unsaved input.
      guard={{ isUnsaved: false, isConfirming: false, setConfirming: () => undefined, close: onClose }}
      focusFallback={opener}
    >
      <Form busy={form.isSubmitting} submitLabel="Rename" onSubmit={form.submit}>
        <Field label="Name" required error={form.errorOf('name')}>
          <Input maxLength={60} autoComplete="off" {...form.register('name')} />
        </Field>
      </Form>
    </OpenFormDialog>
  );
}
