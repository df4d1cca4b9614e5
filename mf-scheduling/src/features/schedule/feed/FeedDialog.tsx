import { failureOf, useMutation, useQuery } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import {
  Alert,
  AlertDescription,
  AlertTitle,
  Button,
  ConfirmDialog,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  Field,
  Input,
  Skeleton,
} from '@timetrack/ui';
import { Copy, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTellFailure } from '../../../network/use-tell-failure.js';
import { menu } from '../focus-fallbacks.js';
import { LoadFeed, ResetFeed } from '../schedule.graphql.js';

/** The secret address under which a calendar program finds one's own shifts. */
export function FeedDialog({ onClose }: { readonly onClose: () => void }) {
  const { data, error, refetch } = useQuery(LoadFeed, { fetchPolicy: 'network-only' });
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent focusFallback={menu}>
        <DialogHeader>
          <DialogTitle>Calendar feed</DialogTitle>
          <DialogDescription>
            Follow your own published shifts in Google Calendar, Apple Calendar, Outlook or any other program that
            subscribes to iCal addresses.
          </DialogDescription>
        </DialogHeader>
        {data && <Feed url={data.calendarFeed.url} />}
        {!data && !error && <Skeleton className="sc:h-24" />}
        {!data && error && (
          <Alert variant="destructive">
            <AlertTitle>The address could not be read</AlertTitle>
            <AlertDescription>
              <p>{failureOf(error).message}</p>
              <Button variant="outline" className="sc:mt-2" onClick={() => void refetch().catch(() => undefined)}>
                Try again
              </Button>
            </AlertDescription>
          </Alert>
        )}
      </DialogContent>
    </Dialog>
  );
}

function Feed({ url }: { readonly url: string }) {
  const showToast = useToast();
  const tellFailure = useTellFailure();
  const [asking, setAsking] = useState(false);
  const [reset, { loading }] = useMutation(ResetFeed, {
    update: (cache, { data }) => {
      if (data) cache.writeQuery({ query: LoadFeed, data: { calendarFeed: data.resetCalendarFeed } });
    },
  });

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: 'Link copied' });
    } catch {
      showToast({
        title: 'The link could not be copied',
        description: 'Select it and copy it by hand',
        variant: 'destructive',
      });
    }
  }

  async function goAhead(): Promise<void> {
    try {
      await reset();
      showToast({ title: 'Address reset', description: 'Subscribe to the new address in your calendar' });
    } catch (error) {
      tellFailure(error, 'Failed to reset the address');
    }
  }

  return (
    <>
      <Field
        label="Secret address"
        hint="Whoever knows it sees your shifts. Keep it to yourself, and reset it if it got out."
      >
        <Input readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="sc:flex sc:flex-col-reverse sc:gap-2 sc:sm:flex-row sc:sm:justify-end">
        <Button variant="outline" busy={loading} onClick={() => setAsking(true)}>
          <RotateCcw aria-hidden="true" />
          Reset Address
        </Button>
        <Button onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          Copy Link
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Reset the secret address?"
        description="Calendars that follow the old address no longer receive your shifts. This action cannot be undone."
        action="Reset"
        variant="destructive"
        onAction={() => void goAhead()}
      />
    </>
  );
}
