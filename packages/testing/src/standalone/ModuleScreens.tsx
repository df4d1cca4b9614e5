import type { ModuleDefinition, Role, Screen } from '@timetrack/contracts';
import { Spinner } from '@timetrack/ui';
import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import { Link, Route, Routes } from 'react-router';
import { roleAbilities } from '../role-abilities.generated.js';

interface ModuleScreensProps {
  readonly module: ModuleDefinition;
  readonly role: Role;
}

/** The screens that the role may open, and links between them when there is more than one. */
export function ModuleScreens({ module, role }: ModuleScreensProps) {
  const screens = useMemo(
    () => loadable(module.screens.filter(({ ability }) => roleAbilities[role].includes(ability))),
    [module, role],
  );
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
          <Route path="*" element={<p>This module has no such screen for this role.</p>} />
        </Routes>
      </Suspense>
    </main>
  );
}

interface LoadableScreen {
  readonly path: string;
  readonly title: string;
  readonly Component: ComponentType;
}

function loadable(screens: readonly Screen[]): readonly LoadableScreen[] {
  return screens.map(({ path, title, load }) => ({
    path,
    title,
    Component: lazy(async () => ({ default: await load() })),
  }));
}
