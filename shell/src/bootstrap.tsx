import { learnServerTime } from '@timetrack/contracts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { loadFirstPart, SessionGate } from './app/SessionGate.js';
import { reportUncaughtErrors } from './client-errors/report-module-error.js';
import { logError } from './common/browser.js';
import { ToastProvider } from './common/ToastProvider.js';
import { pageData } from './page/page-data.js';
import { sessionApi, userOfPage } from './session/session-api.js';
import { createSessionStore, openSessionChannel } from './session/session-store.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

reportUncaughtErrors();
// The page was requested when its own clock began.
if (pageData.now) learnServerTime(pageData.now, Date.now() - performance.now());
const session = createSessionStore(sessionApi, openSessionChannel(), userOfPage(pageData));

/** A placeholder stays until there is something better to show, but not for longer than this. */
const placeholderMs = 3_000;

async function waitForFirstPart(): Promise<void> {
  try {
    await Promise.race([loadFirstPart(session.state()), new Promise((resolve) => setTimeout(resolve, placeholderMs))]);
  } catch (error) {
    logError('The first screen could not be loaded.', error);
  }
}

if (root.querySelector('[data-placeholder]')) await waitForFirstPart();

// A transition is rendered in short tasks, so that the page responds in between.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <ToastProvider>
        <SessionGate session={session} />
      </ToastProvider>
    </StrictMode>,
  ),
);
