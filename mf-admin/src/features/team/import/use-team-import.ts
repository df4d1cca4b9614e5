import { failureOf, type ReadOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { formatCount, useReportFailure } from '@timetrack/screens';
import { useState } from 'react';
import { LoadHasPayTerms } from '../../../components/has-pay-terms.graphql.js';
import type { Admin_Team_PreviewImportQuery, TeamImportDecision } from '../../../gql/graphql.js';
import { ImportTeam, LoadImports, PreviewImport } from '../imports/imports.graphql.js';
import { LoadTeam } from '../member/members.graphql.js';

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
  const [decisions, setDecisions] = useState<Decisions>(new Map());

  async function check(text: string): Promise<void> {
    // Decisions are about lines of the text that they were made for.
    const kept: Decisions = text === checked?.csv ? decisions : new Map();
    setCsv(text);
    setDecisions(kept);
    setBusy('checking');
    try {
      const { data } = await client.query({
        query: PreviewImport,
        variables: { input: { csv: text, decisions: [...kept.values()] } },
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
        variables: { input: { csv, decisions: [...decisions.values()] } },
        refetchQueries: [LoadImports, LoadTeam, LoadHasPayTerms],
      });
      showToast({
        title: 'Import started',
        description: `${formatCount(data?.teamImportStart?.teamImport?.added ?? 0, 'person')} added to the team`,
      });
      setCsv('');
      setDecisions(new Map());
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
  const rows = checked?.preview?.rows ?? [];
  const ready = checked?.preview != null && !outdated && rows.every((row) => problemsOf(row, decisions).length === 0);
  const adds = ({ line }: { readonly line: number }) => (decisions.get(line)?.action ?? 'CREATE') === 'CREATE';
  const decide = (given: readonly Decision[]) =>
    setDecisions(new Map([...decisions, ...given.map((decision) => [decision.line, decision] as const)]));
  return {
    csv,
    setCsv,
    checked,
    outdated,
    ready,
    busy,
    check,
    add,
    decisions,
    decide,
    addedCount: rows.filter(adds).length,
  };
}

export type Decision = TeamImportDecision;
export type Decisions = ReadonlyMap<number, Decision>;

/** The errors of a line after the decision about it. A skipped line has no errors. */
export function problemsOf({ line, errors }: Preview['rows'][number], decisions: Decisions) {
  const decision = decisions.get(line);
  if (decision?.action === 'SKIP') return [];
  return decision ? errors.filter(({ field }) => field !== 'decision') : errors;
}

export type TeamImport = ReturnType<typeof useTeamImport>;
