import { Alert, AlertDescription, AlertTitle } from '@timetrack/ui';
import { countPeople } from '../member/member.js';
import type { Preview, TeamImport } from './use-team-import.js';

interface ImportProblemsProps {
  readonly checked: NonNullable<TeamImport['checked']>;
  readonly outdated: boolean;
}

/** Summarizes the result of the check. */
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
        <AlertTitle>The text has changed</AlertTitle>
        <AlertDescription>The preview shows the previous version. Check the text again.</AlertDescription>
      </Alert>
    );
  }
  const invalidCount = countInvalidLines(preview);
  if (invalidCount === 0) {
    return (
      <Alert>
        <AlertTitle>{countPeople(preview.rows.length)} can be invited</AlertTitle>
      </Alert>
    );
  }
  return (
    <Alert variant="destructive">
      <AlertTitle>
        {invalidCount === 1 ? '1 line' : `${invalidCount} lines`} of {preview.rows.length} can’t be invited
      </AlertTitle>
      <AlertDescription>
        No one is invited until every line is valid. The preview explains what is wrong with each.
      </AlertDescription>
    </Alert>
  );
}

function countInvalidLines({ rows }: Preview): number {
  return rows.filter(({ errors }) => errors.length > 0).length;
}
