import { useQuery } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import { formatDateTime, useTimeZone } from '@timetrack/screens/basics';
import { Button, Input } from '@timetrack/ui/basics';
import { Copy, QrCode } from '@timetrack/ui/icons';
import { useRef, useState } from 'react';
import type { Timeclock_FirstSteps_CreateJoinLinkMutation } from '../../gql/graphql.js';
import { CreateJoinLink, LoadJoinQr } from './first-steps.graphql.js';
import { useStep } from './use-step.js';

type JoinLink = NonNullable<NonNullable<Timeclock_FirstSteps_CreateJoinLinkMutation['invitationCreate']>['invitation']>;

/** As many people as most crews have. /invitations makes links for other numbers and roles. */
const maxUses = 25;

/** Makes one link that many people join with. */
export function InvitePeople() {
  const { busy, run } = useStep(CreateJoinLink, 'Failed to create the join link');
  const [link, setLink] = useState<JoinLink | null>(null);
  async function create() {
    const invitation = (await run({ input: { role: 'WORKER', maxUses } }))?.invitationCreate?.invitation;
    if (invitation) setLink(invitation);
  }
  if (link) return <SharedLink link={link} />;
  return (
    <div className="tc:flex tc:flex-col tc:items-start tc:gap-2">
      <p className="tc:text-sm tc:text-muted-foreground">
        One link or QR code lets up to {maxUses} people join as workers within 7 days.{' '}
        <Link to="/invitations" className="tc:text-primary tc:underline tc:underline-offset-4">
          Other invitations
        </Link>
      </p>
      <Button busy={busy} onClick={() => void create()}>
        <QrCode aria-hidden="true" />
        Create Join Link
      </Button>
    </div>
  );
}

function SharedLink({ link: { inviteCode, registrationUrl, maxUses, expiresAt } }: { readonly link: JoinLink }) {
  const timeZone = useTimeZone();
  const showToast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const { data } = useQuery(LoadJoinQr, { variables: { inviteCode: inviteCode ?? '' }, skip: !inviteCode });
  const image = data?.viewer?.invitationQr?.qrCodeDataUrl;
  async function copy() {
    try {
      await navigator.clipboard.writeText(registrationUrl ?? '');
      showToast({ title: 'Link copied' });
    } catch {
      // Pages without TLS may not write to the clipboard. The link is selected, ready to be copied.
      field.current?.select();
    }
  }
  return (
    <div data-result="" className="tc:flex tc:flex-wrap tc:items-start tc:gap-4">
      {image && (
        <img
          src={image}
          alt={`QR code of the join link ${inviteCode}`}
          className="tc:size-36 tc:rounded-md tc:bg-white tc:p-1"
        />
      )}
      <div className="tc:flex tc:min-w-0 tc:flex-1 tc:basis-56 tc:flex-col tc:gap-2">
        <p className="tc:text-sm tc:text-muted-foreground">
          Up to {maxUses} people can join with it until {formatDateTime(expiresAt, timeZone)}.
        </p>
        <Input
          ref={field}
          aria-label="Join link"
          readOnly
          value={registrationUrl ?? ''}
          onFocus={({ target }) => target.select()}
        />
        <Button variant="outline" className="tc:self-start" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          Copy Link
        </Button>
      </div>
    </div>
  );
}
