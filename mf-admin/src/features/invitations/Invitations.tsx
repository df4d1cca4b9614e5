import { useQuery } from '@timetrack/client';
import { type Role, useSession } from '@timetrack/contracts';
import { type AddressFormat, LoadFailure, useAddressState, useMissingDialog } from '@timetrack/screens';
import { Alert, Button, Card, Skeleton, VisuallyHidden } from '@timetrack/ui';
import { MailPlus } from '@timetrack/ui/icons';
import { type Ref, type RefObject, useRef } from 'react';
import { ScreenHeader } from '../../components/Layout.js';
import { LinkedFormDialog, RemovalDialog } from '../../components/LinkedDialogs.js';
import { readFragment } from '../../gql/index.js';
import { useChange } from '../../hooks/use-change.js';
import { type CreatedInvitation, CreateInvitationForm } from './create/CreateInvitationForm.js';
import { recipientOf } from './invitation/invitation-texts.js';
import {
  DeleteInvitation,
  type Invitation,
  InvitationSectionsInvitation,
  LoadInvitations,
  removeInvitation,
} from './invitation/invitations.graphql.js';
import { InvitationSections } from './list/InvitationSections.js';
import { QrDialog } from './qr/QrDialog.js';

interface InvitationsAddress {
  readonly qr: string | null;
  readonly remove: string | null;
}

/** `?qr=0198…`, `?delete=0198…` */
const invitationsAddress: AddressFormat<InvitationsAddress> = {
  // Only one dialog is open, so `?open=create` ends when another opens.
  parameters: ['qr', 'delete', 'open'],
  read: (params) => ({ qr: params.get('qr'), remove: params.get('delete') }),
  write: ({ qr, remove }) => ({ qr, delete: remove }),
};

export function Invitations() {
  const { name } = useSession().user.organization;
  const heading = useRef<HTMLHeadingElement>(null);
  const createButton = useRef<HTMLButtonElement>(null);
  const opener = useOpener(heading);
  const { state, open, swap, close } = useAddressState(invitationsAddress);
  const closeDialog = () => close({ qr: null, remove: null });
  const { data, error, loading, refetch } = useQuery(LoadInvitations, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });

  const viewer = data?.viewer;
  const mailConfigured = viewer?.mailConfigured ?? false;
  const invitations = viewer?.invitations?.nodes.map((invitation) =>
    readFragment(InvitationSectionsInvitation, invitation),
  );
  const find = (id: string | null) => invitations?.find((invitation) => invitation.id === id);
  const qrInvitation = find(state.qr);
  const toDelete = find(state.remove);
  const isFound = Boolean(qrInvitation ?? toDelete) || (loading || !data ? undefined : false);
  useMissingDialog({ id: state.qr ?? state.remove, isFound, close: closeDialog });

  return (
    <div className="ad:mx-auto ad:flex ad:w-full ad:max-w-5xl ad:flex-col ad:gap-6">
      <ScreenHeader
        title="Employee Invitations"
        description={`Links and QR codes that let people join ${name}`}
        headingRef={heading}
      >
        {viewer && (
          <CreateInvitationButton
            roles={viewer.grantableRoles ?? []}
            mailConfigured={mailConfigured}
            buttonRef={createButton}
            onCreated={(created) => {
              opener.set(createButton.current);
              swap({ qr: created.id });
            }}
          />
        )}
      </ScreenHeader>
      {viewer && !mailConfigured && <NoMailNotice />}
      {viewer?.invitations && (
        <InvitationSections
          invitations={viewer.invitations.nodes}
          mailConfigured={mailConfigured}
          onShowQr={(invitation) => {
            opener.set(document.activeElement);
            open({ qr: invitation.id });
          }}
          onDelete={(invitation) => {
            opener.set(document.activeElement);
            open({ remove: invitation.id });
          }}
        />
      )}
      {!data && !error && <Loading />}
      {!data && error && (
        <LoadFailure title="The invitations could not be loaded" error={error} onRetry={() => refetch()} />
      )}
      {qrInvitation && (
        <QrDialog
          invitation={qrInvitation}
          mailConfigured={mailConfigured}
          onClose={() => {
            closeDialog();
            // The recipient may have used the link while the dialog was open.
            refetch().catch(() => undefined);
          }}
          onClosed={opener.focus}
        />
      )}
      {toDelete && <DeleteInvitationDialog invitation={toDelete} onClose={closeDialog} onClosed={opener.focus} />}
    </div>
  );
}

/** The element that opened a dialog. The fallback gets the focus if it has left the page. */
function useOpener(fallback: RefObject<HTMLElement | null>) {
  const opener = useRef<Element>(null);
  return {
    set: (element: Element | null) => {
      opener.current = element;
    },
    focus: () => {
      const { current } = opener;
      if (current instanceof HTMLElement && current.isConnected && current !== document.body) current.focus();
      else fallback.current?.focus();
    },
  };
}

function NoMailNotice() {
  return (
    <Alert title="Invitations are not emailed">
      No mail server is set up. Let people scan the QR code, or copy the link and send it to them yourself.
    </Alert>
  );
}

function Loading() {
  return (
    <Card role="status" aria-busy="true" className="ad:gap-4 ad:p-5">
      <VisuallyHidden>Loading the invitations</VisuallyHidden>
      <Skeleton className="ad:h-14" />
      <Skeleton className="ad:h-14" />
      <Skeleton className="ad:h-14" />
    </Card>
  );
}

interface CreateInvitationButtonProps {
  /** The roles that the viewer may grant. */
  readonly roles: readonly Role[];
  readonly mailConfigured: boolean;
  readonly onCreated: (created: CreatedInvitation) => void;
  readonly buttonRef: Ref<HTMLButtonElement>;
}

function CreateInvitationButton({ roles, mailConfigured, onCreated, buttonRef }: CreateInvitationButtonProps) {
  return (
    <LinkedFormDialog
      name="create"
      trigger={
        <Button ref={buttonRef}>
          <MailPlus aria-hidden="true" />
          <span>Create Invitation</span>
        </Button>
      }
      title="Create Invitation"
      description="People register with it under their own names and with their own passwords."
    >
      {() => <CreateInvitationForm roles={roles} mailConfigured={mailConfigured} onDone={onCreated} />}
    </LinkedFormDialog>
  );
}

interface DeleteInvitationDialogProps {
  readonly invitation: Invitation;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

function DeleteInvitationDialog({ invitation, ...dialog }: DeleteInvitationDialogProps) {
  const { busy, change } = useChange();
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
      {...dialog}
    />
  );
}
