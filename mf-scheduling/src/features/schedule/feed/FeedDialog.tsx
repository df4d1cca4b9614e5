import { useMutation, useQuery } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { LoadFailure, useReportFailure } from '@timetrack/screens/basics';
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
import { CalendarPlus, Copy, RotateCcw } from '@timetrack/ui/icons';
import { useState } from 'react';
import { findMenuButton } from '../state/focus-targets.js';
import { FeedQr } from './FeedQr.js';
import { LoadFeed, ResetFeed } from './feed.graphql.js';

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
    try {
      await navigator.clipboard.writeText(url ?? '');
      showToast({ title: 'Link copied' });
    } catch {
      showToast({
        title: 'The link could not be copied',
        description: 'Select the address and copy it manually',
        variant: 'destructive',
      });
    }
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
          hint="Anyone who knows this address can see your shifts. Keep it secret, and reset it if someone else learns it. A new password replaces it as well."
        >
          <Input readOnly value={url} onFocus={(event) => event.target.select()} />
        </Field>
      )}
      {/* A new address has a new code. */}
      {url !== null && <FeedQr key={url} />}
      <div className="sc:flex sc:flex-col-reverse sc:gap-2 sc:sm:flex-row sc:sm:flex-wrap sc:sm:justify-end">
        <Button variant="outline" busy={loading} onClick={() => setConfirming(true)}>
          <RotateCcw aria-hidden="true" />
          Reset Address
        </Button>
        <Button variant="outline" disabled={url === null} onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          Copy Link
        </Button>
        {webcalUrl !== null && (
          <Button asChild>
            <a href={webcalUrl}>
              <CalendarPlus aria-hidden="true" />
              Open in Calendar App
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
