import { useQuery } from '@timetrack/client';
import { useSession } from '@timetrack/contracts';
import { LoadFailure } from '@timetrack/screens';
import { Alert, AlertDescription, AlertTitle, Card, Skeleton, VisuallyHidden } from '@timetrack/ui';
import { useRef, useState } from 'react';
import { ScreenHeader } from '../../components/ScreenHeader.js';
import { readFragment } from '../../gql/index.js';
import { CreateInvitationButton } from './create/CreateInvitationButton.js';
import { InvitationInvitation, LoadInvitations } from './invitation/invitations.graphql.js';
import type { Invitation } from './invitation/labels.js';
import { DeleteInvitationDialog } from './list/DeleteInvitationDialog.js';
import { InvitationSections } from './list/InvitationSections.js';
import { QrDialog } from './qr/QrDialog.js';

/** Who was asked to join, and how they get their link. */
export function Invitations() {
  const { name } = useSession().user.organization;
  const heading = useRef<HTMLHeadingElement>(null);
  const createButton = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element>(null);
  const [shown, setShown] = useState<Invitation | null>(null);
  const [asked, setAsked] = useState<Invitation | null>(null);
  const { data, error, refetch } = useQuery(LoadInvitations, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });

  const from = (open: (invitation: Invitation) => void) => (invitation: Invitation) => {
    opener.current = document.activeElement;
    open(invitation);
  };
  const giveFocusBack = () => {
    const { current } = opener;
    if (current instanceof HTMLElement && current.isConnected && current !== document.body) current.focus();
    else heading.current?.focus();
  };

  return (
    <div className="ad:mx-auto ad:flex ad:w-full ad:max-w-5xl ad:flex-col ad:gap-6">
      <ScreenHeader
        title="Employee Invitations"
        description={`A link, and a place at ${name} for the one person who uses it`}
        headingRef={heading}
      >
        {data && (
          <CreateInvitationButton
            roles={data.grantableRoles}
            mailConfigured={data.mailConfigured}
            buttonRef={createButton}
            onCreated={(made) => {
              opener.current = createButton.current;
              setShown(made);
            }}
          />
        )}
      </ScreenHeader>
      {data && !data.mailConfigured && <HandOver />}
      {data && (
        <InvitationSections
          invitations={data.invitations.map((one) => readFragment(InvitationInvitation, one))}
          mailConfigured={data.mailConfigured}
          onShow={from(setShown)}
          onDelete={from(setAsked)}
        />
      )}
      {!data && !error && <Loading />}
      {!data && error && (
        <LoadFailure title="The invitations could not be read" error={error} onRetry={() => refetch()} />
      )}
      {shown && (
        <QrDialog
          invitation={shown}
          mailConfigured={data?.mailConfigured ?? false}
          onClose={() => {
            setShown(null);
            // Whoever was handed the link may have used it meanwhile.
            refetch().catch(() => undefined);
          }}
          onClosed={giveFocusBack}
        />
      )}
      {asked && <DeleteInvitationDialog invitation={asked} onClose={() => setAsked(null)} onClosed={giveFocusBack} />}
    </div>
  );
}

/** Without a mail server nothing is sent by itself. */
function HandOver() {
  return (
    <Alert>
      <AlertTitle>Invitations are not mailed from here</AlertTitle>
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
