import type { MouseEvent } from 'react';

/** The first link of the page. It skips the sidebar. */
export function SkipLink() {
  // Following the link would add #main to the address and an entry to the history.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById('main')?.focus();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to an element of the page
    <a
      href="#main"
      onClick={skip}
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-primary px-4 py-2 font-medium text-primary-foreground focus:translate-y-0"
    >
      Skip to main content
    </a>
  );
}
