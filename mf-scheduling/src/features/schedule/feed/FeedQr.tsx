import { useQuery } from '@timetrack/client';
import { LoadFailure } from '@timetrack/screens/basics';
import { Button, Skeleton } from '@timetrack/ui';
import { QrCode } from '@timetrack/ui/icons';
import { useState } from 'react';
import { LoadFeedQr } from './feed.graphql.js';

/** A QR code of the secret address for a phone’s camera. Hidden until the viewer shows it, because it is as secret. */
export function FeedQr() {
  const [isVisible, setVisible] = useState(false);
  return (
    <div className="sc:flex sc:flex-col sc:items-start sc:gap-3">
      <Button variant="link" aria-expanded={isVisible} onClick={() => setVisible(!isVisible)} className="sc:px-0">
        <QrCode aria-hidden="true" />
        {isVisible ? 'Hide QR Code' : 'Show QR Code'}
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
