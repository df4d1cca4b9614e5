import type { ComponentType } from 'react';
import type { Role } from './role.js';

/** How a screen stands in the sidebar. A screen without it is reached by links alone. */
export interface ScreenNavigation {
  /** The words of the link. */
  readonly label: string;
  readonly icon: ComponentType<{ className?: string }>;
  /** Place among all modules' links, lowest first; steps of ten leave room between. */
  readonly order: number;
}

/** One screen that a module offers: where it lives, who may see it, and how it is loaded. */
export interface Screen {
  /** The route as react-router writes it, absolute: `/team`, `/team/:userId`. */
  readonly path: string;
  /** The title of the browser's tab. The screen itself renders its one `<h1>`, which receives focus on navigation. */
  readonly title: string;
  /** The roles that may open it. Two screens may share a path when no role sees both. */
  readonly roles: readonly Role[];
  readonly navigation?: ScreenNavigation;
  /** Loads the component when the screen is first opened. */
  readonly load: () => Promise<ComponentType>;
}

/**
 * What a federated module exposes as its `./module` entry.
 * The shell composes its routes and its sidebar from these and knows no screen by name.
 */
export interface ModuleDefinition {
  /** The name under which the remotes file lists it: `mf-timeclock`. */
  readonly name: string;
  /** The version of the module's package. */
  readonly version: string;
  readonly screens: readonly Screen[];
}

/** The remotes file: module name to the address of its `mf-manifest.json`. */
export type RemotesFile = Readonly<Record<string, string>>;
