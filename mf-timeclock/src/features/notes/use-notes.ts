import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useReportFailure } from '@timetrack/screens/basics';
import { useState } from 'react';
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
