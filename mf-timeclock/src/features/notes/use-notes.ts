import { type FragmentType, readFragment } from '../../gql/index.js';
import { useDrafts } from './draft-store.js';
import { draftFor, isEmpty, keyOf, leftBehind, next, type Photo, withEdit, without } from './drafts.js';
import { NotesAndPhotosTimesheet } from './notes.graphql.js';
import { useSaveNotes } from './use-save-notes.js';

export type Notes = ReturnType<typeof useNotes>;

/**
 * Notes and photos of the running timesheet. What the person changed is shown until the server has it, whatever
 * is refetched meanwhile, and stays with its timesheet when that is closed before it was saved.
 */
export function useNotes(active: FragmentType<typeof NotesAndPhotosTimesheet> | null) {
  const timesheet = readFragment(NotesAndPhotosTimesheet, active);
  const drafts = useDrafts();
  const { saving, save, saveAndTell, refuse } = useSaveNotes(drafts);
  const key = keyOf(timesheet?.id);
  const draft = draftFor(drafts.current, key);
  const notes = draft.notes ?? timesheet?.notes ?? '';
  const imagesIn = (one: typeof draft): readonly Photo[] => one.images ?? timesheet?.images ?? [];
  const editImages = (edit: (images: readonly Photo[]) => readonly Photo[]) =>
    drafts.change((current) => withEdit(current, key, { images: edit(imagesIn(draftFor(current, key))) }));

  return {
    notes,
    images: imagesIn(draft),
    unsaved: !isEmpty(draft),
    saving: saving !== null,
    setNotes: (text: string) => drafts.change((current) => withEdit(current, key, { notes: text })),
    addPhotos: (added: readonly Photo[]) => editImages((images) => [...images, ...added]),
    removePhoto: (url: string) => editImages((images) => images.filter((image) => image.url !== url)),
    save: async () => {
      if (key === next) return refuse();
      await saveAndTell(key, isEmpty(draft) ? { notes, images: imagesIn(draft) } : draft);
    },
    /** After a clock-out: what was not saved yet goes to the timesheet that has just been closed. */
    saveOnClockOut: async (timesheetId: string) => {
      const changes = draftFor(drafts.latest(), timesheetId);
      if (!isEmpty(changes)) await save(timesheetId, changes);
    },
    /** Closed timesheets whose changes could not be saved. */
    leftBehind: leftBehind(drafts.current, key).filter((id) => id !== saving),
    saveLeftBehind: (timesheetId: string) => saveAndTell(timesheetId, drafts.latest()[timesheetId] ?? {}),
    discardLeftBehind: (timesheetId: string) => drafts.change((current) => without(current, timesheetId)),
  };
}
