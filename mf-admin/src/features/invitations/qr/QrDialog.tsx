import { useSession, useToast } from '@timetrack/contracts';
import {
  Button,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  Field,
  Input,
} from '@timetrack/ui';
import { Copy, Download } from 'lucide-react';
import { useRef } from 'react';
import { momentOf } from '../../../parts/moments.js';
import { type Invitation, qrFileName, recipientOf } from '../invitation/labels.js';
import { copyText } from './copy-text.js';
import { QrImage } from './QrImage.js';
import { useQr } from './use-qr.js';

interface QrDialogProps {
  readonly invitation: Invitation;
  readonly mailConfigured: boolean;
  readonly onClose: () => void;
  /** Where the focus goes once the dialog is gone. */
  readonly onClosed: () => void;
}

/** Everything that hands an invitation over: an image for a phone's camera, and the link itself. */
export function QrDialog({ invitation, mailConfigured, onClose, onClosed }: QrDialogProps) {
  const { timezoneInForce } = useSession().user.organization;
  const { inviteCode, registrationUrl, expiresAt, email } = invitation;
  const showToast = useToast();
  const address = useRef<HTMLInputElement>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  const qr = useQr(inviteCode);

  async function copy(): Promise<void> {
    if (await copyText(registrationUrl, address.current)) showToast({ title: 'Link copied' });
    else
      showToast({
        title: 'Failed to copy link',
        description: 'The browser did not allow it. Select the address and copy it yourself.',
        variant: 'destructive',
      });
  }
  const download = () => {
    const link = document.createElement('a');
    link.href = qr.image ?? '';
    link.download = qrFileName(inviteCode);
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
        <DialogHeader>
          <DialogTitle>Invitation QR Code</DialogTitle>
          <DialogDescription className="ad:wrap-anywhere">
            {email && mailConfigured ? `The link is mailed to ${email}. ` : `For ${recipientOf(invitation)}. `}
            One person can use it, until {momentOf(expiresAt, timezoneInForce)}.
          </DialogDescription>
        </DialogHeader>
        <QrImage qr={qr} inviteCode={inviteCode} />
        <p className="ad:text-center ad:font-mono ad:text-base ad:font-medium ad:tracking-wider">{inviteCode}</p>
        <Field label="Registration link">
          <Input
            ref={address}
            readOnly
            value={registrationUrl}
            onFocus={({ target }) => target.select()}
            className="ad:font-mono ad:text-xs ad:md:text-xs"
          />
        </Field>
        <div className="ad:grid ad:gap-2 ad:sm:grid-cols-2">
          <Button ref={copyButton} onClick={() => void copy()}>
            <Copy aria-hidden="true" />
            Copy Link
          </Button>
          <Button variant="outline" disabled={qr.image === null} onClick={download}>
            <Download aria-hidden="true" />
            Download QR Code
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
