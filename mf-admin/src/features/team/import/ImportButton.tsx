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
          Import CSV
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
        Invite {formatCount(checked?.preview?.rows.length ?? 0, 'person')}
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
