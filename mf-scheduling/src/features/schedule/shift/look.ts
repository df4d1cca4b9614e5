import { readableOn } from '@timetrack/ui';
import type { CSSProperties } from 'react';
import type { ScheduleStatus } from '../../../gql/graphql.js';
import type { Shift } from '../board/board.js';

interface Look {
  readonly className: string;
  readonly style: CSSProperties;
}

const defaultColor = '#3b82f6';

/**
 * How a bar looks. What is published is solid, what is a draft is hatched in a broken frame, what is canceled is faded
 * and struck through: the color says whose it is, and never alone what state it is in.
 */
export function lookOf(status: ScheduleStatus, color: string | undefined): Look {
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

/** A color towards that of the text: white and black are seen on any card. */
function edgeOf(color: string): string {
  return `color-mix(in oklab, ${color}, var(--foreground) 35%)`;
}

/** A stripe or a dot in somebody's color, filled or not. */
export function markOf(color: string | undefined, filled = true): CSSProperties {
  const own = color ?? defaultColor;
  const width = filled ? 1 : 1.5;
  return { backgroundColor: filled ? own : undefined, boxShadow: `inset 0 0 0 ${width}px ${edgeOf(own)}` };
}

/** The color of a shift where it stands for all of its people: one's own, or that of the first. */
export function colorOf({ assignees }: Shift, ownId: string | null): string | undefined {
  return (assignees.find(({ id }) => id === ownId) ?? assignees[0])?.scheduleColor;
}

function hatch(color: string): string {
  const tint = `color-mix(in oklab, ${color} 20%, transparent)`;
  return `repeating-linear-gradient(135deg, ${tint} 0 5px, transparent 5px 10px)`;
}

export const statusNames: Readonly<Record<ScheduleStatus, string>> = {
  DRAFT: 'Draft',
  PUBLISHED: 'Published',
  CANCELED: 'Canceled',
};
