import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button.js';
import { Input } from './Input.js';
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from './Popover.js';

const opener = () => screen.getByRole('button', { name: 'Color' });

describe('an open popover', () => {
  let user: ReturnType<typeof userEvent.setup>;
  beforeEach(async () => {
    user = userEvent.setup();
    render(
      <>
        <Popover>
          <PopoverTrigger asChild>
            <Button>Color</Button>
          </PopoverTrigger>
          <PopoverContent aria-label="Schedule color">
            <Input aria-label="Custom color" />
            <PopoverClose>Done</PopoverClose>
          </PopoverContent>
        </Popover>
        <p>Elsewhere</p>
      </>,
    );
    opener().focus();
    await user.keyboard('{Enter}');
  });

  test('has a name and the focus', () => {
    expect(screen.getByRole('dialog', { name: 'Schedule color' })).toBeInTheDocument();
    expect(screen.getByLabelText('Custom color')).toHaveFocus();
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
  });

  test.each([
    ['by Escape', () => user.keyboard('{Escape}')],
    ['by a button inside', () => user.click(screen.getByRole('button', { name: 'Done' }))],
  ])('is closed %s, which returns the focus', async (_how, close) => {
    await close();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });

  test('is closed by a click elsewhere', async () => {
    await user.click(screen.getByText('Elsewhere'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('neither locks the page nor adds a style element', () => {
    expect(document.documentElement).not.toHaveAttribute('data-scroll-locked');
    expect(document.querySelector('style')).toBeNull();
  });
});
