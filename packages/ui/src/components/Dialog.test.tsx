import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button.js';
import { Dialog, DialogContent, DialogHeader, DialogTrigger } from './Dialog.js';
import { Input } from './Input.js';
import { ToastArea } from './ToastArea.js';

function openDialog() {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const onDismiss = jest.fn();
  render(
    <>
      <main>
        <a href="/elsewhere">Behind</a>
        <Dialog>
          <DialogTrigger asChild>
            <Button>Edit</Button>
          </DialogTrigger>
          <DialogContent>
            <DialogHeader title="Edit timesheet" description="Times are in the organization’s zone." />
            <Input aria-label="Clock In" />
          </DialogContent>
        </Dialog>
      </main>
      <ToastArea message={{ title: 'Saved' }} onDismiss={onDismiss} />
    </>,
  );
  return { user, onDismiss, open: () => user.click(screen.getByRole('button', { name: 'Edit' })) };
}

describe('an open dialog', () => {
  test('is named by its title and described by its description', async () => {
    const { open } = openDialog();
    await open();
    const dialog = screen.getByRole('dialog', { name: 'Edit timesheet' });
    expect(dialog).toHaveAccessibleDescription('Times are in the organization’s zone.');
    expect(dialog).toHaveAttribute('aria-modal', 'true');
  });

  test('takes the focus, and Tab cycles within it', async () => {
    const { user, open } = openDialog();
    await open();
    const input = screen.getByRole('textbox', { name: 'Clock In' });
    const close = screen.getByRole('button', { name: 'Close' });
    expect(input).toHaveFocus();
    await user.tab();
    expect(close).toHaveFocus();
    await user.tab();
    expect(input).toHaveFocus();
    await user.tab({ shift: true });
    expect(close).toHaveFocus();
  });

  test('hides the page behind it and locks its scrolling', async () => {
    const { user, open } = openDialog();
    await open();
    expect(screen.queryByRole('link', { name: 'Behind' })).not.toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('data-scroll-locked');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('link', { name: 'Behind' })).toBeInTheDocument();
    expect(document.documentElement).not.toHaveAttribute('data-scroll-locked');
  });

  test('adds no style element, which a strict content security policy would block', async () => {
    const { open } = openDialog();
    const before = document.querySelectorAll('style').length;
    await open();
    expect(document.querySelectorAll('style')).toHaveLength(before);
  });

  test.each([
    ['Escape', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    [
      'its cross',
      async (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Close' })),
    ],
    ['a click beside it', async (user: ReturnType<typeof userEvent.setup>) => user.click(document.body)],
  ])('closes with %s and returns the focus', async (_way, close) => {
    const { user, open } = openDialog();
    await open();
    await close(user);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  });

  test('stays open when a notification is dismissed', async () => {
    const { user, open, onDismiss } = openDialog();
    await open();
    await user.click(screen.getByLabelText('Dismiss notification'));
    expect(onDismiss).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});
