import { formatDuration } from '@timetrack/screens';
import type { ChartBar, SeriesStyle } from './chart-data.js';

interface NameTickProps {
  readonly y: number;
  readonly name: string;
  readonly width: number;
}

/** Average widths: of a letter, and of a full-width character such as 山. */
const [letterWidth, fullWidth] = [6.8, 12.2];
const padding = 12;
const height = 20;

export function widthOfNames(bars: readonly ChartBar[], maxWidth: number): number {
  return Math.min(maxWidth, Math.ceil(Math.max(...bars.map(({ name }) => widthOf(name)))) + padding);
}

function widthOf(name: string): number {
  return [...name].reduce((width, character) => width + (character < '\u2E80' ? letterWidth : fullWidth), 0);
}

export function NameTick({ y, name, width }: NameTickProps) {
  return (
    <foreignObject x={0} y={y - height / 2} width={width - padding / 2} height={height}>
      <div title={name} className="ad:truncate ad:text-right ad:text-xs ad:leading-5 ad:text-foreground">
        {name}
      </div>
    </foreignObject>
  );
}

interface BarTotalProps {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** In minutes. */
  readonly total: number;
}

const gap = 6;
/** The approximate width of a character. */
const characterWidth = 7.5;

export function widthOfTotals(bars: readonly ChartBar[]): number {
  return Math.ceil(Math.max(...bars.map(({ total }) => formatDuration(total).length)) * characterWidth) + gap;
}

export function BarTotal({ x, y, height, total }: BarTotalProps) {
  return (
    <text x={x + gap} y={y + height / 2} dy="0.35em" fontSize={12} fill="var(--foreground)">
      {formatDuration(total)}
    </text>
  );
}

/** A theme color for each style, and a pattern that distinguishes it without color. */
const drawings: Readonly<Record<SeriesStyle, { readonly color: string; readonly marks: React.ReactNode }>> = {
  regular: { color: 'var(--primary)', marks: null },
  overtime: { color: 'var(--warning)', marks: <path d="M-2,2 l4,-4 M0,8 l8,-8 M6,10 l4,-4" /> },
  doubleTime: {
    color: 'var(--destructive)',
    marks: <path d="M-2,2 l4,-4 M0,8 l8,-8 M6,10 l4,-4 M-2,6 l4,4 M0,0 l8,8 M6,-2 l4,4" />,
  },
  timeOff: { color: 'var(--success)', marks: <path d="M0,2 h8 M0,6 h8" /> },
  pending: { color: 'var(--muted-foreground)', marks: <path d="M2,0 v8 M6,0 v8" /> },
};

interface PatternsProps {
  /** Makes the pattern ids unique on the page. */
  readonly prefix: string;
  readonly styles: readonly SeriesStyle[];
}

export function Patterns({ prefix, styles }: PatternsProps) {
  return (
    <defs>
      {styles.map((style) => (
        <pattern key={style} id={`${prefix}-${style}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill={drawings[style].color} />
          <g stroke="var(--card)" strokeWidth="1.5" strokeOpacity="0.7">
            {drawings[style].marks}
          </g>
        </pattern>
      ))}
    </defs>
  );
}

export function fillOf(prefix: string, style: SeriesStyle): string {
  return `url(#${prefix}-${style})`;
}
