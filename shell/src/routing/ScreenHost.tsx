import type { Screen } from '@timetrack/contracts';
import { type ComponentType, lazy, Suspense, useMemo } from 'react';
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
  const { key, Content } = useMemo(() => contentOf(screen), [screen]);
  // A module that was loaded again has new screen objects, and so a new key that resets the boundary.
  return (
    <ScreenBoundary key={key} path={screen.path} fallback={<FailedScreen screen={screen} module={module} />}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Content />
        <NavigationAnnouncer title={screen.title} />
      </Suspense>
    </ScreenBoundary>
  );
}

interface LazyContent {
  readonly key: number;
  readonly Content: ComponentType;
}

const contents = new WeakMap<Screen, LazyContent>();
let lastKey = 0;

/** The lazy component of a screen. A failure is not cached, so returning to the screen tries again. */
function contentOf(screen: Screen): LazyContent {
  const cachedContent = contents.get(screen);
  if (cachedContent) return cachedContent;
  const Content = lazy(async () => {
    try {
      return { default: await withTimeout(screen.load(), loadTimeout) };
    } catch (error) {
      contents.delete(screen);
      throw error;
    }
  });
  lastKey += 1;
  const content = { key: lastKey, Content };
  contents.set(screen, content);
  return content;
}
