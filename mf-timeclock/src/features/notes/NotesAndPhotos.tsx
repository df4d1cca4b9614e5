import { Button, cn, Field, Spinner, Textarea } from '@timetrack/ui/basics';
import { Camera, Save, X } from '@timetrack/ui/icons';
import { type ChangeEvent, type ComponentProps, lazy, Suspense } from 'react';
import type { Photo } from './draft-store.js';
import { type Notes, type Preview, usePhotoUpload } from './use-notes.js';

/** Rarely needed, and it needs a dialog. */
const UnsavedNotes = lazy(async () => ({ default: (await import('./UnsavedNotes.js')).UnsavedNotes }));

interface NotesAndPhotosProps {
  readonly notes: Notes;
}

export function NotesAndPhotos({ notes }: NotesAndPhotosProps) {
  const photos = usePhotoUpload(notes.addPhotos);
  return (
    <div className="tc:flex tc:flex-col tc:gap-5">
      {notes.isEarly && (
        <p className="tc:text-sm tc:text-muted-foreground">
          Notes and photos need a running timesheet. Clock in to save them. What you write now is kept.
        </p>
      )}
      {notes.unsavedTimesheets.map((timesheetId) => (
        <Suspense key={timesheetId}>
          <UnsavedNotes
            onSave={() => void notes.saveUnsaved(timesheetId)}
            onDiscard={() => notes.discardUnsaved(timesheetId)}
          />
        </Suspense>
      ))}
      <Field label="Notes">
        <Textarea
          dir="auto"
          limit={20_000}
          value={notes.text.notes}
          onChange={({ target }) => notes.setText({ notes: target.value })}
          placeholder="What did you work on?"
          className="tc:text-base"
        />
      </Field>
      <PhotoPicker
        onPick={(files) => void photos.upload(files)}
        isUploading={photos.isUploading}
        error={photos.error}
      />
      <PhotoThumbnails photos={notes.images} previews={photos.previews} onRemove={notes.removePhoto} />
      <SaveButton notes={notes} isUploading={photos.isUploading} />
    </div>
  );
}

function SaveButton({ notes, isUploading }: NotesAndPhotosProps & { readonly isUploading: boolean }) {
  return (
    <div className="tc:flex tc:flex-col tc:gap-2">
      <Button
        variant={notes.isUnsaved ? 'default' : 'secondary'}
        size="touch"
        className="tc:w-full"
        busy={notes.isSaving}
        aria-disabled={isUploading || notes.isSaving}
        onClick={() => {
          if (!isUploading) void notes.save();
        }}
      >
        <Save aria-hidden="true" />
        <span>Save Notes & Photos</span>
      </Button>
      <p role="status" className="tc:text-center tc:text-sm tc:text-muted-foreground">
        {notes.isUnsaved && !notes.isSaving ? 'You have unsaved changes' : null}
      </p>
    </div>
  );
}

interface PhotoPickerProps {
  readonly onPick: (files: readonly File[]) => void;
  readonly isUploading: boolean;
  /** Why the last upload failed. */
  readonly error: string | undefined;
}

function PhotoPicker({ onPick, isUploading, error }: PhotoPickerProps) {
  function pick({ target }: ChangeEvent<HTMLInputElement>): void {
    onPick([...(target.files ?? [])]);
    // Otherwise picking the same photo again after a failure would not fire a change event.
    target.value = '';
  }
  return (
    <Field label="Photos" error={error}>
      <PhotoInput disabled={isUploading} onChange={pick} />
    </Field>
  );
}

/** The invisible native input covers the whole field, so that taps, dropped files and the keyboard work natively. */
function PhotoInput({ disabled, ...props }: ComponentProps<'input'>) {
  return (
    <div
      className={cn(
        'tc:relative tc:flex tc:min-h-16 tc:items-center tc:justify-center tc:gap-3 tc:rounded-lg tc:border tc:border-dashed',
        'tc:border-input tc:text-lg tc:font-medium tc:hover:bg-accent tc:has-focus-visible:outline-2',
        'tc:has-focus-visible:outline-offset-2 tc:has-focus-visible:outline-ring',
        disabled && 'tc:opacity-60',
      )}
    >
      <Camera aria-hidden="true" className="tc:size-6" />
      <span aria-hidden="true">{disabled ? 'Uploading…' : 'Add photos'}</span>
      <input
        type="file"
        accept="image/*"
        multiple
        disabled={disabled}
        {...props}
        className="tc:absolute tc:inset-0 tc:cursor-pointer tc:text-[0] tc:opacity-0 tc:disabled:cursor-progress"
      />
    </div>
  );
}

interface PhotoThumbnailsProps {
  readonly photos: readonly Photo[];
  readonly previews: readonly Preview[];
  readonly onRemove: (url: string) => void;
}

function PhotoThumbnails({ photos, previews, onRemove }: PhotoThumbnailsProps) {
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
