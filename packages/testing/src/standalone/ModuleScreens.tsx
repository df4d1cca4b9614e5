import { type ModuleDefinition, type Screen, useSession } from '@timetrack/contracts';
import { Spinner } from '@timetrack/ui';
import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import { Link, Navigate, Route, Routes } from 'react-router';

/** The screens that the user may open, with links between them. */
export function ModuleScreens({ module }: { readonly module: ModuleDefinition }) {
  const { abilities } = useSession().user;
  const screens = useMemo(
    () => lazyScreens(module.screens.filter(({ ability }) => abilities.includes(ability))),
    [module, abilities],
  );
  const [first] = screens;
  return (
    <main className="px-4 py-6 md:px-8 md:py-8">
      {screens.length > 1 && (
        <nav aria-label="Screens" className="flex flex-wrap gap-4 pb-6">
          {screens.map(({ path, title }) => (
            <Link key={path} to={path} className="text-primary underline-offset-4 hover:underline">
              {title}
            </Link>
          ))}
        </nav>
      )}
      <Suspense fallback={<Spinner />}>
        <Routes>
          {screens.map(({ path, Component }) => (
            <Route key={path} path={path} element={<Component />} />
          ))}
          <Route
            path="*"
            element={
              first ? <Navigate to={first.path} replace /> : <p>This role cannot open any screen of this module.</p>
            }
          />
        </Routes>
      </Suspense>
    </main>
  );
}

interface LazyScreen {
  readonly path: string;
  readonly title: string;
  readonly Component: ComponentType;
}

function lazyScreens(screens: readonly Screen[]): readonly LazyScreen[] {
  const byPath = new Map<string, LazyScreen>();
  for (const { path, title, load } of screens) {
    if (byPath.has(path)) continue;
    byPath.set(path, { path, title, Component: lazy(async () => ({ default: await load() })) });
  }
  return [...byPath.values()];
}
