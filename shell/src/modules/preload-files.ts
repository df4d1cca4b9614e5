/** Starts to download files that are needed soon, all at once instead of each after its importer. */
export function preloadFiles(files: readonly string[]): void {
  for (const file of files) {
    if (document.head.querySelector(`link[href="${CSS.escape(file)}"], script[src="${CSS.escape(file)}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    // Scripts and styles of other origins are loaded with CORS, because their hashes are checked.
    if (new URL(file, window.location.href).origin !== window.location.origin) link.crossOrigin = 'anonymous';
    link.href = file;
    document.head.append(link);
  }
}
