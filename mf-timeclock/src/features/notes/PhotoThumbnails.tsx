import { Spinner } from '@timetrack/ui/basics';
import { X } from '@timetrack/ui/icons';
import type { Photo } from './drafts.js';
import type { Preview } from './use-photo-upload.js';

interface PhotoThumbnailsProps {
  readonly photos: readonly Photo[];
  readonly previews: readonly Preview[];
  readonly onRemove: (url: string) => void;
}

export function PhotoThumbnails({ photos, previews, onRemove }: PhotoThumbnailsProps) {
  if (photos.length + previews.length === 0) return null;
  return (
    <ul aria-label="Attached pictures" className="tc:grid tc:grid-cols-3 tc:gap-3 tc:sm:grid-cols-4">
      {photos.map((photo, index) => (
        <li key={photo.url} className={frameClass}>
          <a href={photo.url} target="_blank" rel="noreferrer" className="tc:block tc:size-full tc:rounded-lg">
            <img
              src={photo.thumbnailUrl}
              alt={`${index + 1} of ${photos.length}`}
              loading="lazy"
              className={imageClass}
            />
          </a>
          <RemoveButton name={`Remove photo ${index + 1}`} onClick={() => onRemove(photo.url)} />
        </li>
      ))}
      {previews.map((preview) => (
        <li key={preview.address} className={frameClass}>
          <img src={preview.address} alt="" className={`${imageClass} tc:opacity-40`} />
          <span className="tc:absolute tc:inset-0 tc:grid tc:place-items-center">
            <Spinner label={`Uploading ${preview.name}`} className="tc:size-7" />
          </span>
        </li>
      ))}
    </ul>
  );
}

const frameClass = 'tc:relative tc:aspect-square tc:rounded-lg tc:border tc:border-border tc:bg-muted';
const imageClass = 'tc:size-full tc:rounded-lg tc:object-cover';

/** The visible disc is small, but its touch target is 48 pixels wide. */
function RemoveButton({ name, onClick }: { readonly name: string; readonly onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onClick}
      className="tc:group tc:absolute tc:-top-2 tc:-right-2 tc:grid tc:size-12 tc:cursor-pointer tc:place-items-center tc:rounded-full"
    >
      <span className="tc:grid tc:size-8 tc:place-items-center tc:rounded-full tc:border tc:border-border tc:bg-card tc:text-foreground tc:shadow-card tc:group-hover:bg-accent">
        <X aria-hidden="true" className="tc:size-4" />
      </span>
    </button>
  );
}
