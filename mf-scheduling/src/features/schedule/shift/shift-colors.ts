import { createContext, useContext } from 'react';
import type { Person, Shift } from '../board/arrange-board.js';
import { useScheduleScreen } from '../state/screen-context.js';
import { colorOf } from './shift-style.js';

/** The color of each job. Null when shifts have the colors of their people. */
export const JobColorsContext = createContext<JobColors | null>(null);

export type JobColors = ReadonlyMap<string, string>;

export const noJobColor = '#64748b';

const palette = [
  '#2563eb',
  '#16a34a',
  '#d97706',
  '#dc2626',
  '#7c3aed',
  '#0891b2',
  '#db2777',
  '#65a30d',
  '#ea580c',
  '#0d9488',
] as const;

/** A job keeps its color, unless another job on the board has it: then it gets the next free one. */
export function assignColors(jobs: readonly { readonly id: string }[]): JobColors {
  const taken = new Set<number>();
  return new Map(
    jobs.map(({ id }) => {
      let index = hash(id) % palette.length;
      while (taken.has(index) && taken.size < palette.length) index = (index + 1) % palette.length;
      taken.add(index);
      return [id, palette[index] ?? noJobColor];
    }),
  );
}

export function useShiftColor(shift: Shift, { user }: Person): string {
  const colors = useContext(JobColorsContext);
  return colors ? jobColorOf(shift, colors) : user.scheduleColor;
}

/** Returns the color of a card that represents everyone on a shift: that of its job, the viewer, or its first person. */
export function useCardColor(): (shift: Shift) => string | undefined {
  const colors = useContext(JobColorsContext);
  const { ownId } = useScheduleScreen();
  return (shift) => (colors ? jobColorOf(shift, colors) : colorOf(shift, ownId));
}

function jobColorOf({ job }: Shift, colors: JobColors): string {
  return (job && colors.get(job.id)) ?? noJobColor;
}

function hash(text: string): number {
  let value = 0;
  for (const character of text) value = (value * 31 + character.charCodeAt(0)) % 1_000_003;
  return value;
}
