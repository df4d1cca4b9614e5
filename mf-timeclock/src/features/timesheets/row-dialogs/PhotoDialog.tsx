import { fullName, useTimeZone } from '@timetrack/screens';
import { Button, Dialog, DialogContent, DialogHeader } from '@timetrack/ui';
import { ChevronLeft, ChevronRight, ExternalLink } from '@timetrack/ui/icons';
import { type KeyboardEvent, useState } from 'react';
import { formatTimesheetRange } from '../../../components/times/time-formats.js';
import type { TimesheetRow } from '../row/timesheet-row.graphql.js';

interface PhotoDialogProps {
  readonly row: TimesheetRow;
  readonly onClose: () => void;
}

/** The photos of a timesheet, one at a time. Buttons, arrow keys, Home and End move between them. */
export function PhotoDialog({ row, onClose }: PhotoDialogProps) {
  const timeZone = useTimeZone();
  const [position, setPosition] = useState(0);
  const count = row.images.length;
  // A photo can be removed while the dialog is open.
  const index = Math.min(position, count - 1);
  const image = row.images[index];
  const go = (to: number) => setPosition((to + count) % count);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[key];
    if (to !== undefined) go(to);
  };
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="tc:max-w-3xl" onKeyDown={onKeyDown}>
        <DialogHeader title="Photos" description={`${fullName(row.user)}, ${formatTimesheetRange(row, timeZone)}`} />
        {!image && <p className="tc:text-sm">No photos</p>}
        {image && <Photo key={image.url} image={image} name={`Photo ${index + 1} of ${count}`} />}
        {count > 1 && (
          <div className="tc:flex tc:items-center tc:justify-between tc:gap-2">
            <Button variant="outline" onClick={() => go(index - 1)}>
              <ChevronLeft aria-hidden="true" />
              <span>Previous</span>
            </Button>
            <p role="status" className="tc:text-sm tc:tabular-nums">
              {`${index + 1} of ${count}`}
            </p>
            <Button variant="outline" onClick={() => go(index + 1)}>
              <span>Next</span>
              <ChevronRight aria-hidden="true" />
            </Button>
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}

interface PhotoProps {
  readonly image: TimesheetRow['images'][number];
  readonly name: string;
}

/** Falls back to the thumbnail, a WebP, if the browser can't display the photo's own format. */
function Photo({ image, name }: PhotoProps) {
  const [failed, setFailed] = useState(false);
  return (
    <figure className="tc:flex tc:flex-col tc:gap-2">
      <div className="tc:grid tc:h-[min(60vh,32rem,85vw)] tc:place-items-center tc:overflow-hidden tc:rounded-lg tc:bg-muted">
        <img
          src={failed ? image.thumbnailUrl : image.url}
          alt={name}
          onError={() => setFailed(true)}
          className="tc:size-full tc:object-contain"
        />
      </div>
      <figcaption>
        <a
          href={image.url}
          target="_blank"
          rel="noreferrer"
          className="tc:inline-flex tc:min-h-6 tc:items-center tc:gap-1.5 tc:rounded-sm tc:text-sm tc:text-primary tc:underline-offset-4 tc:hover:underline"
        >
          <ExternalLink aria-hidden="true" className="tc:size-4" />
          <span>Open the original</span>
        </a>
      </figcaption>
    </figure>
  );
}
