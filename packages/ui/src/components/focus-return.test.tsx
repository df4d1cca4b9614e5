import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Button } from './Button.js';
import { DiscardChangesDialog } from './ConfirmDialog.js';
import { Dialog, DialogContent, DialogHeader } from './Dialog.js';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from './DropdownMenu.js';

/** A dialog that the address or a menu opens. It has no trigger. */
function Feed({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent focusFallback={() => document.querySelector('h1')}>
        <DialogHeader title="Calendar feed" description="Follow your own shifts." />
      </DialogContent>
    </Dialog>
  );
}

function Screen({ opener }: { readonly opener: (show: () => void, open: boolean) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <h1 tabIndex={-1}>Schedule</h1>
      {opener(() => setOpen(true), open)}
      {open && <Feed onClose={() => setOpen(false)} />}
    </>
  );
}

test('a dialog without a trigger returns the focus to the element that had it', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  render(<Screen opener={(show) => <Button onClick={show}>Feed</Button>} />);
  await user.click(screen.getByRole('button', { name: 'Feed' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Feed' })).toHaveFocus());
});

test('a dialog that a menu opened returns the focus to the button of the menu', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  render(
    <Screen
      opener={(show) => (
        <DropdownMenu>
          <DropdownMenuTrigger>More actions</DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem onSelect={show}>Feed</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      )}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Feed' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus());
});

test('the fallback receives the focus when the opener is gone', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  render(<Screen opener={(show, open) => !open && <Button onClick={show}>Once</Button>} />);
  await user.click(screen.getByRole('button', { name: 'Once' }));
  // A button that React renders again is a different element.
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Schedule' })).toHaveFocus());
});

test('a confirmation about unsaved changes closes only with Keep Editing or Discard', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const calls: string[] = [];
  render(<DiscardChangesDialog open onKeep={() => calls.push('keep')} onDiscard={() => calls.push('discard')} />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep Editing' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(calls).toEqual(expect.arrayContaining(['keep', 'discard']));
  expect(calls[0]).toBe('keep');
});
