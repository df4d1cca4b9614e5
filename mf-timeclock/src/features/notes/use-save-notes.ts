import { messageOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useState } from 'react';
import { useTellFailure } from '../../network/use-tell-failure.js';
import type { DraftStore } from './draft-store.js';
import { type Draft, withoutSaved } from './drafts.js';
import { SaveNotes } from './notes.graphql.js';

/** Sends changes to a timesheet, and forgets the draft once the server has them. A failure keeps it and says so. */
export function useSaveNotes(drafts: DraftStore) {
  const client = useApolloClient();
  const showToast = useToast();
  const tellFailure = useTellFailure();
  const [saving, setSaving] = useState<string | null>(null);

  async function save(timesheetId: string, changes: Draft): Promise<boolean> {
    setSaving(timesheetId);
    try {
      const input = { notes: changes.notes, imageUrls: changes.images?.map((image) => image.url) };
      await client.mutate({ mutation: SaveNotes, variables: { id: timesheetId, input } });
      drafts.change((current) => withoutSaved(current, timesheetId, changes));
      return true;
    } catch (error) {
      tellFailure(error, {
        title: 'Save failed',
        description: messageOf(error, 'Could not save notes and photos'),
      });
      return false;
    } finally {
      setSaving(null);
    }
  }

  async function saveAndTell(timesheetId: string, changes: Draft): Promise<void> {
    if (await save(timesheetId, changes)) {
      showToast({ title: 'Notes saved', description: 'Your notes and photos have been updated' });
    }
  }

  function refuse(): void {
    const description = 'Clock in first. What you wrote stays here.';
    showToast({ title: 'No active timesheet', description, variant: 'destructive' });
  }

  /** `saving` is the id of the timesheet whose changes are on their way. */
  return { saving, save, saveAndTell, refuse };
}
