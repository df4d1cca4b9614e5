import { formatAxisHours } from './chart-axis.js';
import type { ChartGeometry } from './chart-geometry.js';

/** The labeled hours below the bars, with a line behind the bars for each. */
export function Axis({ ticks, xOf, bottom }: ChartGeometry) {
  return ticks.map((hours) => (
    <g key={hours}>
      <line x1={xOf(hours)} x2={xOf(hours)} y1={0} y2={bottom} stroke="var(--border)" />
      <text x={xOf(hours)} y={bottom + 8} dy="0.71em" fontSize={12} textAnchor="middle" fill="var(--muted-foreground)">
        {formatAxisHours(hours)}
      </text>
    </g>
  ));
}
