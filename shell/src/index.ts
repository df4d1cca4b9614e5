import { nextTask } from '@timetrack/ui/next-task';

// The styles load with the page, so that the first paint has its colors.
import './styles.css';

/** A page that is not painted by then starts without it. */
const patienceMs = 500;

/**
 * Module Federation chooses the copy of each shared library before the first import of one, so the entry imports
 * asynchronously only. React starts in a task of its own, because it takes as long as everything else.
 */
async function start(): Promise<void> {
  await afterPaint();
  await import('react-dom/client');
  await nextTask();
  await import(/* webpackChunkName: "start" */ './bootstrap.js');
}

/** Resolves when the browser has painted the page. At once in a hidden window, which is not painted. */
function afterPaint(): Promise<void> {
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

void start();
