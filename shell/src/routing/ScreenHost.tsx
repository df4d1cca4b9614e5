import type { Screen } from '@timetrack/contracts';
import { Suspense, useMemo } from 'react';
import { type OnDemand, onDemand } from '../common/on-demand.js';
import { tryTwice } from '../common/try-twice.js';
import { withTimeout } from '../common/with-timeout.js';
import type { PlacedScreen } from '../modules/composition.js';
import { FailedScreen } from './FailedScreen.js';
import { NavigationAnnouncer } from './NavigationAnnouncer.js';
import { ScreenBoundary } from './ScreenBoundary.js';
import { ScreenSkeleton } from './ScreenSkeleton.js';

const loadTimeout = 10_000;

/** One screen of a module, inside an error boundary: its failure affects no other screen. */
export function ScreenHost({ placed }: { readonly placed: PlacedScreen }) {
  const { screen, module } = placed;
  const { key, Component: Content } = useMemo(() => contentOf(screen), [screen]);
  // A module that was loaded again has new screen objects, and so a new key that resets the boundary.
  return (
    <ScreenBoundary
      key={key}
      path={screen.path}
      // A failure is not cached, so returning to the screen tries again.
      onFailed={() => contents.delete(screen)}
      fallback={<FailedScreen screen={screen} module={module} />}
    >
      <Suspense fallback={<ScreenSkeleton />}>
        <Content />
        <NavigationAnnouncer title={screen.title} />
      </Suspense>
    </ScreenBoundary>
  );
}

interface Content extends OnDemand<object> {
  readonly key: number;
}

const contents = new WeakMap<Screen, Content>();
let lastKey = 0;

/** The component of a screen, which is loaded on demand. */
function contentOf(screen: Screen): Content {
  const knownContent = contents.get(screen);
  if (knownContent) return knownContent;
  lastKey += 1;
  const content = { key: lastKey, ...onDemand(() => withTimeout(tryTwice(screen.load), loadTimeout)) };
  contents.set(screen, content);
  return content;
}

/** Loads the code of a screen before it is rendered. A failure is not cached. */
export async function loadScreen(screen: Screen): Promise<void> {
  try {
    await contentOf(screen).load();
  } catch (error) {
    contents.delete(screen);
    throw error;
  }
}
