import { Badge, Button, type Elements } from '@timetrack/ui';
import { Pencil, RotateCcw, Trash2 } from '@timetrack/ui/icons';
import { useState } from 'react';

interface EditableRowProps {
  readonly name: string;
  readonly detail?: string;
  readonly isRetired: boolean;
  readonly busy: boolean;
  readonly onRemove: () => void;
  readonly onReinstate: () => void;
  /** The form that renames it. */
  readonly renderForm: (close: () => void) => Elements;
}

/** A name in a short list within a dialog. Renaming replaces the row by a form, so that no dialog opens on a dialog. */
export function EditableRow({ name, detail, isRetired, busy, onRemove, onReinstate, renderForm }: EditableRowProps) {
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <li className="ad:py-3">{renderForm(() => setEditing(false))}</li>;
  return (
    <li className="ad:flex ad:min-h-11 ad:items-center ad:gap-2 ad:py-1.5">
      <div className="ad:min-w-0 ad:flex-1 ad:text-sm">
        <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-2 ad:font-medium ad:wrap-anywhere">
          <span>{name}</span>
          {isRetired && <Badge variant="outline">Retired</Badge>}
        </p>
        {detail && <p className="ad:text-pretty ad:text-muted-foreground ad:wrap-anywhere">{detail}</p>}
      </div>
      {isRetired ? (
        <Button variant="ghost" size="icon" busy={busy} aria-label={`Reinstate ${name}`} onClick={onReinstate}>
          <RotateCcw aria-hidden="true" />
        </Button>
      ) : (
        <>
          <Button variant="ghost" size="icon" aria-label={`Rename ${name}`} onClick={() => setEditing(true)}>
            <Pencil aria-hidden="true" />
          </Button>
          <Button variant="ghost" size="icon" busy={busy} aria-label={`Remove ${name}`} onClick={onRemove}>
            <Trash2 aria-hidden="true" />
          </Button>
        </>
      )}
    </li>
  );
}
