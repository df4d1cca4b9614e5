import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Sheet, SheetClose, SheetContent, SheetTitle, SheetTrigger } from './Sheet.js';

test('a sheet is a named dialog that a link in it can close', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  render(
    <Sheet>
      <SheetTrigger>Open menu</SheetTrigger>
      <SheetContent side="left" closeLabel="Close menu">
        <SheetTitle>Menu</SheetTitle>
        <SheetClose asChild>
          <a href="#timesheets">Timesheets</a>
        </SheetClose>
      </SheetContent>
    </Sheet>,
  );
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Close menu' })).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Menu' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Timesheets' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Timesheets' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(document.documentElement).not.toHaveAttribute('data-scroll-locked');
});
