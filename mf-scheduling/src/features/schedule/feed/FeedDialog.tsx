import { useMutation, useQuery } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { copyText, LoadFailure, useReportFailure } from '@timetrack/screens/basics';
import {
  Alert,
  Button,
  ConfirmDialog,
  Dialog,
  DialogContent,
  DialogHeader,
  Field,
  Input,
  Skeleton,
} from '@timetrack/ui';
import { CalendarPlus, Copy, QrCode, RotateCcw } from '@timetrack/ui/icons';
import { useState } from 'react';
import { findMenuButton } from '../state/screen-context.js';
import { LoadFeed, LoadFeedQr, ResetFeed } from './feed.graphql.js';

export function FeedDialog({ onClose }: { readonly onClose: () => void }) {
  const { data, error, refetch } = useQuery(LoadFeed, { fetchPolicy: 'network-only' });
  const feed = data?.viewer?.calendarFeed;
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent focusFallback={findMenuButton}>
        <DialogHeader
          title="Calendar feed"
          description="Follow your published shifts in Google Calendar, Apple Calendar, Outlook, or any other program that can subscribe to iCal addresses."
        />
        {feed && <Feed {...feed} />}
        {!feed && !error && <Skeleton className="sc:h-24" />}
        {!feed && error && <LoadFailure title="The address could not be loaded" error={error} onRetry={refetch} />}
      </DialogContent>
    </Dialog>
  );
}

interface FeedProps {
  readonly url: string | null;
  readonly webcalUrl: string | null;
}

function Feed({ url, webcalUrl }: FeedProps) {
  const showToast = useToast();
  const reportFailure = useReportFailure();
  const [isConfirming, setConfirming] = useState(false);
  const [reset, { loading }] = useMutation(ResetFeed, {
    update: (cache, { data }) => {
      const calendarFeed = data?.calendarFeedReset?.calendarFeed;
      if (!calendarFeed) return;
      cache.updateQuery(
        { query: LoadFeed },
        (loaded) => loaded?.viewer && { viewer: { ...loaded.viewer, calendarFeed } },
      );
    },
  });

  async function copy(): Promise<void> {
    if (await copyText(url ?? '')) showToast({ title: 'Link copied' });
    else
      showToast({
        title: 'The link could not be copied',
        description: 'Select the address and copy it manually',
        variant: 'destructive',
      });
  }

  async function resetAddress(): Promise<void> {
    try {
      await reset();
      showToast({ title: 'Address reset', description: 'Subscribe to the new address in your calendar' });
    } catch (error) {
      reportFailure(error, 'Failed to reset the address');
    }
  }

  return (
    <>
      {url === null ? (
        <Alert variant="warning" title="The address can’t be shown">
          The server has lost the key that protects it. Calendars that use it still work. Reset it to get an address
          that you can copy.
        </Alert>
      ) : (
        <Field
          label="Secret address"
          hint="Anyone who knows this address can see your shifts. Keep it secret, and reset it if someone else learns it. Changing your password also resets it."
        >
          <Input readOnly value={url} onFocus={(event) => event.target.select()} />
        </Field>
      )}
      {/* A new address has a new code. */}
      {url !== null && <FeedQr key={url} />}
      <div className="sc:flex sc:flex-col-reverse sc:gap-2 sc:sm:flex-row sc:sm:flex-wrap sc:sm:justify-end">
        <Button variant="outline" busy={loading} onClick={() => setConfirming(true)}>
          <RotateCcw aria-hidden="true" />
          <span>Reset Address</span>
        </Button>
        <Button variant="outline" disabled={url === null} onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          <span>Copy Link</span>
        </Button>
        {webcalUrl !== null && (
          <Button asChild>
            <a href={webcalUrl}>
              <CalendarPlus aria-hidden="true" />
              <span>Open in Calendar App</span>
            </a>
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Reset the secret address?"
        description="Calendars that use the old address no longer receive your shifts. This action cannot be undone."
        action="Reset"
        variant="destructive"
        onAction={() => void resetAddress()}
      />
    </>
  );
}

/** A QR code of the secret address for a phone’s camera. Hidden until the viewer shows it, because it is as secret. */
function FeedQr() {
  const [isVisible, setVisible] = useState(false);
  return (
    <div className="sc:flex sc:flex-col sc:items-start sc:gap-3">
      <Button variant="link" aria-expanded={isVisible} onClick={() => setVisible(!isVisible)} className="sc:px-0">
        <QrCode aria-hidden="true" />
        <span>{isVisible ? 'Hide QR Code' : 'Show QR Code'}</span>
      </Button>
      {isVisible && <Code />}
    </div>
  );
}

function Code() {
  const { data, error, refetch } = useQuery(LoadFeedQr, { fetchPolicy: 'no-cache' });
  const image = data?.viewer?.calendarFeed?.qrCodeDataUrl;
  const size = 'sc:mx-auto sc:aspect-square sc:w-full sc:max-w-60 sc:rounded-lg';
  if (error) return <LoadFailure title="The QR code could not be loaded" error={error} onRetry={refetch} />;
  if (!image) return <Skeleton className={size} />;
  return (
    <>
      {/* Always on white: many phone cameras cannot read a QR code on a dark background. */}
      <img
        src={image}
        width={512}
        height={512}
        alt="QR code of your calendar address"
        className={`${size} sc:h-auto sc:border sc:border-border sc:bg-white`}
      />
      <p className="sc:text-sm sc:text-pretty sc:text-muted-foreground">
        Scan it with your phone’s camera to follow your shifts there. Don’t let anyone else scan it. If nothing opens,
        as on most Android phones, copy the link and add it in Google Calendar on a computer.
      </p>
    </>
  );
}
