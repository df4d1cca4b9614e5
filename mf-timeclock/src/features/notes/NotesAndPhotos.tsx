import { Button, Field, Textarea } from '@timetrack/ui/basics';
import { Save } from '@timetrack/ui/icons';
import { lazy, Suspense } from 'react';
import { PhotoPicker } from './PhotoPicker.js';
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
