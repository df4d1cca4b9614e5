import { useCan, useSession, useToast } from '@timetrack/contracts';
import type { ReactNode } from 'react';
import { describeLoadFailure } from '../common/offline-words.js';
import { useOnDemand } from '../common/use-on-demand.js';
import { loadReleases } from '../releases/load-releases.js';
import { BottomBar } from './BottomBar.js';
import { FrameColumn, FrameRow, MainArea, SidebarArea } from './FrameLayout.js';
import { Header } from './Header.js';
import { SidebarPanel } from './SidebarPanel.js';
import { SkipLink } from './SkipLink.js';
import { useSidebar } from './use-sidebar.js';

const loadQuestion = async () => (await import('./TimezoneQuestion.js')).TimezoneQuestion;
const loadMenu = async () => (await import('./MobileMenu.js')).MobileMenu;

/**
 * Without such a part, a tab only misses that there is a new version, or shows the question about the time zone later.
 */
const ignore = () => undefined;

/** The layout around every screen: sidebar or bottom bar, header, and the main region for the screen. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const sidebar = useSidebar();
  const showToast = useToast();
  const Menu = useOnDemand(loadMenu, sidebar.isOpen, () => {
    sidebar.setOpen(false);
    showToast({
      title: 'The menu could not be loaded',
      description: describeLoadFailure(),
      variant: 'destructive',
    });
  });
  const Releases = useOnDemand(loadReleases, true, ignore);
  const isUnconfirmed = !useSession().user.organization.timezoneConfirmed;
  const TimezoneQuestion = useOnDemand(loadQuestion, useCan('CONFIRM_TIMEZONE') && isUnconfirmed, ignore);
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
        {TimezoneQuestion && <TimezoneQuestion />}
        <MainArea id="main" tabIndex={-1}>
          {children}
        </MainArea>
        {sidebar.isMobile && <BottomBar sidebar={sidebar} />}
      </FrameColumn>
    </FrameRow>
  );
}
