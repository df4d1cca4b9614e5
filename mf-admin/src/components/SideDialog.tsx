import { Dialog, DialogContent, DialogHeader, type Elements } from '@timetrack/ui';
import type { SyntheticEvent } from 'react';

interface SideDialogProps {
  readonly title: string;
  readonly description: string;
  readonly onClose: () => void;
  readonly children: Elements;
}

/** A dialog that opens from a form, with forms of its own. React would pass their events on to the form around it. */
export function SideDialog({ title, description, onClose, children }: SideDialogProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent onSubmit={stopEvent} onChange={stopEvent}>
        <DialogHeader title={title} description={description} />
        {children}
      </DialogContent>
    </Dialog>
  );
}

const stopEvent = (event: SyntheticEvent) => event.stopPropagation();
