import { Alert, AlertDescription, AlertTitle } from '@timetrack/ui';
import { countPeople } from '../member/member.js';
import type { Preview, TeamImport } from './use-team-import.js';

interface ImportProblemsProps {
  readonly checked: NonNullable<TeamImport['checked']>;
  readonly outdated: boolean;
}

/** What the check found, in one sentence. */
export function ImportProblems({ checked: { preview, error }, outdated }: ImportProblemsProps) {
  if (error !== null) {
    return (
      <Alert variant="destructive">
        <AlertTitle>The file could not be checked</AlertTitle>
        <AlertDescription>{error}</AlertDescription>
      </Alert>
    );
  }
  if (!preview) return null;
  if (outdated) {
    return (
      <Alert>
        <AlertTitle>The text was changed since</AlertTitle>
        <AlertDescription>What you see below is from before: check it again.</AlertDescription>
      </Alert>
    );
  }
  const wrong = wrongLines(preview);
  if (wrong === 0) {
    return (
      <Alert>
        <AlertTitle>{countPeople(preview.rows.length)} can be added</AlertTitle>
      </Alert>
    );
  }
  return (
    <Alert variant="destructive">
      <AlertTitle>
        {wrong === 1 ? '1 line' : `${wrong} lines`} of {preview.rows.length} can’t be added
      </AlertTitle>
      <AlertDescription>
        Nobody is added until all are in order. Each says below what is wrong with it.
      </AlertDescription>
    </Alert>
  );
}

function wrongLines({ rows }: Preview): number {
  return rows.filter(({ errors }) => errors.length > 0).length;
}
