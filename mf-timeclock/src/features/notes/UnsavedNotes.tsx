import { Alert, Button, ConfirmDialog } from '@timetrack/ui';

interface UnsavedNotesProps {
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** Notes of a timesheet that was closed before they were saved. They are kept until the user saves or discards them. */
export function UnsavedNotes({ onSave, onDiscard }: UnsavedNotesProps) {
  return (
    <Alert variant="warning" title="The notes of your last shift are not saved">
      <p>They are kept on this device until you save or discard them.</p>
      <div className="tc:mt-3 tc:flex tc:flex-col tc:gap-2 tc:sm:flex-row">
        <Button size="lg" onClick={onSave}>
          Save them now
        </Button>
        <DiscardButton onDiscard={onDiscard} />
      </div>
    </Alert>
  );
}

function DiscardButton({ onDiscard }: { readonly onDiscard: () => void }) {
  return (
    <ConfirmDialog
      trigger={
        <Button variant="outline" size="lg">
          Discard
        </Button>
      }
      title="Discard the unsaved notes?"
      description="The notes and photos that you did not save are lost. This action cannot be undone."
      cancel="Keep"
      action="Discard"
      onAction={onDiscard}
    />
  );
}
