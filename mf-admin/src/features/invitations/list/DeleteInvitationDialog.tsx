import { useApolloClient } from '@timetrack/client';
import { ConfirmDialog } from '@timetrack/ui';
import { useChange } from '../../../parts/use-change.js';
import { DeleteInvitation } from '../invitation/invitations.graphql.js';
import { withoutInvitation } from '../invitation/invitations-cache.js';
import { type Invitation, recipientOf } from '../invitation/labels.js';

interface DeleteInvitationDialogProps {
  readonly invitation: Invitation;
  readonly onClose: () => void;
  /** Where the focus goes once the question is gone. */
  readonly onClosed: () => void;
}

/** Asks before a link stops working. It stays until that is done, and after a failure. */
export function DeleteInvitationDialog({ invitation, onClose, onClosed }: DeleteInvitationDialogProps) {
  const client = useApolloClient();
  const { busy, change } = useChange();
  const { id, status, inviteCode } = invitation;
  const remove = async () => {
    const done = await change({
      send: () =>
        client.mutate({
          mutation: DeleteInvitation,
          variables: { id },
          update: (cache) => withoutInvitation(cache, id),
        }),
      done: 'Invitation deleted',
      failed: 'Failed to delete invitation',
    });
    if (done) onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        onClosed();
      }}
      title="Delete this invitation?"
      description={`${inviteCode} for ${recipientOf(invitation)}. ${
        status === 'EXPIRED'
          ? 'It has expired: nobody can use it any more, and it only leaves this list.'
          : 'Its link and its QR code stop working at once, also where they were sent already.'
      }`}
      action="Delete"
      variant="destructive"
      busy={busy}
      onAction={() => void remove()}
    />
  );
}
