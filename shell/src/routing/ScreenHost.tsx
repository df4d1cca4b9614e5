import type { Screen } from '@timetrack/contracts';
import { type ComponentType, Suspense, useMemo } from 'react';
import { reportModuleError } from '../client-errors/report-module-error.js';
import { type OnDemand, onDemand } from '../common/on-demand.js';
import { tryTwice } from '../common/try-twice.js';
import { withTimeout } from '../common/with-timeout.js';
import type { PlacedScreen } from '../modules/composition.js';
import { failureOf, ModuleError } from '../modules/module-failure.js';
import { FailedScreen } from './FailedScreen.js';
import { NavigationAnnouncer } from './NavigationAnnouncer.js';
import { ScreenBoundary } from './ScreenBoundary.js';
import { ScreenSkeleton } from './ScreenSkeleton.js';

const loadTimeout = 10_000;

/** One screen of a module, inside an error boundary: its failure affects no other screen. */
export function ScreenHost({ placed }: { readonly placed: PlacedScreen }) {
  const { screen } = placed;
  const { key, Component: Content } = useMemo(() => contentOf(screen), [screen]);
  // A module that was loaded again has new screen objects, and so a new key that resets the boundary.
  return (
    <ScreenBoundary
      key={key}
      path={screen.path}
      // A failure is not cached, so returning to the screen tries again.
      onFailed={(error) => {
        contents.delete(screen);
        reportScreen(placed, error);
      }}
      fallback={(error) => <FailedScreen placed={placed} error={error} />}
    >
      <Suspense fallback={<ScreenSkeleton />}>
        <Content />
        <NavigationAnnouncer title={screen.title} />
      </Suspense>
    </ScreenBoundary>
  );
}

function reportScreen({ module, version, screen }: PlacedScreen, error: unknown): void {
  const { kind } = failureOf(error, 'render');
  reportModuleError({ module: module ?? 'shell', version, screen: screen.path, kind, error });
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
  const content = { key: lastKey, ...onDemand(() => loadContent(screen)) };
  contents.set(screen, content);
  return content;
}

/** Rejects with the class of the failure, so that the boundary can tell it from an error while rendering. */
async function loadContent({ path, load }: Screen): Promise<ComponentType> {
  try {
    const component: unknown = await withTimeout(tryTwice(load), loadTimeout);
    if (isComponent(component)) return component;
    throw new ModuleError(`The screen ${path} is not a component.`, { kind: 'definition' });
  } catch (error) {
    const { kind, detail } = failureOf(error);
    throw new ModuleError(detail, { kind, cause: error });
  }
}

/** A function, or an object if it is wrapped by memo, lazy or forwardRef. */
const isComponent = (value: unknown): value is ComponentType =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

/** Loads the code of a screen before it is rendered. A failure is not cached. */
export async function loadScreen(screen: Screen): Promise<void> {
  try {
    await contentOf(screen).load();
  } catch (error) {
    contents.delete(screen);
    throw error;
  }
}
