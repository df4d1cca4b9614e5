import { useSession } from '@timetrack/contracts';
import { Button } from '@timetrack/ui/basics';
import { PanelLeft } from '@timetrack/ui/icons';
import { HeaderBar, OrganizationName } from './FrameLayout.js';
import { ThemeToggle } from './ThemeToggle.js';
import type { Sidebar } from './use-sidebar.js';

export function Header({ sidebar }: { readonly sidebar: Sidebar }) {
  const { organization } = useSession().user;
  return (
    <HeaderBar>
      {!sidebar.isMobile && (
        <Button
          variant="ghost"
          size="icon"
          aria-label="Toggle sidebar"
          aria-keyshortcuts="Control+B Meta+B"
          aria-expanded={sidebar.isExpanded}
          aria-controls="sidebar"
          onClick={sidebar.toggle}
        >
          <PanelLeft aria-hidden />
        </Button>
      )}
      <OrganizationName>{organization.name}</OrganizationName>
      <ThemeToggle />
    </HeaderBar>
  );
}
