import { formatCount } from '@timetrack/screens';
import { ConfirmDialog } from '@timetrack/ui';
import type { useApproveSelection } from './use-approve-selection.js';

export function ApprovalDialog({ approval }: { readonly approval: ReturnType<typeof useApproveSelection> }) {
  const { toConfirm } = approval;
  if (!toConfirm) return null;
  return (
    <ConfirmDialog
      open
      title={`Approve ${formatCount(toConfirm.count, 'timesheet')}?`}
      description={`${toConfirm.exceptional} with exceptions. Your approval confirms that you have checked them.`}
      action={`Approve ${toConfirm.count}, ${toConfirm.exceptional} with exceptions`}
      busy={approval.isApproving}
      onAction={approval.confirm}
      onOpenChange={approval.cancel}
    />
  );
}
