import type { ChartBar } from './chart-data.js';

interface NameTickProps {
  readonly y: number;
  readonly name: string;
  readonly width: number;
}

/** About as wide as a letter of these names is on average, and one of those that fill a square. */
const [letter, square] = [6.8, 12.2];
/** What stays free beside the names. */
const room = 12;
const height = 20;

/** As wide as the longest name needs, and no wider than that. */
export function widthOfNames(bars: readonly ChartBar[], most: number): number {
  return Math.min(most, Math.ceil(Math.max(...bars.map(({ name }) => widthOf(name)))) + room);
}

function widthOf(name: string): number {
  return [...name].reduce((width, sign) => width + (sign < '\u2E80' ? letter : square), 0);
}

/** The name beside a bar, cut to the room there is, whatever its script; the table has it whole. */
export function NameTick({ y, name, width }: NameTickProps) {
  return (
    <foreignObject x={0} y={y - height / 2} width={width - room / 2} height={height}>
      <div title={name} className="ad:truncate ad:text-right ad:text-xs ad:leading-5 ad:text-foreground">
        {name}
      </div>
    </foreignObject>
  );
}
