import { roleNames } from '@timetrack/contracts';
import { useConfirmLeaving } from '@timetrack/contracts/routing';
import { formatCount } from '@timetrack/screens';
import {
  Alert,
  Button,
  cn,
  Dialog,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTrigger,
} from '@timetrack/ui';
import { CircleAlert, CircleCheck, FileUp } from '@timetrack/ui/icons';
import type { ReactNode } from 'react';
import { ScrollRegion } from '../../../components/Layout.js';
import { useLinkedDialog } from '../../../components/LinkedDialogs.js';
import { ImportSource } from './ImportSource.js';
import { type Preview, type TeamImport, useTeamImport } from './use-team-import.js';

/** Invites all people of a CSV file. If a line is invalid, it invites no one. The text survives closing the dialog. */
export function ImportButton() {
  const dialog = useLinkedDialog('import');
  const team = useTeamImport(() => dialog.onOpenChange(false));
  const { csv, checked, outdated } = team;
  useConfirmLeaving(csv.trim() !== '', { survivesClosing: true });
  return (
    <Dialog {...dialog}>
      <DialogTrigger asChild>
        <Button variant="outline">
          <FileUp aria-hidden="true" />
          <span>Import CSV</span>
        </Button>
      </DialogTrigger>
      <DialogContent className="ad:max-w-3xl">
        <DialogHeader
          title="Add Team Members from a CSV File"
          description="The first line names the columns: firstName, lastName, email and role. Role defaults to worker. Everyone in the file gets an invitation and chooses a password, or no one does."
        />
        <ImportSource team={team} />
        {checked?.preview?.warnings.map((warning) => (
          <Alert key={warning} variant="warning">
            {warning}
          </Alert>
        ))}
        {checked && <ImportProblems checked={checked} outdated={outdated} />}
        {checked?.preview && <PreviewTable preview={checked.preview} />}
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <NextStep team={team} />
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

/** Checks the text first, and invites its people once it is valid. */
function NextStep({ team }: { readonly team: TeamImport }) {
  const { csv, checked, ready, busy, check, add } = team;
  if (ready) {
    return (
      <Button busy={busy !== null} onClick={() => void add()}>
        {`Invite ${formatCount(checked?.preview?.rows.length ?? 0, 'person')}`}
      </Button>
    );
  }
  return (
    <Button busy={busy !== null} disabled={csv.trim() === ''} onClick={() => void check(csv)}>
      {checked ? 'Check Again' : 'Check'}
    </Button>
  );
}

interface ImportProblemsProps {
  readonly checked: NonNullable<TeamImport['checked']>;
  readonly outdated: boolean;
}

/** Summarizes the result of the check. */
function ImportProblems({ checked: { preview, error }, outdated }: ImportProblemsProps) {
  if (error !== null) {
    return (
      <Alert variant="destructive" title="The file could not be checked">
        {error}
      </Alert>
    );
  }
  if (!preview) return null;
  if (outdated) {
    return <Alert title="The text has changed">The preview shows the previous version. Check the text again.</Alert>;
  }
  const invalidCount = countInvalidLines(preview);
  if (invalidCount === 0) {
    return <Alert title={`${formatCount(preview.rows.length, 'person')} can be invited`} />;
  }
  return (
    <Alert
      variant="destructive"
      title={`${formatCount(invalidCount, 'line')} of ${preview.rows.length} can’t be invited`}
    >
      No one is invited until every line is valid. The preview explains what is wrong with each.
    </Alert>
  );
}

function countInvalidLines({ rows }: Preview): number {
  return rows.filter(({ errors }) => errors.length > 0).length;
}

type Row = Preview['rows'][number];

/** Every line of the file with its errors, invalid lines first. A table on wide screens, cards on a phone. */
function PreviewTable({ preview }: { readonly preview: Preview }) {
  const hasNumbers = preview.rows.some(({ employeeNumber }) => employeeNumber);
  const columns = ['Line', 'Name', 'Email', 'Role', ...(hasNumbers ? ['Number'] : []), 'Check'];
  const invalidFirst = preview.rows.toSorted((one, other) => Number(isInvalid(other)) - Number(isInvalid(one)));
  return (
    <ScrollRegion
      aria-label="Preview"
      className="ad:@container ad:max-h-72 ad:overflow-auto ad:rounded-lg ad:border ad:border-border"
    >
      <table className="ad:block ad:w-full ad:text-left ad:text-sm ad:@xl:table">
        <thead className="ad:sr-only ad:top-0 ad:bg-muted ad:text-xs ad:text-muted-foreground ad:@xl:not-sr-only ad:@xl:sticky">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="ad:px-3 ad:py-2 ad:font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="ad:block ad:divide-y ad:divide-border ad:@xl:table-row-group">
          {invalidFirst.map((row) => (
            <PreviewRow key={row.line} row={row} hasNumbers={hasNumbers} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function PreviewRow({ row, hasNumbers }: { readonly row: Row; readonly hasNumbers: boolean }) {
  const invalid = isInvalid(row);
  return (
    <tr
      className={cn(
        'ad:flex ad:flex-wrap ad:gap-x-3 ad:gap-y-1 ad:p-3 ad:align-top ad:@xl:table-row',
        invalid && 'ad:bg-destructive-soft',
      )}
    >
      <Cell className="ad:text-muted-foreground ad:tabular-nums">{row.line}</Cell>
      <Cell className="ad:font-medium ad:@xl:min-w-32">{`${row.firstName} ${row.lastName}`.trim()}</Cell>
      <Cell className="ad:@xl:min-w-40">{row.email}</Cell>
      <Cell>{row.role ? roleNames[row.role] : ''}</Cell>
      {hasNumbers && <Cell className="ad:tabular-nums">{row.employeeNumber}</Cell>}
      <Cell className="ad:basis-full ad:@xl:min-w-52">
        {invalid ? <Problems errors={row.errors} /> : <ValidMark />}
      </Cell>
    </tr>
  );
}

function Cell({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  return (
    <td
      className={cn('ad:block ad:wrap-anywhere ad:empty:hidden ad:@xl:table-cell ad:@xl:px-3 ad:@xl:py-2', className)}
    >
      {children}
    </td>
  );
}

function Problems({ errors }: Pick<Row, 'errors'>) {
  return (
    <ul className="ad:flex ad:flex-col ad:gap-1 ad:font-medium ad:text-destructive">
      {errors.map(({ field, message }) => (
        <li key={`${field} ${message}`} className="ad:flex ad:items-start ad:gap-1.5">
          <CircleAlert aria-hidden="true" className="ad:mt-0.5 ad:size-4 ad:shrink-0" />
          <span>{message}</span>
        </li>
      ))}
    </ul>
  );
}

function ValidMark() {
  return (
    <span className="ad:flex ad:items-center ad:gap-1.5 ad:text-success">
      <CircleCheck aria-hidden="true" className="ad:size-4" />
      <span>OK</span>
    </span>
  );
}

function isInvalid({ errors }: Row): boolean {
  return errors.length > 0;
}
