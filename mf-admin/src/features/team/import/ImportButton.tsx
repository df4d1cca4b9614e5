import { useConfirmLeaving } from '@timetrack/contracts/routing';
import { formatCount } from '@timetrack/screens';
import {
  Alert,
  Button,
  Dialog,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTrigger,
} from '@timetrack/ui';
import { FileUp } from '@timetrack/ui/icons';
import { useLinkedDialog } from '../../../components/LinkedDialogs.js';
import { ImportSource } from './ImportSource.js';
import { PreviewTable } from './PreviewTable.js';
import { problemsOf, type TeamImport, useTeamImport } from './use-team-import.js';

/** Adds all people of a CSV file. If a line is invalid, it adds no one. The text survives closing the dialog. */
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
          description="The first line names the columns: firstName, lastName, email and role. Everyone in the file is on the team at once. Those with an email get an invitation."
        />
        <ImportSource team={team} />
        {checked?.preview?.warnings.map((warning) => (
          <Alert key={warning} variant="warning">
            {warning}
          </Alert>
        ))}
        {checked && <ImportProblems team={team} checked={checked} outdated={outdated} />}
        {checked?.preview && <PreviewTable preview={checked.preview} team={team} />}
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

/** Checks the text first, and adds its people once it is valid. */
function NextStep({ team }: { readonly team: TeamImport }) {
  const { csv, checked, ready, busy, check, add, addedCount } = team;
  if (ready) {
    return (
      <Button busy={busy !== null} onClick={() => void add()}>
        {`Add ${formatCount(addedCount, 'person')}`}
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
  readonly team: TeamImport;
  readonly checked: NonNullable<TeamImport['checked']>;
  readonly outdated: boolean;
}

/** Summarizes the result of the check. */
function ImportProblems({ team, checked: { preview, error }, outdated }: ImportProblemsProps) {
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
  const invalid = preview.rows.filter((row) => problemsOf(row, team.decisions).length > 0);
  if (invalid.length === 0) return <Alert title={`${formatCount(team.addedCount, 'person')} can be added`} />;
  const undecided = invalid.filter((row) => row.errors.some(({ field }) => field === 'decision'));
  const skipAll = () => team.decide(undecided.map(({ line }) => ({ line, action: 'SKIP' })));
  return (
    <Alert
      variant="destructive"
      title={`${formatCount(invalid.length, 'line')} of ${preview.rows.length} can’t be added yet`}
    >
      <span>No one is added until every line is valid.</span>
      {undecided.length > 1 && (
        <div className="ad:mt-3">
          <Button variant="outline" size="sm" onClick={skipAll}>
            {`Skip the ${undecided.length} whose name is known`}
          </Button>
        </div>
      )}
    </Alert>
  );
}
