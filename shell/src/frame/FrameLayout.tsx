import { cn } from '@timetrack/ui/basics';
import { useToastSpace } from '@timetrack/ui/essentials';
import type { ComponentProps, ReactNode } from 'react';
import { Logo } from '../common/Logo.js';

export function FrameRow({ children }: { readonly children: ReactNode }) {
  return <div className="flex min-h-svh">{children}</div>;
}

export function FrameColumn({ children }: { readonly children: ReactNode }) {
  return <div className="flex min-w-0 flex-1 flex-col max-md:h-svh print:h-auto">{children}</div>;
}

/** The sidebar next to the page. `data-state` is `expanded` or `collapsed`. */
export function SidebarArea({ className, ...props }: ComponentProps<'aside'> & { readonly 'data-state': string }) {
  return (
    <aside
      className={cn(
        'sticky top-0 h-svh w-64 shrink-0 overflow-x-clip border-r border-sidebar-border bg-sidebar text-sidebar-foreground transition-[width] duration-200 ease-out data-[state=collapsed]:w-12 motion-reduce:transition-none print:hidden',
        className,
      )}
      {...props}
    />
  );
}

export function SidebarBrand({ expanded, roleName }: { readonly expanded: boolean; readonly roleName: string }) {
  return (
    <div
      className={cn('flex h-14 shrink-0 items-center gap-3 border-b border-sidebar-border', expanded ? 'px-4' : 'px-2')}
    >
      <Logo className="size-8 shrink-0" />
      {expanded && (
        <div className="min-w-0 leading-tight">
          <p className="truncate font-semibold tracking-tight">TimeTrack</p>
          <p className="truncate text-xs text-muted-foreground">{roleName}</p>
        </div>
      )}
    </div>
  );
}

/** Notifications appear in it, between its buttons. It grows with a long one. */
export function HeaderBar({ children }: { readonly children: ReactNode }) {
  const toastSpace = useToastSpace();
  return (
    <header
      style={toastSpace > 0 ? { minHeight: toastSpace } : undefined}
      className="sticky top-0 z-30 flex min-h-14 items-center gap-3 border-b border-border bg-background/85 px-4 backdrop-blur-md print:hidden"
    >
      {children}
    </header>
  );
}

export function OrganizationName({ children }: { readonly children: ReactNode }) {
  return <p className="min-w-0 flex-1 truncate text-sm font-medium text-muted-foreground">{children}</p>;
}

export function MainArea(props: ComponentProps<'main'>) {
  return (
    <main
      className="mx-auto w-full max-w-7xl flex-1 px-4 py-4 outline-none md:px-8 md:py-8 print:max-w-none print:p-0"
      {...props}
    />
  );
}

/** The links at the bottom of a phone, within reach of the thumb. It takes its own space, so it covers nothing. */
export function BottomBarArea({ children, ...props }: ComponentProps<'nav'>) {
  return (
    <nav
      className="z-30 shrink-0 border-t border-sidebar-border bg-sidebar pb-[env(safe-area-inset-bottom)] text-sidebar-foreground md:hidden print:hidden"
      {...props}
    >
      <ul className="grid h-14 grid-flow-col">{children}</ul>
    </nav>
  );
}
