import { useQuery } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { copyText, formatDateTime, useReportFailure, useTimeZone } from '@timetrack/screens';
import { Button, Dialog, DialogContent, DialogHeader, Field, Input, Skeleton } from '@timetrack/ui';
import { Copy, Download, QrCode } from '@timetrack/ui/icons';
import { useEffect, useRef } from 'react';
import { describeRest } from '../invitation/invitation-texts.js';
import { type Invitation, LoadQr } from '../invitation/invitations.graphql.js';

interface QrDialogProps {
  readonly invitation: Invitation;
  readonly mailConfigured: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

export function QrDialog({ invitation, mailConfigured, onClose, onClosed }: QrDialogProps) {
  const timeZone = useTimeZone();
  const { expiresAt, email, mailNotice } = invitation;
  const isMailed = email && mailConfigured && !mailNotice;
  // The list offers this dialog only for an invitation whose code the gateway can show.
  const [inviteCode, registrationUrl] = [invitation.inviteCode ?? '', invitation.registrationUrl ?? ''];
  const showToast = useToast();
  const copyButton = useRef<HTMLButtonElement>(null);
  const qr = useQr(inviteCode);

  async function copy(): Promise<void> {
    if (await copyText(registrationUrl)) showToast({ title: 'Link copied' });
    else
      showToast({
        title: 'Failed to copy link',
        description: 'The browser blocked it. Select the link and copy it manually.',
        variant: 'destructive',
      });
  }
  const download = () => {
    const link = document.createElement('a');
    link.href = qr.image ?? '';
    link.download = `invitation-qr-${inviteCode}.png`;
    link.click();
  };
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        className="ad:max-w-md"
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          copyButton.current?.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        <DialogHeader
          title="Invitation QR Code"
          description={
            <span className="ad:wrap-anywhere">
              {`${isMailed ? `The link is emailed to ${email}. One person can use it` : describeRest(invitation)} until ${formatDateTime(expiresAt, timeZone)}.`}
            </span>
          }
        />
        {mailNotice && (
          <p role="status" className="ad:rounded-md ad:border ad:bg-muted ad:px-3 ad:py-2 ad:text-sm">
            {mailNotice}
          </p>
        )}
        <QrImage qr={qr} inviteCode={inviteCode} />
        <p className="ad:text-center ad:font-mono ad:text-base ad:font-medium ad:tracking-wider">{inviteCode}</p>
        <Field label="Registration link">
          <Input
            readOnly
            value={registrationUrl}
            onFocus={({ target }) => target.select()}
            className="ad:font-mono ad:text-xs ad:md:text-xs"
          />
        </Field>
        <div className="ad:grid ad:gap-2 ad:sm:grid-cols-2">
          <Button ref={copyButton} onClick={() => void copy()}>
            <Copy aria-hidden="true" />
            <span>Copy Link</span>
          </Button>
          <Button variant="outline" disabled={qr.image === null} onClick={download}>
            <Download aria-hidden="true" />
            <span>Download QR Code</span>
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** Always on white: many phone cameras cannot read a QR code on a dark background. */
function QrImage({ qr, inviteCode }: { readonly qr: Qr; readonly inviteCode: string }) {
  const frame = 'ad:mx-auto ad:grid ad:aspect-square ad:w-full ad:max-w-60 ad:place-items-center ad:rounded-lg';
  if (qr.image) {
    return (
      <img
        src={qr.image}
        width={512}
        height={512}
        alt={`QR code of the invitation ${inviteCode}`}
        className={`${frame} ad:h-auto ad:border ad:border-border ad:bg-white`}
      />
    );
  }
  if (!qr.failed) {
    return (
      <div role="status" aria-label="Generating the QR code" className={frame}>
        <Skeleton className="ad:size-full" />
      </div>
    );
  }
  return (
    <div className={`${frame} ad:gap-2 ad:border ad:border-dashed ad:border-input ad:p-4 ad:text-center`}>
      <div className="ad:flex ad:flex-col ad:items-center ad:gap-3 ad:text-sm ad:text-muted-foreground">
        <QrCode aria-hidden="true" className="ad:size-8" />
        <span>The QR code is not available, but the link below works.</span>
        <Button variant="outline" size="sm" onClick={qr.retry}>
          Try again
        </Button>
      </div>
    </div>
  );
}

interface Qr {
  /** A PNG image as a data URL; null until it is loaded. */
  readonly image: string | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

function useQr(inviteCode: string): Qr {
  const reportFailure = useReportFailure();
  const { data, error, loading, refetch } = useQuery(LoadQr, {
    variables: { inviteCode },
    notifyOnNetworkStatusChange: true,
  });
  useEffect(() => {
    if (error) reportFailure(error, 'Failed to generate QR code');
  }, [error, reportFailure]);
  return {
    image: data?.viewer?.invitationQr?.qrCodeDataUrl ?? null,
    failed: error !== undefined && !loading,
    retry: () => void refetch().catch(() => undefined),
  };
}
