/** Loads Temporal in browsers that do not have it. Screens that compute with dates need it before they are shown. */
export async function loadTemporal(): Promise<void> {
  if ('Temporal' in globalThis) return;
  const { install } = await import('temporal-polyfill/shim');
  install();
}
