/** A page that is not painted by then starts without it. */
const patienceMs = 500;

/** Resolves when the browser has painted the page. At once in a hidden window, which is not painted. */
export function afterPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patienceMs);
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}
