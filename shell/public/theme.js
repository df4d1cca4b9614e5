// Sets the theme before the first paint. The gateway writes it into the page, and its hash into the content security policy.
// src/frame/ThemeToggle.tsx writes the value that it reads.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('timetrack-theme');
  } catch {
    // The storage may be disabled. The default applies.
  }
  const system = chosen === 'system' && matchMedia('(prefers-color-scheme: light)').matches;
  const theme = chosen === 'light' || system ? 'light' : 'dark';
  document.documentElement.classList.remove('light', 'dark');
  document.documentElement.classList.add(theme);
})();
