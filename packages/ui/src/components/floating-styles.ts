/** The distance of menus and popovers from their trigger and from the edge of the window. */
export const floatingOffsets = { sideOffset: 6, collisionPadding: 8 } as const;

/** The box of a menu or a popover. */
export const floatingBoxStyles = [
  'z-50 overflow-y-auto rounded-lg border border-border bg-popover text-popover-foreground shadow-overlay',
  'data-[state=open]:animate-pop-in',
].join(' ');
