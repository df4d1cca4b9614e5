import type { Screen } from '@timetrack/contracts';
import { Button } from '@timetrack/ui/basics';
import { TriangleAlert } from '@timetrack/ui/icons';
import { Component, type ComponentType, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { reportModuleError } from '../client-errors/report-module-error.js';
import { logError } from '../common/browser.js';
import { type OnDemand, onDemand, tryTwice, withTimeout } from '../common/on-demand.js';
import { recoverFromFailure } from '../common/recovery.js';
import type { PlacedScreen } from '../modules/composition.js';
import { describeFailure, isConnectionFailure } from '../modules/failure-words.js';
import { failureOf, ModuleError } from '../modules/module-failure.js';
import { useReload, useRetryWhenBack } from '../modules/use-reload.js';
import { MessagePage } from './MessagePage.js';
import { NavigationAnnouncer } from './NavigationAnnouncer.js';
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

interface ScreenBoundaryProps {
  readonly path: string;
  readonly fallback: (error: unknown) => ReactNode;
  readonly onFailed: (error: unknown) => void;
  readonly children: ReactNode;
}

interface ScreenBoundaryState {
  /** Wrapped, because a module may throw anything, even undefined. */
  readonly caught?: { readonly error: unknown };
}

/** Catches the errors of a screen, from loading and from rendering it. */
class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override readonly state: ScreenBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ScreenBoundaryState {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown) {
    logError(`The screen ${this.props.path} failed.`, error);
    this.props.onFailed(error);
  }

  override render() {
    const { caught } = this.state;
    return caught ? this.props.fallback(caught.error) : this.props.children;
  }
}

interface FailedScreenProps {
  readonly placed: PlacedScreen;
  readonly error: unknown;
}

/** Replaces a screen that could not be loaded, or that threw an error. */
function FailedScreen({ placed: { screen, module }, error }: FailedScreenProps) {
  const { busy, reload, reloadQuietly } = useReload();
  const failure = failureOf(error, 'render');
  // A tab that was open over a release may ask for code that is gone, or that no longer fits.
  useEffect(recoverFromFailure, []);
  const retryQuietly = () => (module === null ? window.location.reload() : reloadQuietly(module));
  useRetryWhenBack(retryQuietly, isConnectionFailure(failure));
  return (
    <MessagePage
      urgent
      icon={TriangleAlert}
      title={`${screen.title} could not be shown`}
      action={
        <Button busy={busy} onClick={() => (module === null ? window.location.reload() : reload(module))}>
          {busy ? 'Retrying...' : 'Retry'}
        </Button>
      }
    >
      <p>{describeFailure(failure)}</p>
      <p>Other screens may still work.</p>
    </MessagePage>
  );
}
