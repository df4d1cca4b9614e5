/**
 * Screens that compute with dates do so with the browser's own Temporal. A browser that has none yet gets it before the first screen is
 * shown; all others load nothing.
 */
export async function loadTemporal(): Promise<void> {
  if ('Temporal' in globalThis) return;
  const { install } = await import('temporal-polyfill/shim');
  install();
}
