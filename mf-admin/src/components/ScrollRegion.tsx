import type { ReactNode } from 'react';

interface ScrollRegionProps {
  readonly 'aria-label': string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A region with content of its own size. It can be focused, so that the arrow keys scroll it in every browser. */
export function ScrollRegion({ children, ...props }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser lets the keyboard reach what scrolls
    <section tabIndex={0} {...props}>
      {children}
    </section>
  );
}
