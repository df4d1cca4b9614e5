import { Button, Dialog, DialogClose, DialogContent, DialogFooter, DialogHeader } from '@timetrack/ui';
import type { ComponentProps } from 'react';
import { ShiftsToReplace } from './ShiftsToReplace.js';

interface ReplacementsDialogProps
  extends ComponentProps<typeof ShiftsToReplace>,
    Pick<ComponentProps<typeof DialogContent>, 'focusFallback'> {
  /** `Wes is off on Mon, Nov 30, 2026.` */
  readonly description: string;
  readonly onClose: () => void;
}

export function ReplacementsDialog({ description, onClose, focusFallback, ...shifts }: ReplacementsDialogProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="sc:max-w-lg" focusFallback={focusFallback}>
        <DialogHeader title="Find a Replacement" description={description} />
        <ShiftsToReplace {...shifts} />
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Done</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
