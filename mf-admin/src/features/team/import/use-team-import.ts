import { failureOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useState } from 'react';
import type { Admin_Team_PreviewImportQuery } from '../../../gql/graphql.js';
import { useTellFailure } from '../../../network/use-tell-failure.js';
import { countPeople } from '../member/member.js';
import { withMembers } from '../member/members-cache.js';
import { ImportTeam, PreviewImport } from './import.graphql.js';

export type Preview = Admin_Team_PreviewImportQuery['previewTeamImport'];

/** What the server said about a text: line by line, or that it can't be read at all. */
interface Checked {
  readonly csv: string;
  readonly preview: Preview | null;
  readonly error: string | null;
}

/** A file of people on its way into the team. Nothing of it is lost before everybody is in. */
export function useTeamImport(onDone: () => void) {
  const client = useApolloClient();
  const showToast = useToast();
  const tellFailure = useTellFailure();
  const [csv, setCsv] = useState('');
  const [checked, setChecked] = useState<Checked | null>(null);
  const [busy, setBusy] = useState<'checking' | 'adding' | null>(null);

  async function check(text: string): Promise<void> {
    setCsv(text);
    setBusy('checking');
    try {
      const { data } = await client.query({
        query: PreviewImport,
        variables: { csv: text },
        // It holds passwords, and what is taken now may be free later.
        fetchPolicy: 'no-cache',
      });
      setChecked({ csv: text, preview: data?.previewTeamImport ?? null, error: null });
    } catch (error) {
      setChecked({ csv: text, preview: null, error: failureOf(error).fields.csv ?? failureOf(error).message });
    } finally {
      setBusy(null);
    }
  }

  async function add(): Promise<void> {
    setBusy('adding');
    try {
      const { data } = await client.mutate({
        mutation: ImportTeam,
        variables: { csv },
        update: (cache, { data: added }) => added && withMembers(cache, added.importTeam),
      });
      showToast({ title: 'Team members added successfully', description: countPeople(data?.importTeam.length ?? 0) });
      setCsv('');
      setChecked(null);
      onDone();
    } catch (error) {
      tellFailure(error, 'Failed to add team members');
      // Somebody may have taken an address since: then the line says so.
      if (failureOf(error).decided) await check(csv);
    } finally {
      setBusy(null);
    }
  }

  /** True while the text is not the one that was checked. */
  const outdated = checked !== null && checked.csv !== csv;
  const ready = checked?.preview?.valid === true && !outdated;
  return { csv, setCsv, checked, outdated, ready, busy, check, add };
}

export type TeamImport = ReturnType<typeof useTeamImport>;
