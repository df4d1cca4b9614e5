import { formatDuration } from '@timetrack/screens';
import { AxisBottom } from '@visx/axis';
import { BarStackHorizontal } from '@visx/shape';
import { TooltipWithBounds } from '@visx/tooltip';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { Target } from '../report/report-data.js';
import { BarTotal, fillOf, NameTick, Patterns } from './BarParts.js';
import type { ChartBar, ChartData, Series } from './chart-data.js';
import {
  type ChartGeometry,
  formatAxisHours,
  geometryOf,
  heightOf,
  minutesPerHour,
  rowHeight,
} from './chart-geometry.js';

interface BarsProps extends Pick<ChartData, 'series' | 'bars'> {
  readonly onOpen: (target: Target) => void;
}

/** Stacked bars with their totals. They need the width of the page, so they are drawn after it is known. */
export function Bars(props: BarsProps) {
  const { ref, width } = useWidth();
  return (
    <div ref={ref} className="ad:relative" style={{ height: heightOf(props.bars) }}>
      {width > 0 && <Drawing {...props} geometry={geometryOf(props.bars, width)} />}
    </div>
  );
}

interface DrawingProps extends BarsProps {
  readonly geometry: ChartGeometry;
}

function Drawing({ series, bars, geometry, onOpen }: DrawingProps) {
  const prefix = useId();
  const [pointer, setPointer] = useState<{ x: number; row: number } | null>(null);
  const { width, height, left, right, bottom } = geometry;

  function follow({ clientX, clientY, currentTarget }: React.MouseEvent<SVGSVGElement>) {
    const box = currentTarget.getBoundingClientRect();
    const [x, y] = [clientX - box.left, clientY - box.top];
    setPointer(x >= left && x <= right && y >= 0 && y < bottom ? { x, row: Math.floor(y / rowHeight) } : null);
  }

  const mouse = { onMouseMove: follow, onMouseLeave: () => setPointer(null) };
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="ad:block ad:size-full ad:cursor-default"
        aria-hidden="true"
        {...mouse}
      >
        <Patterns prefix={prefix} styles={series.map(({ style }) => style)} />
        <HoursAxis {...geometry} />
        {pointer && (
          <rect
            x={left}
            y={pointer.row * rowHeight}
            width={right - left}
            height={rowHeight}
            fill="var(--accent)"
            opacity={0.6}
          />
        )}
        <Stacks {...{ series, bars, geometry, prefix, onOpen }} />
      </svg>
      {pointer && (
        <TooltipWithBounds
          left={pointer.x}
          top={(pointer.row + 0.5) * rowHeight}
          unstyled
          applyPositionStyle
          className="ad:pointer-events-none ad:z-10 ad:w-max"
        >
          <BarTooltip bar={bars[pointer.row]} series={series} />
        </TooltipWithBounds>
      )}
    </>
  );
}

const HoursAxis = ({ hours, tickCount, bottom }: ChartGeometry) => (
  <AxisBottom
    scale={hours}
    top={bottom}
    numTicks={tickCount}
    tickFormat={(tick) => formatAxisHours(tick.valueOf())}
    tickLength={-bottom}
    hideAxisLine
    tickLineProps={{ stroke: 'var(--border)' }}
    tickLabelProps={{ dy: bottom + 12, fontSize: 12, textAnchor: 'middle', fill: 'var(--muted-foreground)' }}
  />
);

interface StacksProps extends DrawingProps {
  readonly prefix: string;
}

function Stacks({ series, bars, geometry, prefix, onOpen }: StacksProps) {
  const styles = new Map(series.map(({ key, style }) => [key, style]));
  return (
    <BarStackHorizontal
      data={[...bars.keys()]}
      keys={series.map(({ key }) => key)}
      value={(row, key) => (bars[row]?.minutes[key] ?? 0) / minutesPerHour}
      y={(row) => row}
      xScale={geometry.hours}
      yScale={geometry.rows}
      color={(key) => fillOf(prefix, styles.get(key) ?? 'regular')}
    >
      {(stacks) =>
        bars.map((bar, row) => {
          const parts = stacks.map(({ key, bars: all }) => ({ key, ...partOf(all[row]) }));
          const { x, width, y, height } = parts.at(-1) ?? partOf();
          const onClick = () => bar.target && onOpen(bar.target);
          return (
            <g key={y} data-bar={bar.name}>
              <NameTick y={y + height / 2} name={bar.name} width={geometry.left} />
              {parts
                .filter((part) => part.width > 0)
                .map(({ key, ...part }) => (
                  <rect key={key} {...{ ...part, onClick }} />
                ))}
              <BarTotal x={x + width} y={y} height={height} total={bar.total} />
            </g>
          );
        })
      }
    </BarStackHorizontal>
  );
}

const partOf = ({ x = 0, y = 0, width = 0, height = 0, color = '' }: Partial<StackedPart> = {}) => ({
  ...{ x, y, width, height },
  fill: color,
});

interface StackedPart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

/** The width of an element in pixels; 0 until it is known. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

interface BarTooltipProps {
  readonly bar: ChartBar | undefined;
  readonly series: readonly Series[];
}

function BarTooltip({ bar, series }: BarTooltipProps) {
  if (!bar) return null;
  return (
    <div className="ad:rounded-md ad:bg-tooltip ad:px-3 ad:py-2 ad:text-xs ad:text-tooltip-foreground ad:shadow-overlay">
      <p className="ad:max-w-64 ad:font-semibold ad:wrap-anywhere">{bar.name}</p>
      <ul className="ad:mt-1">
        {series
          .filter(({ key }) => (bar.minutes[key] ?? 0) > 0)
          .map(({ key, name }) => (
            <li key={key} className="ad:flex ad:justify-between ad:gap-6 ad:tabular-nums">
              <span>{name}</span>
              <span>{formatDuration(bar.minutes[key] ?? 0)}</span>
            </li>
          ))}
      </ul>
    </div>
  );
}
