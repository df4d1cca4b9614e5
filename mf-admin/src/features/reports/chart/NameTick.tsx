import type { ChartBar } from './chart-data.js';

interface NameTickProps {
  readonly x?: number | string;
  readonly y?: number | string;
  readonly payload?: { readonly value: unknown };
  readonly bars: readonly ChartBar[];
  readonly width: number;
}

/** About as wide as a letter of these names is on average, and what stays free beside them. */
const letter = 6.6;
const room = 14;

/** As wide as the longest name needs, and no wider than that. */
export function widthOfNames(bars: readonly ChartBar[], most: number): number {
  return Math.min(most, Math.ceil(Math.max(...bars.map(({ name }) => name.length)) * letter) + room);
}

/** The name beside a bar, cut to the room there is; the table has it whole. */
export function NameTick({ x, y, payload, bars, width }: NameTickProps) {
  const name = bars[Number(payload?.value)]?.name ?? '';
  const fits = Math.floor((width - room) / letter);
  return (
    <text x={x} y={y} dy="0.35em" textAnchor="end" fontSize={12} fill="var(--foreground)">
      <title>{name}</title>
      {name.length > fits ? `${name.slice(0, fits - 1).trimEnd()}…` : name}
    </text>
  );
}
