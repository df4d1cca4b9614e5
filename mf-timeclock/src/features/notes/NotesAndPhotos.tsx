import { Button, Field, Separator, Textarea } from '@timetrack/ui';
import { Save } from 'lucide-react';
import { LeftBehindNotes } from './LeftBehindNotes.js';
import { PhotoPicker } from './PhotoPicker.js';
import { PhotoThumbnails } from './PhotoThumbnails.js';
import type { Notes } from './use-notes.js';
import { usePhotoUpload } from './use-photo-upload.js';

interface NotesAndPhotosProps {
  readonly notes: Notes;
}

export function NotesAndPhotos({ notes }: NotesAndPhotosProps) {
  const photos = usePhotoUpload(notes.addPhotos);
  return (
    <div className="tc:flex tc:flex-col tc:gap-5">
      <Separator />
      {notes.leftBehind.map((timesheetId) => (
        <LeftBehindNotes
          key={timesheetId}
          onSave={() => void notes.saveLeftBehind(timesheetId)}
          onDiscard={() => notes.discardLeftBehind(timesheetId)}
        />
      ))}
      <Field label="Notes">
        <Textarea
          dir="auto"
          value={notes.notes}
          onChange={(event) => notes.setNotes(event.target.value)}
          placeholder="What did you work on?"
          className="tc:text-base"
        />
      </Field>
      <PhotoPicker onPick={(files) => void photos.upload(files)} uploading={photos.uploading} reason={photos.reason} />
      <PhotoThumbnails photos={notes.images} previews={photos.previews} onRemove={notes.removePhoto} />
      <SaveButton notes={notes} uploading={photos.uploading} />
    </div>
  );
}

function SaveButton({ notes, uploading }: NotesAndPhotosProps & { readonly uploading: boolean }) {
  return (
    <div className="tc:flex tc:flex-col tc:gap-2">
      <Button
        variant={notes.unsaved ? 'default' : 'secondary'}
        size="touch"
        className="tc:w-full"
        busy={notes.saving}
        aria-disabled={uploading || notes.saving}
        onClick={() => {
          if (!uploading) void notes.save();
        }}
      >
        <Save aria-hidden="true" />
        Save Notes & Photos
      </Button>
      <p role="status" className="tc:text-center tc:text-sm tc:text-muted-foreground">
        {notes.unsaved && !notes.saving ? 'You have unsaved changes' : null}
      </p>
    </div>
  );
}
