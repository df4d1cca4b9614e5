import { useQuery } from '@timetrack/client';
import { useSession } from '@timetrack/contracts';
import { LoadFailure } from '@timetrack/screens';
import { Alert, AlertDescription, AlertTitle, Card, Skeleton, VisuallyHidden } from '@timetrack/ui';
import { type ComponentProps, useRef, useState } from 'react';
import { ScreenHeader } from '../../components/ScreenHeader.js';
import { CreateInvitationButton } from './create/CreateInvitationButton.js';
import { LoadInvitations } from './invitation/invitations.graphql.js';
import { DeleteInvitationDialog } from './list/DeleteInvitationDialog.js';
import { InvitationSections } from './list/InvitationSections.js';
import { QrDialog } from './qr/QrDialog.js';

type DialogInvitation<Dialog extends typeof QrDialog | typeof DeleteInvitationDialog> =
  ComponentProps<Dialog>['invitation'];

export function Invitations() {
  const { name } = useSession().user.organization;
  const heading = useRef<HTMLHeadingElement>(null);
  const createButton = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element>(null);
  const [qrInvitation, setQrInvitation] = useState<DialogInvitation<typeof QrDialog> | null>(null);
  const [toDelete, setToDelete] = useState<DialogInvitation<typeof DeleteInvitationDialog> | null>(null);
  const { data, error, refetch } = useQuery(LoadInvitations, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });

  const rememberOpener = () => {
    opener.current = document.activeElement;
  };
  const restoreFocus = () => {
    const { current } = opener;
    if (current instanceof HTMLElement && current.isConnected && current !== document.body) current.focus();
    else heading.current?.focus();
  };

  return (
    <div className="ad:mx-auto ad:flex ad:w-full ad:max-w-5xl ad:flex-col ad:gap-6">
      <ScreenHeader
        title="Employee Invitations"
        description={`Each link lets one person join ${name}`}
        headingRef={heading}
      >
        {data && (
          <CreateInvitationButton
            roles={data.grantableRoles}
            mailConfigured={data.mailConfigured}
            buttonRef={createButton}
            onCreated={(created) => {
              opener.current = createButton.current;
              setQrInvitation(created);
            }}
          />
        )}
      </ScreenHeader>
      {data && !data.mailConfigured && <NoMailNotice />}
      {data && (
        <InvitationSections
          invitations={data.invitations}
          mailConfigured={data.mailConfigured}
          onShowQr={(invitation) => {
            rememberOpener();
            setQrInvitation(invitation);
          }}
          onDelete={(invitation) => {
            rememberOpener();
            setToDelete(invitation);
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
          mailConfigured={data?.mailConfigured ?? false}
          onClose={() => {
            setQrInvitation(null);
            // The recipient may have used the link while the dialog was open.
            refetch().catch(() => undefined);
          }}
          onClosed={restoreFocus}
        />
      )}
      {toDelete && (
        <DeleteInvitationDialog invitation={toDelete} onClose={() => setToDelete(null)} onClosed={restoreFocus} />
      )}
    </div>
  );
}

function NoMailNotice() {
  return (
    <Alert>
      <AlertTitle>Invitations are not emailed</AlertTitle>
      <AlertDescription>
        No mail server is set up. Let people scan the QR code, or copy the link and send it to them yourself.
      </AlertDescription>
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
