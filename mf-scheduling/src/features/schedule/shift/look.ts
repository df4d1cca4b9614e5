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
      return { className: 'sc:border-transparent', style: { backgroundColor: own, color: readableOn(own) } };
    case 'DRAFT':
      return {
        className: 'sc:border-dashed sc:text-foreground',
        style: { borderColor: own, backgroundColor: 'var(--card)', backgroundImage: hatch(own) },
      };
    case 'CANCELED':
      return {
        className: 'sc:border-border sc:bg-muted sc:text-muted-foreground',
        style: { boxShadow: `inset 3px 0 ${own}` },
      };
  }
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
