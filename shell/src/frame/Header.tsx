import { useSession } from '@timetrack/contracts';
import { Button } from '@timetrack/ui';
import { PanelLeft } from '@timetrack/ui/icons';
import { ThemeToggle } from './ThemeToggle.js';
import type { Sidebar } from './use-sidebar.js';

export function Header({ sidebar }: { readonly sidebar: Sidebar }) {
  const { organization } = useSession().user;
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-3 border-b border-border bg-background/85 px-2 backdrop-blur-md md:px-4 print:hidden">
      <Button
        variant="ghost"
        size="icon"
        aria-label="Toggle sidebar"
        aria-keyshortcuts="Control+B Meta+B"
        aria-expanded={sidebar.isMobile ? sidebar.isOpen : sidebar.isExpanded}
        aria-controls={sidebar.isMobile ? undefined : 'sidebar'}
        onClick={sidebar.toggle}
      >
        <PanelLeft aria-hidden />
      </Button>
      <p className="min-w-0 flex-1 truncate text-sm font-medium text-muted-foreground">{organization.name}</p>
      <ThemeToggle />
    </header>
  );
}
