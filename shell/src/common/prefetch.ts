/** The parts of the shell that most users need soon, although not for their first screen. */
const loadLater = [() => import('@timetrack/ui'), () => import('@timetrack/screens')];

const quietMs = 2_000;
let isStarted = false;

/** Downloads these parts once, when the browser has had nothing else to do for a while, unless the user saves data. */
export function prefetchLater(): void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (isStarted || connection?.saveData) return;
  isStarted = true;
  setTimeout(() => {
    const start = () => {
      for (const load of loadLater) load().catch(() => undefined);
    };
    if ('requestIdleCallback' in globalThis) requestIdleCallback(start);
    else start();
  }, quietMs);
}
