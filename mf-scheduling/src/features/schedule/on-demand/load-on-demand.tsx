import { type ComponentType, type ReactElement, useEffect, useState } from 'react';

interface OnDemand<Props> {
  (props: Props): ReactElement | null;
  /** Loads the code, so that the component is rendered at once. A failure is reported when it is rendered. */
  readonly preload: () => Promise<void>;
}

interface Options {
  readonly placeholder?: ReactElement | null;
  /** Whether the screen works without the component. Loading is then tried until it succeeds. */
  readonly isOptional?: boolean;
}

const retryMs = 5_000;

/**
 * The first screen does not wait for such a component. Loading is tried twice. A failure reaches the error boundary of the
 * screen, whose button tries again, unless the screen works without the component.
 */
export function loadOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { placeholder = null, isOptional = false }: Options = {},
): OnDemand<Props> {
  let loaded: ComponentType<Props> | null = null;
  async function loadTwice(): Promise<ComponentType<Props>> {
    loaded ??= await load().catch(load);
    return loaded;
  }

  function Content(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    useEffect(() => {
      if (Loaded) return;
      let isMounted = true;
      let timer: ReturnType<typeof setTimeout> | undefined;
      function attempt(): void {
        loadTwice().then(
          (component) => isMounted && setLoaded(() => component),
          (error: unknown) => {
            if (!isMounted) return;
            if (isOptional) timer = setTimeout(attempt, retryMs);
            else setFailure({ error });
          },
        );
      }
      attempt();
      return () => {
        isMounted = false;
        clearTimeout(timer);
      };
    }, [Loaded]);
    if (failure) throw failure.error;
    return Loaded ? <Loaded {...props} /> : placeholder;
  }

  const preload = () =>
    loadTwice().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(Content, { preload });
}

/** Whether a condition has been true since the component was mounted. A closing dialog is rendered until it has faded. */
export function useHasBeen(condition: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(condition);
  if (condition && !hasBeen) setHasBeen(true);
  return condition || hasBeen;
}

const quietMs = 500;

/** Loads components shortly after the screen is ready, before they are needed, unless the user saves data. */
export function usePreload(parts: readonly Pick<OnDemand<never>, 'preload'>[], isReady: boolean): void {
  useEffect(() => {
    const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
    if (!isReady || connection?.saveData) return;
    const timer = setTimeout(() => {
      for (const { preload } of parts) void preload();
    }, quietMs);
    return () => clearTimeout(timer);
  }, [parts, isReady]);
}
