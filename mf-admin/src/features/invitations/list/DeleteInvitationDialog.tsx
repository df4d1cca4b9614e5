import { RemovalDialog } from '../../../components/RemovalDialog.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { useChange } from '../../../hooks/use-change.js';
import { recipientOf } from '../invitation/invitation-texts.js';
import { removeInvitation } from '../invitation/invitations-cache.js';
import { DeleteInvitation, DeleteInvitationDialogInvitation } from './invitation-sections.graphql.js';

interface DeleteInvitationDialogProps {
  readonly invitation: FragmentType<typeof DeleteInvitationDialogInvitation>;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

export function DeleteInvitationDialog(props: DeleteInvitationDialogProps) {
  const { busy, change } = useChange();
  const invitation = readFragment(DeleteInvitationDialogInvitation, props.invitation);
  const { id, status, inviteCode } = invitation;
  const remove = () =>
    change({
      mutation: DeleteInvitation,
      variables: { id },
      update: (cache) => removeInvitation(cache, id),
      done: 'Invitation deleted',
      failed: 'Failed to delete invitation',
    });
  return (
    <RemovalDialog
      title="Delete this invitation?"
      description={`${inviteCode ?? 'The invitation'} for ${recipientOf(invitation)}. ${
        status === 'EXPIRED'
          ? 'It has expired and can no longer be used. Deleting it only removes it from this list.'
          : 'Its link and QR code stop working immediately.'
      }`}
      action="Delete"
      busy={busy}
      onRemove={remove}
      onClose={props.onClose}
      onClosed={props.onClosed}
    />
  );
}
