import type { ReactNode, Ref } from 'react';

interface ScreenHeaderProps {
  readonly title: string;
  readonly description: ReactNode;
  /** The heading takes the focus when the focused element leaves the page. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children?: ReactNode;
}

export function ScreenHeader({ title, description, headingRef, children }: ScreenHeaderProps) {
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
      </div>
      {children}
    </header>
  );
}
