import { Button, Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@timetrack/ui';
import { ChevronLeft, ChevronRight, ExternalLink } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTimeZone } from '../../../time/use-time-zone.js';
import { nameOf, type Row, spanOf } from '../words.js';

interface GalleryProps {
  readonly row: Row;
  readonly onClose: () => void;
}

/** The photos of a timesheet, one at a time: by buttons, by the arrow keys, by Home and End. */
export function Gallery({ row, onClose }: GalleryProps) {
  const timeZone = useTimeZone();
  const [shown, setShown] = useState(0);
  const count = row.images.length;
  // A photo may be taken away meanwhile.
  const index = Math.min(shown, count - 1);
  const image = row.images[index];
  const go = (to: number) => setShown((to + count) % count);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[key];
    if (to !== undefined) go(to);
  };
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="tc:max-w-3xl" onKeyDown={onKeyDown}>
        <DialogHeader>
          <DialogTitle>Photos</DialogTitle>
          <DialogDescription>
            {nameOf(row.user)}, {spanOf(row, timeZone)}
          </DialogDescription>
        </DialogHeader>
        {image && <Photo key={image.url} image={image} name={`Photo ${index + 1} of ${count}`} />}
        {count > 1 && (
          <div className="tc:flex tc:items-center tc:justify-between tc:gap-2">
            <Button variant="outline" onClick={() => go(index - 1)}>
              <ChevronLeft aria-hidden="true" />
              Previous
            </Button>
            <p role="status" className="tc:text-sm tc:tabular-nums">
              {index + 1} of {count}
            </p>
            <Button variant="outline" onClick={() => go(index + 1)}>
              Next
              <ChevronRight aria-hidden="true" />
            </Button>
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}

interface PhotoProps {
  readonly image: Row['images'][number];
  readonly name: string;
}

/** Not every browser shows every kind of photo; its thumbnail is one that all do. */
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
          Open the original
        </a>
      </figcaption>
    </figure>
  );
}
