import { Question } from '@timetrack/ui';
import { fullName, type Member } from '../member/member.js';
import { useMembership } from './use-membership.js';

export interface Asked {
  readonly kind: 'archive' | 'delete';
  readonly member: Member;
}

interface MemberConfirmDialogProps {
  readonly asked: Asked;
  readonly onClose: () => void;
  /** Where the focus goes once the question is gone. */
  readonly onClosed: () => void;
}

/** Asks before somebody loses their access. It stays until that is done, and after a failure. */
export function MemberConfirmDialog({ asked: { kind, member }, onClose, onClosed }: MemberConfirmDialogProps) {
  const { busy, archive, remove } = useMembership();
  const { title, consequences, action } = words[kind](fullName(member));
  const go = async () => {
    if (await (kind === 'archive' ? archive(member.id) : remove(member.id))) onClose();
  };
  return (
    <Question
      open
      onOpenChange={onClose}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        onClosed();
      }}
      title={title}
      description={
        <ul className="ad:flex ad:list-disc ad:flex-col ad:gap-1.5 ad:pl-5">
          {consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
      }
      action={action}
      variant="destructive"
      busy={busy}
      onAction={() => void go()}
    />
  );
}

interface Words {
  readonly title: string;
  readonly consequences: readonly string[];
  readonly action: string;
}

const words: Readonly<Record<Asked['kind'], (name: string) => Words>> = {
  archive: (name) => ({
    title: `Archive ${name}?`,
    consequences: [
      'They are signed out everywhere at once, and can’t sign in again.',
      'The hours worked are kept, for timesheets, reports and payroll. A running shift goes on until somebody ends it.',
      'Their schedules and requests stay as they are, and you can reinstate them at any time.',
    ],
    action: 'Archive',
  }),
  delete: (name) => ({
    title: `Delete ${name} permanently?`,
    consequences: [
      'Their sign-in, e-mail address and phone number are erased, and the e-mail address is free again.',
      'The hours worked are kept with the name, for payroll and for the record.',
      'They leave all future shifts, and their pending time off is canceled.',
      'This can’t be undone.',
    ],
    action: 'Delete Permanently',
  }),
};
