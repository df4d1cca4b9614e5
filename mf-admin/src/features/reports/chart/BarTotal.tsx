interface BarTotalProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly words: string;
}

/** The sum of a bar, behind its last part. */
export function BarTotal({ x, y, width, height, words }: BarTotalProps) {
  return (
    <text x={x + width + 6} y={y + height / 2} dy="0.35em" fontSize={12} fill="var(--foreground)">
      {words}
    </text>
  );
}
