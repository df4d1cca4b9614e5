import type { SeriesStyle } from './chart-data.js';

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
