import { nextTask } from '@timetrack/ui/next-task';
import { afterPaint } from './common/after-paint.js';
// The styles load with the page, so that the first paint has its colors.
import './styles.css';

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

void start();
