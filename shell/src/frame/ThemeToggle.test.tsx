import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setWindowWidth } from '../testing/match-media.js';
import { ThemeToggle } from './ThemeToggle.js';

describe('the theme toggle', () => {
  beforeEach(() => {
    setWindowWidth(1280);
    localStorage.clear();
    document.documentElement.className = 'dark';
  });

  test('switches to the light theme, saves it, and switches back', async () => {
    const user = userEvent.setup();
    render(<ThemeToggle />);
    await user.click(screen.getByRole('button', { name: 'Switch to light theme' }));
    expect(document.documentElement).toHaveClass('light', { exact: true });
    expect(localStorage.getItem('timetrack-theme')).toBe('light');
    await user.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
    expect(document.documentElement).toHaveClass('dark', { exact: true });
  });

  test('follows a choice in another tab', () => {
    render(<ThemeToggle />);
    localStorage.setItem('timetrack-theme', 'light');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'timetrack-theme' })));
    expect(screen.getByRole('button', { name: 'Switch to dark theme' })).toBeInTheDocument();
  });
});
