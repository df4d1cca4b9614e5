import { Button } from '@timetrack/ui/basics';
import { Moon, Sun } from '@timetrack/ui/icons';
import { useSyncExternalStore } from 'react';

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

type Theme = 'light' | 'dark';

const storageKey = 'timetrack-theme';
const systemPrefersLight = () => window.matchMedia('(prefers-color-scheme: light)');

/** The theme that the user chose (light, dark or system). Defaults to dark. */
function chosenTheme(): Theme {
  const savedTheme = readSavedTheme();
  if (savedTheme === 'light') return 'light';
  return savedTheme === 'system' && systemPrefersLight().matches ? 'light' : 'dark';
}

function readSavedTheme(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** The theme on screen. public/theme.js sets the class of <html> before the first paint. */
const currentTheme = (): Theme => (document.documentElement.classList.contains('light') ? 'light' : 'dark');

const listeners = new Set<() => void>();

function applyTheme(theme: Theme): void {
  document.documentElement.classList.remove('light', 'dark');
  document.documentElement.classList.add(theme);
  for (const listener of listeners) listener();
}

/** Applies a theme and saves it for the next visit. Without storage it lasts until the page is closed. */
function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // The storage may be disabled or full.
  }
  applyTheme(theme);
}

const update = () => applyTheme(chosenTheme());
const onStorage = (event: StorageEvent) => {
  if (event.key === storageKey) update();
};

/** Reports changes of the theme: on this page, in other tabs and of the system's setting. */
function subscribeToTheme(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
    systemPrefersLight().addEventListener('change', update);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', onStorage);
    systemPrefersLight().removeEventListener('change', update);
  };
}
