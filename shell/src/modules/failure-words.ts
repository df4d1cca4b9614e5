import { offlineText } from '../common/browser.js';
import type { FailureKind } from '../common/failure-kind.js';
import { moduleTitle } from './composition.js';
import type { ModuleFailure } from './module-failure.js';

interface FailureWords {
  readonly headline: (title: string) => string;
  /** The problem and what to do, for a user. */
  readonly reason: string;
}

const notLoaded = (title: string) => `${title} could not be loaded.`;
const notRunning = (title: string) => `${title} can’t run on this page.`;
const notFitting = (title: string) => `${title} does not fit this version of TimeTrack.`;
const ask = 'The team of this module has to';

const words: Readonly<Record<FailureKind, FailureWords>> = {
  gone: { headline: notLoaded, reason: 'Its files are missing, or its server can’t be reached.' },
  slow: { headline: notLoaded, reason: 'Its server did not respond in time.' },
  garbage: { headline: notLoaded, reason: `Its server sent something that is not a module. ${ask} publish it again.` },
  definition: { headline: notLoaded, reason: `It describes itself incorrectly. ${ask} correct it.` },
  path: {
    headline: notRunning,
    reason: `Another module has a screen at the same address. ${ask} choose another address.`,
  },
  code: { headline: notLoaded, reason: `Its code stopped with an error. ${ask} correct it.` },
  unversioned: {
    headline: notFitting,
    reason: `It does not say which version it was built for. ${ask} build it with the current tools.`,
  },
  newer: {
    headline: notFitting,
    reason: 'It was built for a later version. Reload the page. If that does not help, TimeTrack has to be updated.',
  },
  older: { headline: notFitting, reason: `It was built for an earlier version. ${ask} build it for this one.` },
  react: {
    headline: notRunning,
    reason: `It contains a second React, and a page can have only one. ${ask} build it with the shared React.`,
  },
  render: { headline: notRunning, reason: `An error occurred while it was shown. ${ask} correct it.` },
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
