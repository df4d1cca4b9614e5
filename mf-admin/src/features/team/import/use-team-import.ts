import { failureOf, type ReadOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { formatCount, useReportFailure } from '@timetrack/screens';
import { useState } from 'react';
import type { Admin_Team_PreviewImportQuery } from '../../../gql/graphql.js';
import { ImportTeam, LoadImports, PreviewImport } from '../imports/imports.graphql.js';

export type Preview = ReadOf<Admin_Team_PreviewImportQuery, 'previewTeamImport'>;

/** The server's result for one text: a preview of its lines, or the reason why it can't be parsed. */
interface CheckResult {
  readonly csv: string;
  readonly preview: Preview | null;
  readonly error: string | null;
}

/** Checks and imports a CSV text. The text is kept until the import of its people has started. */
export function useTeamImport(onDone: () => void) {
  const client = useApolloClient();
  const showToast = useToast();
  const reportFailure = useReportFailure();
  const [csv, setCsv] = useState('');
  const [checked, setChecked] = useState<CheckResult | null>(null);
  const [busy, setBusy] = useState<'checking' | 'adding' | null>(null);

  async function check(text: string): Promise<void> {
    setCsv(text);
    setBusy('checking');
    try {
      const { data } = await client.query({
        query: PreviewImport,
        variables: { csv: text },
        // An address that is taken now may be free later.
        fetchPolicy: 'no-cache',
      });
      setChecked({ csv: text, preview: data?.viewer?.previewTeamImport ?? null, error: null });
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
        refetchQueries: [LoadImports],
      });
      showToast({
        title: 'Import started',
        description: `Inviting ${formatCount(data?.teamImportStart?.teamImport?.total ?? 0, 'person')}`,
      });
      setCsv('');
      setChecked(null);
      onDone();
    } catch (error) {
      reportFailure(error, 'Failed to import team members');
      // An email address may have been taken since the check. Checking again shows the line.
      if (failureOf(error).isOutcomeKnown) await check(csv);
    } finally {
      setBusy(null);
    }
  }

  /** True when the text was edited after the last check. */
  const outdated = checked !== null && checked.csv !== csv;
  const ready = checked?.preview?.valid === true && !outdated;
  return { csv, setCsv, checked, outdated, ready, busy, check, add };
}

export type TeamImport = ReturnType<typeof useTeamImport>;
