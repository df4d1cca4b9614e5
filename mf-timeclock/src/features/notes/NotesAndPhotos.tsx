import { Button, cn, Field, Textarea } from '@timetrack/ui/basics';
import { Camera, Save } from '@timetrack/ui/icons';
import { type ChangeEvent, type ComponentProps, lazy, Suspense } from 'react';
import { PhotoThumbnails } from './PhotoThumbnails.js';
import type { Notes } from './use-notes.js';
import { usePhotoUpload } from './use-photo-upload.js';

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
        Save Notes & Photos
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
