import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './Button.js';
import { ConfirmDialog } from './ConfirmDialog.js';

const user = userEvent.setup({ pointerEventsCheck: 0 });
const button = (name: string) => screen.getByRole('button', { name });
const words = { title: 'Delete it?', description: 'This action cannot be undone.', action: 'Delete' };

describe('a confirmation with a trigger', () => {
  async function ask() {
    const onAction = jest.fn();
    render(<ConfirmDialog {...words} trigger={<Button>Delete…</Button>} cancel="Keep" onAction={onAction} />);
    await user.click(button('Delete…'));
    return onAction;
  }

  test('says what will happen, and has the focus on Cancel', async () => {
    await ask();
    const dialog = screen.getByRole('alertdialog', { name: 'Delete it?' });
    expect(dialog).toHaveAccessibleDescription('This action cannot be undone.');
    expect(button('Keep')).toHaveFocus();
  });

  test('closes with either button, and returns the focus', async () => {
    const onAction = await ask();
    await user.click(button('Keep'));
    expect(onAction).not.toHaveBeenCalled();
    expect(button('Delete…')).toHaveFocus();
    await user.click(button('Delete…'));
    await user.click(button('Delete'));
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('a confirmation of a slow action', () => {
  function SlowConfirmation() {
    const [open, setOpen] = useState(true);
    const [busy, setBusy] = useState(false);
    const [failure, setFailure] = useState<string | null>(null);
    const start = () => {
      setBusy(true);
      setFailure(null);
    };
    const fail = () => {
      setBusy(false);
      setFailure('It is still in use.');
    };
    return (
      <>
        <ConfirmDialog {...words} open={open} onOpenChange={setOpen} busy={busy} failure={failure} onAction={start} />
        {busy && <p>On its way</p>}
        <button type="button" onClick={fail}>
          Fail
        </button>
      </>
    );
  }

  test('stays open until the action is done, and shows why it failed', async () => {
    render(<SlowConfirmation />);
    await user.click(button('Delete'));
    expect(screen.getByText('On its way')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    await user.click(screen.getByText('Fail'));
    expect(screen.getByRole('alertdialog')).toContainElement(screen.getByRole('alert'));
    expect(screen.getByRole('alert')).toHaveTextContent('It is still in use.');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
