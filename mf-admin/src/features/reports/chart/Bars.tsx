import { useId, useState } from 'react';
import type { Target } from '../report/report-data.js';
import { Axis } from './Axis.js';
import { Bar } from './Bar.js';
import { BarTooltip } from './BarTooltip.js';
import type { ChartData } from './chart-data.js';
import { type ChartGeometry, geometryOf, heightOf, rowHeight } from './chart-geometry.js';
import { FloatingBox } from './FloatingBox.js';
import { NameTick } from './NameTick.js';
import { Patterns } from './Patterns.js';
import { useWidth } from './use-width.js';

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

  /** Follows the pointer within the area of the bars. */
  function follow({ clientX, clientY, currentTarget }: React.MouseEvent<SVGSVGElement>) {
    const box = currentTarget.getBoundingClientRect();
    const [x, y] = [clientX - box.left, clientY - box.top];
    setPointer(x >= left && x <= right && y >= 0 && y < bottom ? { x, row: Math.floor(y / rowHeight) } : null);
  }

  // Two bars may have the same name, but not the same place.
  const rows = bars.map((bar, index) => ({ bar, top: index * rowHeight }));
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
        <Axis {...geometry} />
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
        {rows.map(({ bar, top }) => (
          <g key={top}>
            <NameTick y={top + rowHeight / 2} name={bar.name} width={left} />
            <Bar {...{ bar, top, series, geometry, prefix, onOpen }} />
          </g>
        ))}
      </svg>
      {pointer && (
        <FloatingBox x={pointer.x} y={(pointer.row + 0.5) * rowHeight} area={geometry}>
          <BarTooltip bar={bars[pointer.row]} series={series} />
        </FloatingBox>
      )}
    </>
  );
}
