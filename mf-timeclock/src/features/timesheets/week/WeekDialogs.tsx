import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import type { DialogGuard } from '@timetrack/contracts/routing';
import { formatCount, formatDate, fullName, useZodForm } from '@timetrack/screens';
import { Button, Dialog, DialogContent, DialogHeader, Field, Form, OpenFormDialog, Textarea } from '@timetrack/ui';
import * as z from 'zod/mini';
import type { Timeclock_Timesheets_ApproveSelectionMutation } from '../../../gql/graphql.js';
import { refetchAfterReview } from '../../clock/index.js';
import { type SelectedTimesheet, toInput } from './use-week.js';
import { RejectSelection } from './week.graphql.js';

type Summary = NonNullable<
  NonNullable<Timeclock_Timesheets_ApproveSelectionMutation['timesheetSelectionApprove']>['summary']
>;

export interface Left {
  readonly verb: 'approved' | 'rejected';
  readonly timesheets: Summary['left'];
}

interface LeftDialogProps {
  readonly left: Left;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

export function LeftDialog({ left: { verb, timesheets }, onOpen, onClose }: LeftDialogProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader
          title={`${formatCount(timesheets.length, 'timesheet')} not ${verb}`}
          description={`Each needs something first. Everything else is ${verb}.`}
        />
        <ul className="tc:max-h-[60vh] tc:divide-y tc:divide-border tc:overflow-y-auto tc:text-sm">
          {timesheets.map(({ timesheetId, user, day, message }) => (
            <li
              key={`${timesheetId} ${user?.id} ${day}`}
              className="tc:flex tc:items-center tc:justify-between tc:gap-3 tc:py-3"
            >
              <div className="tc:flex tc:min-w-0 tc:flex-col tc:gap-0.5 tc:wrap-anywhere">
                <p className="tc:font-medium">
                  {`${user ? fullName(user) : 'Unknown timesheet'}${day ? `, ${formatDate(day)}` : ''}`}
                </p>
                <p className="tc:text-muted-foreground">{message}</p>
              </div>
              {timesheetId && user && (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Open the timesheet of ${fullName(user)}${day ? `, ${formatDate(day)}` : ''}`}
                  onClick={() => {
                    onClose();
                    onOpen(timesheetId);
                  }}
                >
                  Open
                </Button>
              )}
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  );
}

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
          <Textarea required limit={500} {...form.register('reason')} />
        </Field>
      </Form>
    </OpenFormDialog>
  );
}
