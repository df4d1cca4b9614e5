import { offlineText } from '../common/browser.js';
import type { FailureKind } from '../common/failure-kind.js';
import { moduleTitle } from './composition.js';
import type { ModuleFailure } from './module-failure.js';

interface FailureWords {
  readonly headline: (title: string) => string;
  /** What happened, for any user: only the detail below it is for the team of the module. */
  readonly reason: string;
}

const notLoaded = (title: string) => `${title} could not be loaded.`;
const notRunning = (title: string) => `${title} can’t run on this page.`;
const notFitting = (title: string) => `${title} does not fit this version of TimeTrack.`;

const words: Readonly<Record<FailureKind, FailureWords>> = {
  gone: { headline: notLoaded, reason: 'Its files are missing, or its server can’t be reached.' },
  slow: { headline: notLoaded, reason: 'Its server did not respond in time.' },
  garbage: { headline: notLoaded, reason: 'Its server sent something that is not a module.' },
  definition: { headline: notLoaded, reason: 'It describes itself incorrectly.' },
  path: {
    headline: notRunning,
    reason: 'Another module has a screen at the same address.',
  },
  code: { headline: notLoaded, reason: 'Its code stopped with an error.' },
  unversioned: {
    headline: notFitting,
    reason: 'It does not say which version it was built for.',
  },
  newer: {
    headline: notFitting,
    reason: 'It was built for a later version. Reload the page.',
  },
  older: { headline: notFitting, reason: 'It was built for an earlier version.' },
  react: {
    headline: notRunning,
    reason: 'It contains a second React, and a page can have only one.',
  },
  render: { headline: notRunning, reason: 'An error occurred while it was shown.' },
};

/** What a user reads about a failed module, and one line for the team of the module. */
export function describeFailure(name: string, loadedVersion: string | undefined, failure: ModuleFailure) {
  const { kind, detail, version = loadedVersion } = failure;
  const { headline, reason } = words[kind];
  const isOffline = (kind === 'gone' || kind === 'slow') && !navigator.onLine;
  return {
    headline: headline(moduleTitle(name)),
    reason: isOffline ? offlineText : reason,
    detail: `${version === undefined ? name : `${name} ${version}`}: ${detail}`,
  };
}
