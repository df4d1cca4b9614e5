import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from './DropdownMenu.js';

function menu() {
  const user = userEvent.setup();
  const chosen = jest.fn();
  render(
    <DropdownMenu>
      <DropdownMenuTrigger>Actions</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={() => chosen('edit')}>Edit</DropdownMenuItem>
        <DropdownMenuItem disabled onSelect={() => chosen('archive')}>
          Archive
        </DropdownMenuItem>
        <DropdownMenuItem variant="destructive" onSelect={() => chosen('delete')}>
          Delete
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>,
  );
  return { user, chosen };
}

test('the keyboard opens the menu, skips disabled items, chooses one, and returns the focus', async () => {
  const { user, chosen } = menu();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(chosen.mock.calls).toEqual([['delete']]);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
});

test('Escape closes the menu without a choice', async () => {
  const { user, chosen } = menu();
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(chosen).not.toHaveBeenCalled();
});

test('the menu adds no style element, which a strict content security policy would block', async () => {
  const { user } = menu();
  const before = document.querySelectorAll('style').length;
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  expect(screen.getByRole('menu')).toBeInTheDocument();
  expect(document.querySelectorAll('style')).toHaveLength(before);
});
