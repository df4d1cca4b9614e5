import { Sheet, SheetContent, SheetDescription, SheetTitle } from '@timetrack/ui';
import { SidebarPanel } from './SidebarPanel.js';

export interface MobileMenuProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

export function MobileMenu({ isOpen, onOpenChange }: MobileMenuProps) {
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent side="left" className="w-72 gap-0 bg-sidebar p-0 text-sidebar-foreground" closeLabel="Close menu">
        <SheetTitle className="sr-only">Menu</SheetTitle>
        <SheetDescription className="sr-only">The screens of TimeTrack, and your account</SheetDescription>
        <SidebarPanel expanded onNavigate={() => onOpenChange(false)} />
      </SheetContent>
    </Sheet>
  );
}
