import { useSession } from '@timetrack/contracts';
import { useEffect, useMemo } from 'react';
import { provideRecovery } from '../common/recovery.js';
import { screensFor } from '../modules/composition.js';
import { useModuleRegistry } from '../modules/modules-context.js';
import { ReleaseNotice } from './ReleaseNotice.js';
import { findNewerRelease, recoverByReload } from './recover.js';
import { pageRelease } from './release-ids.js';
import { createReleaseWatch } from './release-watch.js';

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
