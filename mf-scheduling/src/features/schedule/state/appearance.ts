import { oneOf } from '@timetrack/screens/basics';

/** What the user can choose about the look of the schedule. Without a choice, the first value of each. */
const choices = {
  view: ['month', 'week', 'timeline'],
  group: ['none', 'job', 'team'],
  color: ['person', 'job'],
  idle: ['shown', 'folded'],
  /** The height of the rows. `auto` is compact when there are many people. */
  density: ['auto', 'comfortable', 'compact'],
  templates: ['hidden', 'shown'],
} as const;

type Choices = typeof choices;
export type Appearance = { readonly [Name in keyof Choices]: Choices[Name][number] };
export type View = Appearance['view'];

export const { view: views } = choices;

export const isChoice = (name: string): name is keyof Choices => name in choices;

/** Reads an appearance. Absent and unknown values are as in `defaults`. */
export function readAppearance(get: (name: string) => string | null, defaults: Partial<Appearance>): Appearance {
  const entries = Object.entries<readonly string[]>(choices).map(([name, values]) => {
    const usual = isChoice(name) ? defaults[name] : undefined;
    return [name, oneOf(values, get(name)) ?? usual ?? values[0]];
  });
  return Object.fromEntries(entries) as Appearance;
}

/** What an address without parameters shows when nothing is remembered. */
export const plainAppearance = readAppearance(() => null, {});

/** From this number of people on, rows of the week are compact unless the user has chosen otherwise. */
const manyPeople = 13;

/** Bars of the timeline have several lines, so that its rows are only compact if the user chooses it. */
export function isCompact({ density, view }: Pick<Appearance, 'density' | 'view'>, people: number): boolean {
  return density === 'auto' ? view === 'week' && people >= manyPeople : density === 'compact';
}
