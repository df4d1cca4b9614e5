import type { ReactNode } from 'react';

interface PageHeaderProps {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

export function PageHeader({ title, description, children }: PageHeaderProps) {
  return (
    <header className="sc:flex sc:flex-wrap sc:items-end sc:justify-between sc:gap-x-6 sc:gap-y-4">
      <div className="sc:flex sc:flex-col sc:gap-1">
        {/* Receives the focus if the previously focused element no longer exists. */}
        <h1
          data-schedule-title=""
          tabIndex={-1}
          className="sc:text-2xl sc:outline-none sc:font-semibold sc:tracking-tight sc:md:text-3xl"
        >
          {title}
        </h1>
        <p className="sc:text-muted-foreground">{description}</p>
      </div>
      <div className="sc:flex sc:flex-wrap sc:items-center sc:gap-2">{children}</div>
    </header>
  );
}
