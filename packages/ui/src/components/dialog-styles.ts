export const dialogScrimStyles = 'grid grid-cols-[minmax(0,1fr)] place-items-center p-4';

export const dialogPanelStyles = [
  'relative flex w-full max-w-lg flex-col gap-5 rounded-xl border border-border bg-popover p-5 text-popover-foreground shadow-overlay md:p-6',
  'data-[state=open]:animate-pop-in data-[state=closed]:animate-fade-out',
].join(' ');
