import { Sheet, SheetContent, SheetDescription, SheetTitle } from '@timetrack/ui';
import type { ReactNode } from 'react';
import { Header } from './Header.js';
import { SidebarPanel } from './SidebarPanel.js';
import { SkipLink } from './SkipLink.js';
import { TimezoneQuestion } from './TimezoneQuestion.js';
import { useSidebar } from './use-sidebar.js';

/** The layout around every screen: sidebar, header, and the main region for the screen. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const sidebar = useSidebar();
  return (
    <div className="flex min-h-svh">
      <SkipLink />
      {sidebar.isMobile ? (
        <Sheet open={sidebar.isOpen} onOpenChange={sidebar.setOpen}>
          <SheetContent
            side="left"
            className="w-72 gap-0 bg-sidebar p-0 text-sidebar-foreground"
            closeLabel="Close menu"
          >
            <SheetTitle className="sr-only">Menu</SheetTitle>
            <SheetDescription className="sr-only">The screens of TimeTrack, and your account</SheetDescription>
            <SidebarPanel expanded onNavigate={() => sidebar.setOpen(false)} />
          </SheetContent>
        </Sheet>
      ) : (
        <aside
          id="sidebar"
          aria-label="Sidebar"
          data-state={sidebar.isExpanded ? 'expanded' : 'collapsed'}
          className="sticky top-0 h-svh w-64 shrink-0 overflow-x-clip border-r border-sidebar-border bg-sidebar text-sidebar-foreground transition-[width] duration-200 ease-out data-[state=collapsed]:w-12 motion-reduce:transition-none print:hidden"
        >
          <SidebarPanel expanded={sidebar.isExpanded} />
        </aside>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        <Header sidebar={sidebar} />
        <TimezoneQuestion />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-7xl flex-1 px-4 py-6 outline-none md:px-8 md:py-8 print:max-w-none print:p-0"
        >
          {children}
        </main>
      </div>
    </div>
  );
}
