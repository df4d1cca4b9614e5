import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useReportFailure } from '@timetrack/screens/basics';
import { useState } from 'react';
import type { DraftStore } from './draft-store.js';
import { type Draft, withoutSaved } from './drafts.js';
import { SaveNotes } from './notes-and-photos.graphql.js';

/** Saves a draft and forgets it once the server has it. A failure is reported, and keeps the draft. */
export function useSaveNotes(drafts: DraftStore) {
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
