interface RadiusDrawingProps {
  readonly radiusMeters: number;
  readonly toleranceMeters: number;
}

const width = 320;
const height = 160;
const margin = 12;

/** The circle of a place to scale, with the tolerance around it and a bar of a round length. */
export function RadiusDrawing({ radiusMeters, toleranceMeters }: RadiusDrawingProps) {
  const reach = radiusMeters + toleranceMeters;
  const scale = (height / 2 - margin) / reach;
  const bar = chooseBar(reach);
  const label = `A circle of ${formatMeters(radiusMeters)}, and ${formatMeters(toleranceMeters)} of tolerance around it`;
  return (
    <figure className="ad:flex ad:flex-col ad:gap-2">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        className="ad:w-full ad:rounded-md ad:border ad:border-border ad:bg-muted/40"
      >
        <g transform={`translate(${height / 2} ${height / 2})`}>
          <circle r={reach * scale} className="ad:fill-primary/5 ad:stroke-primary/60" strokeDasharray="4 4" />
          <circle r={radiusMeters * scale} className="ad:fill-primary/15 ad:stroke-primary" />
          <circle r={3} className="ad:fill-primary" />
        </g>
        <g transform={`translate(${height + margin} ${height - margin * 2})`} className="ad:text-foreground">
          <path d={`M0 -6V0H${bar * scale}V-6`} fill="none" stroke="currentColor" />
          <text y={-12} fontSize={12} fill="currentColor">
            {formatMeters(bar)}
          </text>
        </g>
      </svg>
      <figcaption className="ad:text-sm ad:text-muted-foreground">
        {`Punches up to ${formatMeters(reach)} from the center count as made here.`}
      </figcaption>
    </figure>
  );
}

/** The longest of 1, 2 and 5 times a power of ten that is no longer than the radius of the drawing. */
function chooseBar(meters: number): number {
  const power = 10 ** Math.floor(Math.log10(meters));
  return [5, 2, 1].map((times) => times * power).find((length) => length <= meters) ?? power;
}

function formatMeters(meters: number): string {
  return meters < 1000 ? `${meters} m` : `${(meters / 1000).toLocaleString('en-US')} km`;
}
