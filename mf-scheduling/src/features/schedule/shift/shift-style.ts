import { readableOn } from '@timetrack/ui/basics';
import type { CSSProperties } from 'react';
import type { ScheduleStatus } from '../../../gql/graphql.js';
import type { Shift } from '../board/arrange-board.js';

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
