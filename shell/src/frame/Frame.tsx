import { useCan, useSession, useToast } from '@timetrack/contracts';
import { NavLink } from '@timetrack/contracts/routing';
import { Button } from '@timetrack/ui/basics';
import { Ellipsis, PanelLeft } from '@timetrack/ui/icons';
import type { ComponentType, MouseEvent, ReactNode } from 'react';
import { describeLoadFailure } from '../common/browser.js';
import { useOnDemand } from '../common/on-demand.js';
import { navigationFor } from '../modules/composition.js';
import { useModules } from '../modules/module-registry.js';
import {
  BottomBarArea,
  FrameColumn,
  FrameRow,
  HeaderBar,
  MainArea,
  OrganizationName,
  SidebarArea,
} from './FrameLayout.js';
import { ScreenIcon } from './icons/ScreenIcon.js';
import { PageArea } from './PageArea.js';
import { SidebarPanel } from './SidebarPanel.js';
import { ThemeToggle } from './ThemeToggle.js';
import { type Sidebar, useSidebar } from './use-sidebar.js';

const loadQuestion = async () => (await import('./TimezoneQuestion.js')).TimezoneQuestion;
const loadMenu = async () => (await import('./MobileMenu.js')).MobileMenu;

/**
 * Without such a part, a tab only misses that there is a new version, or shows the question about the time zone later.
 */
const ignore = () => undefined;

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
        <PageArea>
          <Header sidebar={sidebar} />
          {Releases && <Releases />}
          {TimezoneQuestion && <TimezoneQuestion />}
          <MainArea id="main" tabIndex={-1}>
            {children}
          </MainArea>
        </PageArea>
        {sidebar.isMobile && <BottomBar sidebar={sidebar} />}
      </FrameColumn>
    </FrameRow>
  );
}

/** The first link of the page. It skips the sidebar. */
function SkipLink() {
  // Following the link would add #main to the address and an entry to the history.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById('main')?.focus();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to an element of the page
    <a
      href="#main"
      onClick={skip}
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-primary px-4 py-2 font-medium text-primary-foreground focus:translate-y-0"
    >
      Skip to main content
    </a>
  );
}

function Header({ sidebar }: { readonly sidebar: Sidebar }) {
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

/** More would be narrower than a finger on a small phone. The side sheet has all of them. */
const maxLinks = 4;

const itemStyles =
  'flex size-full min-w-12 flex-col items-center gap-0.5 px-0.5 pt-1 text-[0.6875rem] leading-3.5 font-medium text-center aria-[current=page]:text-primary';

/** The navigation of a phone: the first links, and a button for everything else, such as the account. */
function BottomBar({ sidebar }: { readonly sidebar: Sidebar }) {
  const { user } = useSession();
  const links = navigationFor(user.abilities, useModules()).slice(0, maxLinks);
  return (
    <BottomBarArea aria-label="Main">
      {links.map(({ path, label, icon }) => (
        <li key={path} className="min-w-0">
          <NavLink to={path} end={path === '/'} className={itemStyles}>
            <ScreenIcon name={icon} className="size-5 shrink-0" />
            <span className="line-clamp-2 max-w-full wrap-anywhere">{label}</span>
          </NavLink>
        </li>
      ))}
      <li className="min-w-0">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={sidebar.isOpen}
          className={itemStyles}
          onClick={sidebar.toggle}
        >
          <Ellipsis aria-hidden className="size-5 shrink-0" />
          <span>More</span>
        </button>
      </li>
    </BottomBarArea>
  );
}

/** Loads what keeps a page alive over a release, when the browser has shown the screen: not before, and not much later. */
async function loadReleases(): Promise<ComponentType> {
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1_000 });
    else setTimeout(resolve, 200);
  });
  return (await import('../releases/Releases.js')).Releases;
}
