import { Button, Skeleton } from '@timetrack/ui';
import { QrCode } from '@timetrack/ui/icons';
import type { Qr } from './use-qr.js';

/** Always on white: many phone cameras cannot read a QR code on a dark background. */
export function QrImage({ qr, inviteCode }: { readonly qr: Qr; readonly inviteCode: string }) {
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
        The QR code is not available, but the link below works.
        <Button variant="outline" size="sm" onClick={qr.retry}>
          Try again
        </Button>
      </div>
    </div>
  );
}
