import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
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
