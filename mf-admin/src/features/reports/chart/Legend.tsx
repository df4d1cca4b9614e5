import { useId } from 'react';
import { Minutes } from '../../../components/Minutes.js';
import type { Series } from './chart-data.js';
import { fillOf, Patterns } from './Patterns.js';

/** The colors and patterns of the chart, with the total hours of each. */
export function Legend({ series }: { readonly series: readonly Series[] }) {
  const sum = series.reduce((total, { total: minutes }) => total + minutes, 0);
  return (
    <dl className="ad:flex ad:flex-wrap ad:gap-x-8 ad:gap-y-3">
      {series.map(({ key, name, style, total }) => (
        <div key={key} className="ad:flex ad:flex-col ad:gap-0.5">
          <dt className="ad:flex ad:items-center ad:gap-2 ad:text-xs ad:text-muted-foreground">
            <Swatch style={style} />
            {name}
          </dt>
          <dd className="ad:text-lg ad:leading-6 ad:font-semibold ad:tracking-tight ad:tabular-nums">
            <Minutes minutes={total} />
            {series.length > 1 && (
              <span className="ad:ml-1.5 ad:text-xs ad:font-normal ad:text-muted-foreground">
                {formatShare(total / sum)}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Swatch({ style }: Pick<Series, 'style'>) {
  const prefix = useId();
  return (
    <svg aria-hidden="true" className="ad:size-4 ad:shrink-0">
      <Patterns prefix={prefix} styles={[style]} />
      <rect width="16" height="16" rx="3" fill={fillOf(prefix, style)} />
    </svg>
  );
}

/** `12%`. Never rounds a part up to 100% or down to 0%. */
function formatShare(part: number): string {
  const percent = Math.round(part * 100);
  if (percent === 0) return '<1%';
  return percent === 100 && part < 1 ? '>99%' : `${percent}%`;
}
