import type { Elements } from '@timetrack/ui';
import { type ReactNode, type Ref, useId } from 'react';

interface ScreenHeaderProps {
  readonly title: string;
  readonly description: ReactNode;
  /** The heading takes the focus when the focused element leaves the page. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Below the description. */
  readonly note?: Elements;
  readonly children?: Elements;
}

export function ScreenHeader({ title, description, headingRef, note, children }: ScreenHeaderProps) {
  return (
    <header className="ad:flex ad:flex-wrap ad:items-end ad:justify-between ad:gap-x-6 ad:gap-y-4">
      <div className="ad:flex ad:min-w-0 ad:flex-col ad:gap-1">
        <h1
          ref={headingRef}
          tabIndex={-1}
          className="ad:w-fit ad:text-2xl ad:font-semibold ad:tracking-tight ad:md:text-3xl"
        >
          {title}
        </h1>
        <p className="ad:text-pretty ad:text-muted-foreground ad:wrap-anywhere">{description}</p>
        {note}
      </div>
      {children}
    </header>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children: Elements;
}

export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="ad:flex ad:flex-col ad:gap-3">
      <h3 id={id} className="ad:text-sm ad:font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

export function EmptyText({ children }: { readonly children: ReactNode }) {
  return <p className="ad:text-sm ad:text-muted-foreground">{children}</p>;
}

/** A link within a sentence. */
export const linkStyles =
  'ad:font-medium ad:text-primary ad:underline-offset-4 ad:hover:underline ad:pointer-coarse:inline-flex ad:pointer-coarse:min-h-11 ad:pointer-coarse:items-center';

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
