import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
  Button,
} from '@timetrack/ui';
import type { ReactNode } from 'react';
import { type Member, nameOf } from '../words.js';
import { useMembership } from './use-membership.js';

export interface Asked {
  readonly kind: 'archive' | 'delete';
  readonly member: Member;
}

interface MemberQuestionProps {
  readonly asked: Asked;
  readonly onClose: () => void;
  /** Where the focus goes once the question is gone. */
  readonly onClosed: () => void;
}

/** Asks before somebody loses their access. It stays until that is done, and after a failure. */
export function MemberQuestion({ asked: { kind, member }, onClose, onClosed }: MemberQuestionProps) {
  const { busy, archive, remove } = useMembership();
  const { title, consequences, action } = words[kind](nameOf(member));
  const go = async () => {
    if (await (kind === 'archive' ? archive(member.id) : remove(member.id))) onClose();
  };
  return (
    <AlertDialog open onOpenChange={onClose}>
      <AlertDialogContent
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        <AlertDialogHeader>
          <AlertDialogTitle className="ad:wrap-anywhere">{title}</AlertDialogTitle>
          <AlertDialogDescription asChild>
            <ul className="ad:flex ad:list-disc ad:flex-col ad:gap-1.5 ad:pl-5">
              {consequences.map((consequence) => (
                <li key={consequence}>{consequence}</li>
              ))}
            </ul>
          </AlertDialogDescription>
        </AlertDialogHeader>
        <AlertDialogFooter>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          <Button variant="destructive" busy={busy} onClick={() => void go()}>
            {action}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}

interface Words {
  readonly title: string;
  readonly consequences: readonly string[];
  readonly action: ReactNode;
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
