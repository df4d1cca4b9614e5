/** The styles of every text control. 16 px on phones, because iOS zooms into fields with smaller text. */
export const controlStyles = [
  'block w-full min-w-0 rounded-md border border-input bg-field px-3 text-base text-foreground shadow-xs md:text-sm',
  'transition-[border-color,box-shadow] duration-150 placeholder:text-muted-foreground',
  'hover:border-muted-foreground read-only:bg-muted',
  'disabled:cursor-not-allowed disabled:bg-muted disabled:opacity-60 disabled:hover:border-input',
  'aria-invalid:border-destructive aria-invalid:hover:border-destructive',
].join(' ');
