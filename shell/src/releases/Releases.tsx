import { useSession } from '@timetrack/contracts';
import { Button } from '@timetrack/ui/basics';
import { RefreshCw, X } from '@timetrack/ui/icons';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { provideRecovery } from '../common/recovery.js';
import { screensFor } from '../modules/composition.js';
import { useModuleRegistry } from '../modules/module-registry.js';
import { findNewerRelease, pageRelease, recoverByReload } from './release-ids.js';
import { createReleaseWatch, type ReleaseWatch } from './release-watch.js';

const recovery = {
  recover: () => recoverByReload(),
  isOutdated: async () => (await findNewerRelease()) !== null,
};

/** Keeps a page alive over a release: announces it, and reloads the page if its code is gone. */
export function Releases() {
  const { abilities } = useSession().user;
  const registry = useModuleRegistry();
  const watch = useMemo(() => {
    const isListed = (name: string) => registry.state().modules.some((module) => module.name === name);
    const hasScreens = (name: string) => screensFor(abilities, registry.state()).some(({ module }) => module === name);
    return createReleaseWatch({ release: pageRelease, concerns: (name) => !isListed(name) || hasScreens(name) });
  }, [registry, abilities]);
  useEffect(() => watch.start(), [watch]);
  useEffect(() => provideRecovery(recovery), []);
  return <ReleaseNotice watch={watch} />;
}

/**
 * Says that a new version is ready. It stays below the header until the user reloads or dismisses it, and comes back with
 * the version after that. The live region is always in the page, because screen readers often ignore a new one.
 *
 * While a modal dialog is open, nothing behind it can be read out or operated. The notice therefore waits until the dialog
 * is closed. A notice that is already there stays, so that it is not announced twice.
 */
function ReleaseNotice({ watch }: { readonly watch: Pick<ReleaseWatch, 'newer' | 'subscribe'> }) {
  const newer = useSyncExternalStore(watch.subscribe, watch.newer);
  const isCovered = useSyncExternalStore(watchDialogs, hasModalDialog);
  const [announced, setAnnounced] = useState<string | null>(null);
  const [dismissed, setDismissed] = useState<string | null>(null);
  if (newer !== null && newer !== announced && !isCovered) setAnnounced(newer);
  const isVisible = newer !== null && announced !== null && announced !== dismissed;
  const dismiss = () => {
    setDismissed(announced);
    // The button disappears with the notice.
    document.getElementById('main')?.focus();
  };
  return (
    <div role="status" data-release-notice className="sticky top-14 z-20 print:hidden">
      {isVisible && (
        <section
          aria-label="New version"
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-border bg-muted px-4 py-2 text-sm md:px-8"
        >
          <p className="min-w-0 basis-full text-pretty sm:flex-1 sm:basis-56">
            <strong className="font-medium">A new version of TimeTrack is ready.</strong>
            <span>{' Save what you typed, then reload.'}</span>
          </p>
          <span className="flex w-full items-center justify-between gap-1 sm:w-auto">
            <Button size="sm" variant="outline" onClick={() => window.location.reload()}>
              <RefreshCw aria-hidden />
              <span>Reload</span>
            </Button>
            <Button size="icon" variant="ghost" aria-label="Dismiss" onClick={dismiss}>
              <X aria-hidden />
            </Button>
          </span>
        </section>
      )}
    </div>
  );
}

const hasModalDialog = () => document.querySelector('[aria-modal="true"]') !== null;

/** Dialogs are children of the body. */
function watchDialogs(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}
