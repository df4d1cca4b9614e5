import type { Elements } from '@timetrack/ui';
import { ChevronDown } from '@timetrack/ui/icons';
import { useState } from 'react';

interface DisclosureProps {
  readonly title: string;
  /** Opens the section, so that an error in it is seen. */
  readonly hasError?: boolean;
  /** Rendered only while it is open, so that a query in it waits. */
  readonly children: () => Elements;
}

/** A collapsed section. */
export function Disclosure({ title, hasError = false, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || hasError;
  return (
    <details open={isShown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="ad:group">
      <summary className="ad:inline-flex ad:min-h-11 ad:cursor-pointer ad:list-none ad:items-center ad:gap-1 ad:rounded-md ad:pr-2 ad:text-sm ad:font-semibold">
        <ChevronDown
          aria-hidden="true"
          className="ad:size-4 ad:-rotate-90 ad:text-muted-foreground ad:transition-transform ad:group-open:rotate-0"
        />
        <span>{title}</span>
      </summary>
      {isShown && children()}
    </details>
  );
}
