import { useSession } from '@timetrack/contracts';
import { NavLink } from '@timetrack/contracts/routing';
import { Ellipsis } from '@timetrack/ui/icons';
import { navigationFor } from '../modules/composition.js';
import { useModules } from '../modules/modules-context.js';
import { BottomBarArea } from './FrameLayout.js';
import { ScreenIcon } from './icons/ScreenIcon.js';
import type { Sidebar } from './use-sidebar.js';

/** More would be narrower than a finger on a small phone. The side sheet has all of them. */
const maxLinks = 4;

const itemStyles =
  'flex size-full min-w-12 flex-col items-center gap-0.5 px-0.5 pt-1 text-[0.6875rem] leading-3.5 font-medium text-center aria-[current=page]:text-primary';

/** The navigation of a phone: the first links, and a button for everything else, such as the account. */
export function BottomBar({ sidebar }: { readonly sidebar: Sidebar }) {
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
          More
        </button>
      </li>
    </BottomBarArea>
  );
}
