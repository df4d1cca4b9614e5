/** The styles of every text control. 16 px on phones, because iOS zooms into fields with smaller text. */
export const controlStyles = [
  'block w-full min-w-0 rounded-md border border-input bg-field px-3 text-base text-foreground shadow-xs md:text-sm',
  'transition-[border-color,box-shadow] duration-150 placeholder:text-muted-foreground',
  'hover:border-muted-foreground read-only:bg-muted',
  'disabled:cursor-not-allowed disabled:bg-muted disabled:opacity-60 disabled:hover:border-input',
  'aria-invalid:border-destructive aria-invalid:hover:border-destructive',
].join(' ');

export const dialogScrimStyles = 'grid grid-cols-[minmax(0,1fr)] place-items-center p-4';

export const dialogPanelStyles = [
  'relative flex w-full max-w-lg flex-col gap-5 rounded-xl border border-border bg-popover p-5 text-popover-foreground shadow-overlay md:p-6',
  'data-[state=open]:animate-pop-in data-[state=closed]:animate-fade-out',
].join(' ');

/** The distance of menus and popovers from their trigger and from the edge of the window. */
export const floatingOffsets = { sideOffset: 6, collisionPadding: 8 } as const;

/** The box of a menu or a popover. */
export const floatingBoxStyles = [
  'z-50 overflow-y-auto rounded-lg border border-border bg-popover text-popover-foreground shadow-overlay',
  'data-[state=open]:animate-pop-in',
].join(' ');
