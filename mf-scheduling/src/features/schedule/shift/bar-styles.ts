/** What every bar is, whatever its status and its view. */
export const barStyles = [
  'sc:pointer-events-auto sc:flex sc:min-w-0 sc:cursor-pointer sc:touch-manipulation sc:overflow-clip sc:rounded-md',
  'sc:border sc:text-left sc:select-none sc:transition-[filter,opacity] sc:hover:brightness-95 sc:dark:hover:brightness-110',
].join(' ');
