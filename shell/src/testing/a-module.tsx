import type { ModuleDefinition, RequiredVersions, Screen } from '@timetrack/contracts';
import type { ComponentType } from 'react';

/** A screen with its title as the heading. Name what a test depends on. */
export function aScreen(screen: Partial<Screen> & { readonly label?: string; readonly order?: number } = {}): Screen {
  const { label, order = 10, ...overrides } = screen;
  const title = overrides.title ?? label ?? 'A screen';
  const Content: ComponentType = () => <h1>{title}</h1>;
  return {
    path: '/',
    title,
    ability: 'ME',
    load: async () => Content,
    ...(label !== undefined && { navigation: { label, icon: 'calendar' as const, order } }),
    ...overrides,
  };
}

const requires: RequiredVersions = { '@timetrack/contracts': '^1.1.0' };

export function aModule(name: string, ...screens: readonly Screen[]): ModuleDefinition {
  return { name, version: '1.0.0', requires, screens };
}
