import { roleNames, useSession } from '@timetrack/contracts';
import { cn } from '@timetrack/ui';
import { Logo } from '../common/Logo.js';
import { SidebarNavigation } from './SidebarNavigation.js';
import { SidebarUser } from './SidebarUser.js';

interface SidebarPanelProps {
  /** Whether it has its full width rather than icons only. */
  readonly expanded: boolean;
  /** Called when the user follows a link. */
  readonly onNavigate?: () => void;
}

/** The content of the sidebar, next to the page or in the side sheet. */
export function SidebarPanel({ expanded, onNavigate }: SidebarPanelProps) {
  const { user } = useSession();
  return (
    <div className="flex h-full flex-col">
      <div
        className={cn(
          'flex h-14 shrink-0 items-center gap-3 border-b border-sidebar-border',
          expanded ? 'px-4' : 'px-2',
        )}
      >
        <Logo className="size-8 shrink-0" />
        {expanded && (
          <div className="min-w-0 leading-tight">
            <p className="truncate font-semibold tracking-tight">TimeTrack</p>
            <p className="truncate text-xs text-muted-foreground">{roleNames[user.role]}</p>
          </div>
        )}
      </div>
      <SidebarNavigation expanded={expanded} onNavigate={onNavigate} />
      <SidebarUser expanded={expanded} onNavigate={onNavigate} />
    </div>
  );
}
