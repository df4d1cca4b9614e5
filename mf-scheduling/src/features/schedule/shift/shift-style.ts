import { readableOn } from '@timetrack/ui/basics';
import { type CSSProperties, createContext, useContext } from 'react';
import type { ScheduleStatus } from '../../../gql/graphql.js';
import type { Person, Shift } from '../board/arrange-board.js';
import { useScheduleScreen } from '../state/screen-context.js';

interface ShiftStyle {
  readonly className: string;
  readonly style: CSSProperties;
}

const defaultColor = '#3b82f6';

export const barClasses = [
  'sc:group sc:pointer-events-auto sc:flex sc:min-w-0 sc:cursor-pointer sc:touch-manipulation sc:overflow-clip sc:rounded-md',
  'sc:border sc:text-left sc:select-none sc:[-webkit-touch-callout:none] sc:hover:transition-[filter] sc:hover:brightness-95 sc:dark:hover:brightness-110',
].join(' ');

/**
 * The style of a bar: published is solid, a draft is hatched in a dashed frame, and canceled is faded and struck
 * through. The color identifies the person, and the status never depends on color alone.
 */
export function styleOfStatus(status: ScheduleStatus, color: string | undefined): ShiftStyle {
  const own = color ?? defaultColor;
  switch (status) {
    case 'PUBLISHED':
      return { className: '', style: { borderColor: edgeOf(own), backgroundColor: own, color: readableOn(own) } };
    case 'DRAFT':
      return {
        className: 'sc:border-dashed sc:text-foreground',
        style: { borderColor: edgeOf(own), backgroundColor: 'var(--card)', backgroundImage: hatch(edgeOf(own)) },
      };
    case 'CANCELED':
      return {
        className: 'sc:border-border sc:bg-muted sc:text-muted-foreground',
        style: { boxShadow: `inset 3px 0 ${edgeOf(own)}` },
      };
  }
}

/** Mixes in some text color, so that white and black bars are visible on every card. */
function edgeOf(color: string): string {
  return `color-mix(in oklab, ${color}, var(--foreground) 35%)`;
}

export function styleOfMark(color: string | undefined, isFilled = true): CSSProperties {
  const own = color ?? defaultColor;
  const width = isFilled ? 1 : 1.5;
  return { backgroundColor: isFilled ? own : undefined, boxShadow: `inset 0 0 0 ${width}px ${edgeOf(own)}` };
}

/** The color of a bar that represents all people of a shift: the viewer's own, or the first person's. */
export function colorOf({ assignees }: Shift, ownId: string | null): string | undefined {
  return (assignees.find(({ id }) => id === ownId) ?? assignees[0])?.scheduleColor;
}

function hatch(color: string): string {
  const tint = `color-mix(in oklab, ${color} 20%, transparent)`;
  return `repeating-linear-gradient(135deg, ${tint} 0 5px, transparent 5px 10px)`;
}

export const statusLabels: Readonly<Record<ScheduleStatus, string>> = {
  DRAFT: 'Draft',
  PUBLISHED: 'Published',
  CANCELED: 'Canceled',
};

/** The color of each job. Null when shifts have the colors of their people. */
export const JobColorsContext = createContext<JobColors | null>(null);

type JobColors = ReadonlyMap<string, string>;

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

/** The color of a bar in the row of a person, or of a card that represents everyone on the shift. */
export function useShiftColor(shift: Shift, person: Person | null): string | undefined {
  const hasJobColors = useContext(JobColorsContext) !== null;
  const colorOfCard = useCardColor();
  return person && !hasJobColors ? person.user.scheduleColor : colorOfCard(shift);
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
