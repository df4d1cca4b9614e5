import { failureOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useReportFailure } from '@timetrack/screens/basics';
import { useEffect, useState } from 'react';
import { type FragmentType, readFragment } from '../../gql/index.js';
import {
  type Draft,
  type DraftStore,
  discardDraft,
  draftFor,
  isEmpty,
  keyOf,
  next,
  type Photo,
  unsavedTimesheets,
  useDrafts,
  withEdit,
  withoutSaved,
} from './draft-store.js';
import {
  emptyText,
  NotesAndPhotosTimesheet,
  SaveNotes,
  type TimesheetText,
  textFields,
  UploadPhotos,
} from './notes-and-photos.graphql.js';

export type Notes = ReturnType<typeof useNotes>;

/**
 * Notes and photos of the timesheet in progress. The user's changes are kept in a draft until the server has them: a
 * refetch doesn't overwrite them, and they stay with their timesheet if it is closed before they are saved.
 *
 * @param isPunching whether a punch is being sent: a clock-out shows its result before the drafts are saved
 */
export function useNotes(active: FragmentType<typeof NotesAndPhotosTimesheet> | null, isPunching: boolean) {
  const timesheet = readFragment(NotesAndPhotosTimesheet, active);
  const drafts = useDrafts();
  const { saving, save, saveAndConfirm, rejectWithoutTimesheet } = useSaveNotes(drafts);
  const key = keyOf(timesheet?.id);
  const draft = draftFor(drafts.current, key);
  const text = textIn(draft, timesheet ?? emptyText);
  const imagesIn = ({ images }: typeof draft): readonly Photo[] => images ?? timesheet?.images ?? [];
  const editImages = (edit: (images: readonly Photo[]) => readonly Photo[]) =>
    drafts.change((current) => withEdit(current, key, { images: edit(imagesIn(draftFor(current, key))) }));

  return {
    text,
    /** Whether there is no timesheet in progress to save to. */
    isEarly: key === next,
    images: imagesIn(draft),
    isUnsaved: !isEmpty(draft),
    isSaving: saving !== null,
    setText: (changes: Partial<TimesheetText>) => drafts.change((current) => withEdit(current, key, changes)),
    addPhotos: (added: readonly Photo[]) => editImages((images) => [...images, ...added]),
    removePhoto: (url: string) => editImages((images) => images.filter((image) => image.url !== url)),
    save: async () => {
      if (key === next) return rejectWithoutTimesheet();
      await saveAndConfirm(key, isEmpty(draft) ? { ...text, images: imagesIn(draft) } : draft);
    },
    saveOnClockOut: async (timesheetId: string) => {
      const changes = draftFor(drafts.latest(), timesheetId);
      if (!isEmpty(changes)) await save(timesheetId, changes);
    },
    /** Closed timesheets whose drafts could not be saved. */
    unsavedTimesheets: isPunching ? [] : unsavedTimesheets(drafts.current, key).filter((id) => id !== saving),
    saveUnsaved: (timesheetId: string) => saveAndConfirm(timesheetId, drafts.latest()[timesheetId] ?? {}),
    discardUnsaved: (timesheetId: string) => drafts.change((current) => discardDraft(current, timesheetId)),
  };
}

function textIn(draft: Partial<TimesheetText>, saved: TimesheetText): TimesheetText {
  return Object.fromEntries(textFields.map((field) => [field, draft[field] ?? saved[field]])) as TimesheetText;
}

/** Saves a draft and forgets it once the server has it. A failure is reported, and keeps the draft. */
function useSaveNotes(drafts: DraftStore) {
  const client = useApolloClient();
  const showToast = useToast();
  const reportFailure = useReportFailure();
  const [saving, setSaving] = useState<string | null>(null);

  async function save(timesheetId: string, changes: Draft): Promise<boolean> {
    setSaving(timesheetId);
    try {
      const { images, ...text } = changes;
      const input = { id: timesheetId, ...text, imageUrls: images?.map(({ url }) => url) };
      await client.mutate({ mutation: SaveNotes, variables: { input } });
      drafts.change((current) => withoutSaved(current, timesheetId, changes));
      return true;
    } catch (error) {
      reportFailure(error, 'Save failed', { fallback: 'Could not save notes and photos' });
      return false;
    } finally {
      setSaving(null);
    }
  }

  async function saveAndConfirm(timesheetId: string, changes: Draft): Promise<void> {
    if (await save(timesheetId, changes)) {
      showToast({ title: 'Notes saved', description: 'Your notes and photos have been updated' });
    }
  }

  function rejectWithoutTimesheet(): void {
    const description = 'Clock in first. Your notes are kept here.';
    showToast({ title: 'No active timesheet', description, variant: 'destructive' });
  }

  /** `saving` is the id of the timesheet whose draft is being sent. */
  return { saving, save, saveAndConfirm, rejectWithoutTimesheet };
}

/** The server's limit. */
const photosPerCall = 10;

export interface Preview {
  readonly address: string;
  readonly name: string;
}

export function usePhotoUpload(onUploaded: (photos: readonly Photo[]) => void) {
  const client = useApolloClient();
  const showToast = useToast();
  const reportFailure = useReportFailure();
  const [previews, setPreviews] = useState<readonly Preview[]>([]);
  const [failure, setFailure] = useState<string>();

  const isUploading = previews.length > 0;
  // An upload continues on other screens of the page, but not after a reload.
  useEffect(() => {
    if (!isUploading) return;
    const confirm = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', confirm);
    return () => window.removeEventListener('beforeunload', confirm);
  }, [isUploading]);

  async function uploadBatch(images: File[]): Promise<void> {
    const { data } = await client.mutate({ mutation: UploadPhotos, variables: { input: { images } } });
    onUploaded(data?.timesheetImagesUpload?.images ?? []);
  }

  async function upload(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    const pending = files.map((file) => ({ address: URL.createObjectURL(file), name: file.name }));
    setFailure(undefined);
    setPreviews(pending);
    try {
      for (let start = 0; start < files.length; start += photosPerCall) {
        await uploadBatch(files.slice(start, start + photosPerCall));
        setPreviews(pending.slice(start + photosPerCall));
      }
      showToast({ title: 'Photos uploaded', description: `${files.length} photo(s) added` });
    } catch (error) {
      reportFailure(error, 'Upload failed', { description: 'Could not upload photos' });
      setFailure(failureOf(error).message);
    } finally {
      setPreviews([]);
      for (const { address } of pending) URL.revokeObjectURL(address);
    }
  }

  return { upload, isUploading, previews, error: failure };
}
