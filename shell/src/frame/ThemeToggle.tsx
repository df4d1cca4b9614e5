import { Button } from '@timetrack/ui/basics';
import { Moon, Sun } from '@timetrack/ui/icons';
import { useSyncExternalStore } from 'react';
import { chooseTheme, currentTheme, subscribeToTheme } from './theme-store.js';

export function ThemeToggle() {
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  const Icon = theme === 'dark' ? Sun : Moon;
  return (
    <Button variant="ghost" size="icon" aria-label={`Switch to ${other} theme`} onClick={() => chooseTheme(other)}>
      <Icon aria-hidden />
    </Button>
  );
}
