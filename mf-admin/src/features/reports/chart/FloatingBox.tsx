import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { ChartGeometry } from './chart-geometry.js';

interface FloatingBoxProps {
  readonly x: number;
  readonly y: number;
  readonly area: Pick<ChartGeometry, 'left' | 'right' | 'bottom'>;
  readonly children: ReactNode;
}

const distance = 10;

/** A box below and to the right of a point, or on the other side if it would leave the area. */
export function FloatingBox({ x, y, area: { left, right, bottom }, children }: FloatingBoxProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    box.style.translate = `${place(x, box.offsetWidth, left, right)}px ${place(y, box.offsetHeight, 0, bottom)}px`;
  });
  return (
    <div ref={ref} className="ad:pointer-events-none ad:absolute ad:top-0 ad:left-0 ad:z-10 ad:w-max">
      {children}
    </div>
  );
}

function place(point: number, size: number, start: number, end: number): number {
  const fits = point + distance + size <= end;
  return Math.max(start, fits ? point + distance : point - distance - size);
}
