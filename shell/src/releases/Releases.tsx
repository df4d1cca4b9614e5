import { useSession, useToast } from '@timetrack/contracts';
import { useEffect, useMemo } from 'react';
import { provideRecovery } from '../common/recovery.js';
import { screensFor } from '../modules/composition.js';
import { useModuleRegistry } from '../modules/modules-context.js';
import { watchPickedOptions } from './picked-options.js';
import { ReleaseNotice } from './ReleaseNotice.js';
import { findNewerRelease, recoverByReload } from './recover.js';
import { pageRelease } from './release-ids.js';
import { createReleaseWatch } from './release-watch.js';
import { beforeReload, reloadKeepingTyped } from './reload-page.js';
import type { TypedField } from './typed-fields.js';
import { rememberTyped, storeTyped, takeTyped } from './typed-store.js';

const recovery = {
  recover: () => recoverByReload(),
  isOutdated: async () => (await findNewerRelease()) !== null,
  reload: reloadKeepingTyped,
};

/** Keeps a page alive over a release: announces it, and keeps what was typed when the page is reloaded. */
export function Releases() {
  const { user } = useSession();
  const showToast = useToast();
  const registry = useModuleRegistry();
  const { id, abilities } = user;
  const watch = useMemo(() => {
    const isListed = (name: string) => registry.state().modules.some((module) => module.name === name);
    const hasScreens = (name: string) => screensFor(abilities, registry.state()).some(({ module }) => module === name);
    return createReleaseWatch({
      release: pageRelease,
      concerns: (name) => !isListed(name) || hasScreens(name),
      onFileFailure: () => rememberTyped(id),
    });
  }, [registry, id, abilities]);
  useEffect(() => watch.start(), [watch]);
  useEffect(watchPickedOptions, []);
  useEffect(() => provideRecovery(recovery), []);
  useEffect(() => beforeReload(() => storeTyped(id)), [id]);
  useEffect(() => {
    const typed = takeTyped(id);
    if (!typed) return;
    void import('./restore-typed.js')
      .then(({ restoreTyped }) => restoreTyped(typed))
      .then(({ restored, missing }) => {
        if (missing.length > 0) showToast(describeMissing(missing));
        else if (restored.length > 0) {
          showToast({ title: 'TimeTrack is up to date', description: 'What you typed is still here.' });
        }
      });
  }, [id, showToast]);
  return <ReleaseNotice watch={watch} />;
}

function describeMissing(missing: readonly TypedField[]) {
  const texts = missing.flatMap(({ label, value }) => (typeof value === 'string' ? [`${label}: ${value}`] : []));
  return {
    title: 'Some of what you typed could not be put back',
    description: texts.join('\n').slice(0, 500),
    variant: 'destructive' as const,
  };
}
