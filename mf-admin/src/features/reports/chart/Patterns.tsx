import type { Look } from './chart-data.js';

/** A colour of the theme for each look, and a pattern that tells it apart without the colour. */
const drawings: Readonly<Record<Look, { readonly color: string; readonly marks: React.ReactNode }>> = {
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
  /** What makes the names of one drawing its own on the page. */
  readonly prefix: string;
  readonly looks: readonly Look[];
}

/** The fills of a drawing, for `fillOf`. */
export function Patterns({ prefix, looks }: PatternsProps) {
  return (
    <defs>
      {looks.map((look) => (
        <pattern key={look} id={`${prefix}-${look}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill={drawings[look].color} />
          <g stroke="var(--card)" strokeWidth="1.5" strokeOpacity="0.7">
            {drawings[look].marks}
          </g>
        </pattern>
      ))}
    </defs>
  );
}

export function fillOf(prefix: string, look: Look): string {
  return `url(#${prefix}-${look})`;
}
