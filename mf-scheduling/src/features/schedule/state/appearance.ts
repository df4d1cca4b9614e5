import { oneOf } from '@timetrack/screens/basics';

export const groupings = ['none', 'job'] as const;
export const colorings = ['person', 'job'] as const;
export const idleChoices = ['shown', 'folded'] as const;
const templateChoices = ['hidden', 'shown'] as const;
export const densities = ['auto', 'comfortable', 'compact'] as const;

type Grouping = (typeof groupings)[number];
type Coloring = (typeof colorings)[number];

export interface Appearance {
  readonly group: Grouping;
  readonly color: Coloring;
  readonly idle: (typeof idleChoices)[number];
  /** The height of the rows. `auto` is compact when there are many people. */
  readonly density: (typeof densities)[number];
  readonly templates: (typeof templateChoices)[number];
}

export const plainAppearance: Appearance = {
  group: 'none',
  color: 'person',
  idle: 'shown',
  density: 'auto',
  templates: 'hidden',
};

/** Reads an appearance. Absent and unknown values are as in `defaults`. */
export function readAppearance(get: (name: keyof Appearance) => string | null, defaults: Appearance): Appearance {
  return {
    group: oneOf(groupings, get('group')) ?? defaults.group,
    color: oneOf(colorings, get('color')) ?? defaults.color,
    idle: oneOf(idleChoices, get('idle')) ?? defaults.idle,
    density: oneOf(densities, get('density')) ?? defaults.density,
    templates: oneOf(templateChoices, get('templates')) ?? defaults.templates,
  };
}

export function differencesFrom(defaults: Appearance, appearance: Appearance): Record<string, string | null> {
  const names = ['group', 'color', 'idle', 'density', 'templates'] as const;
  return Object.fromEntries(names.map((name) => [name, appearance[name] === defaults[name] ? null : appearance[name]]));
}

/** From this number of people on, rows of the week are compact unless the user has chosen otherwise. */
const manyPeople = 13;

/** Bars of the timeline have several lines, so that its rows are only compact if the user chooses it. */
export function isCompact({ density, view }: Pick<Appearance, 'density'> & { readonly view: string }, people: number) {
  return density === 'auto' ? view === 'week' && people >= manyPeople : density === 'compact';
}
