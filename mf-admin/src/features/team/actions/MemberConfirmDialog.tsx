import { fullName } from '@timetrack/screens';
import { RemovalDialog } from '../../../components/RemovalDialog.js';
import type { Member } from '../member/member.js';
import { OwnedKeys } from './OwnedKeys.js';
import { useMembership } from './use-membership.js';

export interface MemberAction {
  readonly kind: 'archive' | 'delete';
  readonly member: Member;
}

interface MemberConfirmDialogProps {
  readonly action: MemberAction;
  readonly onClose: () => void;
  /** Called after the dialog has closed, to move the focus. */
  readonly onClosed: () => void;
}

export function MemberConfirmDialog({ action: { kind, member }, ...dialog }: MemberConfirmDialogProps) {
  const { busy, archive, remove } = useMembership();
  const { title, consequences, label } = dialogTexts[kind](fullName(member));
  return (
    <RemovalDialog
      {...dialog}
      title={title}
      description={
        <>
          <ul className="ad:flex ad:list-disc ad:flex-col ad:gap-1.5 ad:pl-5">
            {consequences.map((consequence) => (
              <li key={consequence}>{consequence}</li>
            ))}
          </ul>
          <OwnedKeys member={member} />
        </>
      }
      action={label}
      busy={busy}
      onRemove={() => (kind === 'archive' ? archive(member.id) : remove(member.id))}
    />
  );
}

interface DialogTexts {
  readonly title: string;
  readonly consequences: readonly string[];
  /** The label of the confirm button. */
  readonly label: string;
}

const dialogTexts: Readonly<Record<MemberAction['kind'], (name: string) => DialogTexts>> = {
  archive: (name) => ({
    title: `Archive ${name}?`,
    consequences: [
      'They are signed out everywhere immediately and can’t sign in again.',
      'Hours worked are kept for timesheets, reports and payroll. A running shift continues until someone ends it.',
      'Their schedules and requests are kept, and you can reinstate them at any time.',
    ],
    label: 'Archive',
  }),
  delete: (name) => ({
    title: `Delete ${name} permanently?`,
    consequences: [
      'Their sign-in, email address and phone number are erased. The email address can be used again.',
      'Hours worked are kept under their name for payroll and the audit log.',
      'They are removed from all future shifts, and their pending time off is canceled.',
      'This can’t be undone.',
    ],
    label: 'Delete Permanently',
  }),
};
