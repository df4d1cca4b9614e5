// Sets the theme before the first paint. A file of its own because the content security policy forbids inline scripts.
// What it reads is written by src/theme/theme-store.ts.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('timetrack-theme');
  } catch {
    // Storage may be forbidden; the default holds.
  }
  const system = chosen === 'system' && matchMedia('(prefers-color-scheme: light)').matches;
  const theme = chosen === 'light' || system ? 'light' : 'dark';
  document.documentElement.classList.remove('light', 'dark');
  document.documentElement.classList.add(theme);
})();
