export type Theme = 'light' | 'dark';

const storageKey = 'timetrack-theme';
const lightSystem = () => window.matchMedia('(prefers-color-scheme: light)');

/** The theme in force: the stored choice (light, dark or system), dark where there is none. */
function themeInForce(): Theme {
  const chosen = storedChoice();
  if (chosen === 'light') return 'light';
  return chosen === 'system' && lightSystem().matches ? 'light' : 'dark';
}

function storedChoice(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** What is painted. The class on <html> is the truth: public/theme.js set it before the first paint. */
export const currentTheme = (): Theme => (document.documentElement.classList.contains('light') ? 'light' : 'dark');

const listeners = new Set<() => void>();

function paint(theme: Theme): void {
  document.documentElement.classList.remove('light', 'dark');
  document.documentElement.classList.add(theme);
  for (const changed of listeners) changed();
}

/** Paints the theme and keeps it for the next visit; without storage it lasts as long as the page. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage may be forbidden or full.
  }
  paint(theme);
}

const repaint = () => paint(themeInForce());
const onStorage = (event: StorageEvent) => {
  if (event.key === storageKey) repaint();
};

/** Follows this page, the other tabs and the system's own setting. */
export function subscribeToTheme(changed: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
    lightSystem().addEventListener('change', repaint);
  }
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', onStorage);
    lightSystem().removeEventListener('change', repaint);
  };
}
