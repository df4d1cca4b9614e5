import { roleNames, useSession } from '@timetrack/contracts';
import { SidebarBrand } from './FrameLayout.js';
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
      <SidebarBrand expanded={expanded} roleName={roleNames[user.role]} />
      <SidebarNavigation expanded={expanded} onNavigate={onNavigate} />
      <SidebarUser expanded={expanded} onNavigate={onNavigate} />
    </div>
  );
}
