import { failureOf, useQuery } from '@timetrack/client';
import { fullName } from '@timetrack/screens';
import { Alert } from '@timetrack/ui';
import { RemovalDialog } from '../../../components/LinkedDialogs.js';
import { TakeOverKeyButton } from '../../../components/TakeOverKeyButton.js';
import { useChange } from '../../../hooks/use-change.js';
import {
  ArchiveMember,
  DeleteMember,
  LoadOwnedKeys,
  type Member,
  ReinstateMember,
  removeMember,
} from '../member/members.graphql.js';

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
  readonly label: string;
}

const dialogTexts: Readonly<Record<MemberAction['kind'], (name: string) => DialogTexts>> = {
  archive: (name) => ({
    title: `Archive ${name}?`,
    consequences: [
      'They are signed out everywhere immediately and can’t sign in again.',
      'Hours worked are kept for timesheets, reports and payroll. A running shift continues until someone ends it.',
      'Their schedules and requests are kept, and you can reinstate the person at any time.',
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

/** The API keys that are revoked with the member, unless the viewer takes them over first. */
function OwnedKeys({ member }: { readonly member: Member }) {
  // Only administrators own keys, and only administrators archive them.
  const mayOwnKeys = member.status === 'ACTIVE' && (member.role === 'ADMIN' || member.role === 'OWNER');
  const { data, error } = useQuery(LoadOwnedKeys, { skip: !mayOwnKeys, fetchPolicy: 'network-only' });
  const keys = data?.viewer?.apiKeys?.nodes.filter(({ owner }) => owner.id === member.id) ?? [];
  if (error) {
    return (
      <Alert variant="warning" className="ad:mt-3">
        {`Their API keys, if any, are revoked. They could not be counted. ${failureOf(error).message}`}
      </Alert>
    );
  }
  if (keys.length === 0) return null;
  return (
    <Alert
      variant="warning"
      title={keys.length === 1 ? '1 API key is revoked' : `${keys.length} API keys are revoked`}
      className="ad:mt-3"
    >
      <span>Programs that use them lose access. Take over a key to keep it working.</span>
      <ul aria-label="API keys" className="ad:mt-2 ad:flex ad:flex-col ad:gap-2">
        {keys.map(({ id, name }) => (
          <li key={id} className="ad:flex ad:flex-wrap ad:items-center ad:justify-between ad:gap-2">
            <span className="ad:min-w-0 ad:wrap-anywhere">{name}</span>
            <TakeOverKeyButton id={id} name={name} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Archives, reinstates and deletes members. Each function resolves to null after a failure. */
export function useMembership() {
  const { busy, change } = useChange();

  const archive = (id: string) =>
    change({
      mutation: ArchiveMember,
      variables: { id },
      done: 'User archived successfully',
      failed: 'Failed to archive user',
    });
  const reinstate = (id: string) =>
    change({
      mutation: ReinstateMember,
      variables: { id },
      done: 'User reinstated successfully',
      failed: 'Failed to reinstate user',
    });
  const remove = (id: string) =>
    change({
      mutation: DeleteMember,
      variables: { id },
      update: (cache) => removeMember(cache, id),
      done: 'User deleted permanently',
      failed: 'Failed to delete user',
    });

  return { busy, archive, reinstate, remove };
}
