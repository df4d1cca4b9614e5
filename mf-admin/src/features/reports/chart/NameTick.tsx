import type { ChartBar } from './chart-data.js';

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
