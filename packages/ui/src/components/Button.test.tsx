import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button.js';

describe('a button', () => {
  test('does not submit its form unless its type is submit', () => {
    render(<Button>Save</Button>);
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('type', 'button');
  });

  test('is pressed with Enter and with Space', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    render(<Button onClick={onClick}>Save</Button>);
    await user.tab();
    await user.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  test('styles a link, which stays a link', () => {
    render(
      <Button asChild>
        <a href="/timesheets">View All Timesheets</a>
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'View All Timesheets' });
    expect(link).toHaveAttribute('href', '/timesheets');
    expect(link).not.toHaveAttribute('type');
  });
});

describe('a busy button', () => {
  test('keeps its name and the focus, and is announced as busy', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Button>Sign in</Button>);
    await user.tab();
    rerender(<Button busy>Sign in</Button>);
    const button = screen.getByRole('button', { name: 'Sign in', busy: true });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  test('ignores clicks and submits nothing', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Email" />
        <Button type="submit" busy onClick={onClick}>
          Sign in
        </Button>
      </form>,
    );
    await user.click(screen.getByRole('button'));
    await user.type(screen.getByRole('textbox'), 'ada{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('keeps the name of an icon button', () => {
    render(
      <Button busy size="icon" aria-label="Refresh">
        <svg aria-hidden="true" />
      </Button>,
    );
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeInTheDocument();
  });
});
