import type { MouseEvent } from 'react';

/** The first stop of the Tab key: past the sidebar, to what the page is about. */
export function SkipLink() {
  // Following the link would put #main into the address, and so into the history.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById('main')?.focus();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads somewhere, within the page
    <a
      href="#main"
      onClick={skip}
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-primary px-4 py-2 font-medium text-primary-foreground focus:translate-y-0"
    >
      Skip to main content
    </a>
  );
}
