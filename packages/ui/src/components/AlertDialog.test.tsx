import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './ConfirmDialog.js';

async function ask() {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const onDelete = jest.fn();
  render(
    <ConfirmDialog
      trigger={<button type="button">Delete schedule</button>}
      title="Delete schedule"
      description="This action cannot be undone."
      action="Delete"
      variant="destructive"
      onAction={onDelete}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Delete schedule' }));
  return { user, onDelete };
}

test('the dialog has the role alertdialog, a name and a description', async () => {
  await ask();
  expect(screen.getByRole('alertdialog', { name: 'Delete schedule' })).toHaveAccessibleDescription(
    'This action cannot be undone.',
  );
});

test('the focus starts on Cancel', async () => {
  await ask();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test('a click outside does not close the dialog', async () => {
  const { user, onDelete } = await ask();
  await user.click(document.body);
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  expect(onDelete).not.toHaveBeenCalled();
});

test('Escape cancels', async () => {
  const { user, onDelete } = await ask();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(onDelete).not.toHaveBeenCalled();
});

test('the action runs once and closes the dialog', async () => {
  const { user, onDelete } = await ask();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onDelete).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
