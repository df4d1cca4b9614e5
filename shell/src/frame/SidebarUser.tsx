import { useSession, useToast } from '@timetrack/contracts';
import { NavLink } from '@timetrack/contracts/routing';
import { Avatar, Button, cn } from '@timetrack/ui/basics';
import { LogOut } from '@timetrack/ui/icons';
import { useState } from 'react';
import { accountPath } from '../routing/shell-screens.js';
import { describeFailedSignOut } from '../session/server-failure.js';
import { IconTooltip } from './IconTooltip.js';

interface SidebarUserProps {
  readonly expanded: boolean;
  readonly onNavigate: (() => void) | undefined;
}

export function SidebarUser(props: SidebarUserProps) {
  const { expanded } = props;
  return (
    <div
      className={cn(
        'flex shrink-0 items-center gap-1 border-t border-sidebar-border p-2',
        !expanded && 'flex-col gap-2',
      )}
    >
      <AccountLink {...props} />
      <LogoutButton />
    </div>
  );
}

function AccountLink({ expanded, onNavigate }: SidebarUserProps) {
  const { user } = useSession();
  return (
    <IconTooltip label="Your account" isEnabled={!expanded}>
      <NavLink
        to={accountPath}
        onClick={onNavigate}
        className={cn(
          'flex min-w-0 items-center gap-3 rounded-md transition-colors hover:bg-sidebar-accent/50',
          'aria-[current=page]:bg-sidebar-accent',
          expanded && 'min-h-11 flex-1 px-2 py-1',
        )}
      >
        <span className="sr-only">Your account</span>
        <Avatar
          firstName={user.firstName}
          lastName={user.lastName}
          named={!expanded}
          className={expanded ? undefined : 'size-8'}
        />
        {expanded && (
          <span className="min-w-0 flex-1 leading-tight">
            <span className="block truncate text-sm font-medium text-foreground">
              {`${user.firstName} ${user.lastName}`}
            </span>
            <span className="block truncate text-xs text-muted-foreground">{user.email}</span>
          </span>
        )}
      </NavLink>
    </IconTooltip>
  );
}

function LogoutButton() {
  const { signOut } = useSession();
  const showToast = useToast();
  const [busy, setBusy] = useState(false);
  const logOut = async () => {
    setBusy(true);
    try {
      await signOut();
    } catch (error) {
      setBusy(false);
      showToast({
        title: 'Logout failed',
        description: describeFailedSignOut(error),
        variant: 'destructive',
      });
    }
  };
  return (
    <IconTooltip label="Logout" isEnabled>
      <Button
        variant="ghost"
        size="icon"
        className="size-8"
        aria-label="Logout"
        busy={busy}
        onClick={() => void logOut()}
      >
        <LogOut aria-hidden />
      </Button>
    </IconTooltip>
  );
}
