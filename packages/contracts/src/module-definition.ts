import type { ComponentType } from 'react';
import type { Ability } from './ability.generated.js';
import type { ScreenIcon } from './screen-icon.js';

/** The link to a screen in the sidebar. A screen without one can only be reached by other links. */
export interface ScreenNavigation {
  /** The text of the link. */
  readonly label: string;
  /** The name of an icon, which the shell draws. */
  readonly icon: ScreenIcon;
  /** The position among the links of all modules, lowest first. Steps of ten leave room for others. */
  readonly order: number;
}

/**
 * How a screen begins, as data: a page shows it until its code has arrived. `{firstName}`, `{date}` and `{time}` in its
 * texts are filled in, in the organization's time zone.
 */
interface ScreenPlaceholder {
  /** The heading until an hour of the day, in the order of the hours: `{until: 12, text: 'Good morning, {firstName}'}`. */
  readonly headings: readonly { readonly until: number; readonly text: string }[];
  /** The line below the heading. */
  readonly line: string;
  /** The titles of the cards. The first is the largest. */
  readonly cards: readonly string[];
}

/**
 * A query that a screen sends first. The gateway runs it for the user who opens the page and writes the result into the
 * page, so that the screen does not have to ask.
 */
interface ScreenQuery {
  /** The name of the operation in the module: `Timeclock_Home_LoadActiveTimesheet`. */
  readonly name: string;
  /**
   * Exactly the variables that the screen sends. A text can be `{today}` (a date), `{startOfDay}` or `{startOfNextDay}`
   * (instants in ISO 8601), in the organization's time zone.
   */
  readonly variables?: Readonly<Record<string, string | number | boolean | null>>;
}

/** One screen of a module: its path, who may open it, and how it is loaded. */
export interface Screen {
  /** An absolute route of react-router: `/team`, `/team/:userId`. */
  readonly path: string;
  /** The title of the browser's tab. The screen renders its own `<h1>`, which receives the focus on navigation. */
  readonly title: string;
  /** What a user must be able to do to open it. Of screens with the same path, the user gets the first allowed one. */
  readonly ability: Ability;
  readonly navigation?: ScreenNavigation;
  /** Without one, a page shows the outline of any screen. */
  readonly placeholder?: ScreenPlaceholder;
  /** The queries that the screen sends when it is opened. */
  readonly queries?: readonly ScreenQuery[];
  /** Loads the component when the screen is opened for the first time. */
  readonly load: () => Promise<ComponentType>;
}

/**
 * What a federated module exposes as its `./module` entry. The shell builds its routes and its sidebar from these
 * definitions. The shell's code does not name any screen.
 */
export interface ModuleDefinition {
  /** The module's name in the remotes file: `mf-timeclock`. */
  readonly name: string;
  /** The version of the module's package. */
  readonly version: string;
  readonly screens: readonly Screen[];
  /** Written by the module's build. The shell refuses a module without it. */
  readonly requires?: RequiredVersions;
}

/**
 * The shared packages that a module was built for, each with a range of semantic versions:
 * `{"@timetrack/contracts": "^1.1.0"}`.
 */
export type RequiredVersions = Readonly<Record<string, string>>;

/** Where a module is: the URL of its `mf-manifest.json`. */
export interface RemoteEntry {
  readonly manifest: string;
  readonly version?: string;
  /** The hash of the manifest's bytes: `sha384-…`. */
  readonly integrity?: string;
}

/**
 * The remotes file: each module by its name. A plain URL is a manifest without a hash.
 *
 * @open
 */
export type RemotesFile = Readonly<Record<string, string | RemoteEntry>>;
