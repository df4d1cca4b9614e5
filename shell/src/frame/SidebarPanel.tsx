import { roleNames, useSession } from '@timetrack/contracts';
import { NavLink } from '@timetrack/contracts/routing';
import { cn, Skeleton } from '@timetrack/ui/basics';
import { isSettled, type NavigationLink, navigationFor } from '../modules/composition.js';
import { useModules } from '../modules/module-registry.js';
import { SidebarBrand } from './FrameLayout.js';
import { IconTooltip } from './IconTooltip.js';
import { ScreenIcon } from './icons/ScreenIcon.js';
import { ModuleFailures } from './ModuleFailures.js';
import { SidebarUser } from './SidebarUser.js';

interface SidebarPanelProps {
  /** Whether it has its full width rather than icons only. */
  readonly expanded: boolean;
  readonly onNavigate?: () => void;
}

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

interface SidebarNavigationProps {
  readonly expanded: boolean;
  readonly onNavigate: (() => void) | undefined;
}

/** The links of loaded modules, placeholders while others load, and the modules that failed. */
function SidebarNavigation({ expanded, onNavigate }: SidebarNavigationProps) {
  const { user } = useSession();
  const state = useModules();
  return (
    <div className="flex min-h-0 flex-1 flex-col justify-between gap-4 overflow-x-clip overflow-y-auto p-2">
      <nav aria-label="Main">
        <ul className="space-y-1">
          {navigationFor(user.abilities, state).map((link) => (
            <li key={link.path}>
              <SidebarLink link={link} expanded={expanded} onNavigate={onNavigate} />
            </li>
          ))}
        </ul>
        {!isSettled(state) && <LinkPlaceholders />}
      </nav>
      <ModuleFailures expanded={expanded} />
    </div>
  );
}

interface SidebarLinkProps extends SidebarNavigationProps {
  readonly link: NavigationLink;
}

function SidebarLink({ link, expanded, onNavigate }: SidebarLinkProps) {
  const { path, label, icon } = link;
  return (
    <IconTooltip label={label} isEnabled={!expanded}>
      <NavLink
        to={path}
        end={path === '/'}
        onClick={onNavigate}
        className={cn(
          'relative flex h-11 items-center gap-3 rounded-md text-sm font-medium transition-colors md:h-9',
          'hover:bg-sidebar-accent/50 hover:text-foreground',
          'aria-[current=page]:bg-sidebar-accent aria-[current=page]:text-sidebar-accent-foreground',
          expanded ? 'px-3' : 'justify-center',
        )}
      >
        <ScreenIcon name={icon} className="size-4.5 shrink-0" />
        <span className={expanded ? 'truncate' : 'sr-only'}>{label}</span>
      </NavLink>
    </IconTooltip>
  );
}

function LinkPlaceholders() {
  return (
    <div role="status" className="mt-1 space-y-1">
      <span className="sr-only">Loading the menu</span>
      {['first', 'second', 'third'].map((line) => (
        <div key={line} className="flex h-11 items-center gap-3 px-2 md:h-9">
          <Skeleton className="h-4 w-full" />
        </div>
      ))}
    </div>
  );
}
