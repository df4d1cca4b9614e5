import { useToast } from '@timetrack/contracts';
import type { ReactNode } from 'react';
import { useOnDemand } from '../common/use-on-demand.js';
import { loadReleases } from '../releases/load-releases.js';
import { FrameColumn, FrameRow, MainArea, SidebarArea } from './FrameLayout.js';
import { Header } from './Header.js';
import { SidebarPanel } from './SidebarPanel.js';
import { SkipLink } from './SkipLink.js';
import { TimezoneQuestion } from './TimezoneQuestion.js';
import { useSidebar } from './use-sidebar.js';

const loadMenu = async () => (await import('./MobileMenu.js')).MobileMenu;

/** Without this part, a tab only misses that there is a new version. */
const ignore = () => undefined;

/** The layout around every screen: sidebar, header, and the main region for the screen. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const sidebar = useSidebar();
  const showToast = useToast();
  const Menu = useOnDemand(loadMenu, sidebar.isOpen, () => {
    sidebar.setOpen(false);
    showToast({
      title: 'The menu could not be loaded',
      description: 'Check your connection and try again.',
      variant: 'destructive',
    });
  });
  const Releases = useOnDemand(loadReleases, true, ignore);
  return (
    <FrameRow>
      <SkipLink />
      {sidebar.isMobile ? (
        Menu && <Menu isOpen={sidebar.isOpen} onOpenChange={sidebar.setOpen} />
      ) : (
        <SidebarArea id="sidebar" aria-label="Sidebar" data-state={sidebar.isExpanded ? 'expanded' : 'collapsed'}>
          <SidebarPanel expanded={sidebar.isExpanded} />
        </SidebarArea>
      )}
      <FrameColumn>
        <Header sidebar={sidebar} />
        {Releases && <Releases />}
        <TimezoneQuestion />
        <MainArea id="main" tabIndex={-1}>
          {children}
        </MainArea>
      </FrameColumn>
    </FrameRow>
  );
}
