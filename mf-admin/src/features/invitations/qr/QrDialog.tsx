import { useToast } from '@timetrack/contracts';
import { formatDateTime, useTimeZone } from '@timetrack/screens';
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
import { Copy, Download } from '@timetrack/ui/icons';
import { useRef } from 'react';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { describeRest } from '../invitation/invitation-texts.js';
import { QrImage } from './QrImage.js';
import { QrDialogInvitation } from './qr.graphql.js';
import { useQr } from './use-qr.js';

interface QrDialogProps {
  readonly invitation: FragmentType<typeof QrDialogInvitation>;
  readonly mailConfigured: boolean;
  readonly onClose: () => void;
  /** Called after the dialog has closed, to move the focus. */
  readonly onClosed: () => void;
}

/** Shares an invitation: a QR code for a phone's camera, and the link. */
export function QrDialog({ mailConfigured, onClose, onClosed, ...props }: QrDialogProps) {
  const timeZone = useTimeZone();
  const invitation = readFragment(QrDialogInvitation, props.invitation);
  const { expiresAt, email, mailNotice } = invitation;
  const isMailed = email && mailConfigured && !mailNotice;
  // The list offers this dialog only for an invitation whose code the gateway can show.
  const [inviteCode, registrationUrl] = [invitation.inviteCode ?? '', invitation.registrationUrl ?? ''];
  const showToast = useToast();
  const linkField = useRef<HTMLInputElement>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  const qr = useQr(inviteCode);

  async function copy(): Promise<void> {
    if (await copyText(registrationUrl, linkField.current)) showToast({ title: 'Link copied' });
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
        <DialogHeader>
          <DialogTitle>Invitation QR Code</DialogTitle>
          <DialogDescription className="ad:wrap-anywhere">
            {isMailed ? `The link is emailed to ${email}. One person can use it` : describeRest(invitation)} until{' '}
            {formatDateTime(expiresAt, timeZone)}.
          </DialogDescription>
        </DialogHeader>
        {mailNotice && (
          <p role="status" className="ad:rounded-md ad:border ad:bg-muted ad:px-3 ad:py-2 ad:text-sm">
            {mailNotice}
          </p>
        )}
        <QrImage qr={qr} inviteCode={inviteCode} />
        <p className="ad:text-center ad:font-mono ad:text-base ad:font-medium ad:tracking-wider">{inviteCode}</p>
        <Field label="Registration link">
          <Input
            ref={linkField}
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

/**
 * Copies a text to the clipboard, and returns false if the browser blocks it. Browsers deny the clipboard API to pages
 * without TLS, such as a gateway on an office network. They still copy a selected field there.
 */
async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return field !== null && document.execCommand('copy');
  }
}
