import { useId } from 'react';
import { Minutes } from '../report/Minutes.js';
import type { Series } from './chart-data.js';
import { fillOf, Patterns } from './Patterns.js';

/** What the colours and patterns mean, with the hours of each over the whole report. */
export function Legend({ series }: { readonly series: readonly Series[] }) {
  const sum = series.reduce((total, { total: minutes }) => total + minutes, 0);
  return (
    <dl className="ad:flex ad:flex-wrap ad:gap-x-8 ad:gap-y-3">
      {series.map(({ key, name, look, total }) => (
        <div key={key} className="ad:flex ad:flex-col ad:gap-0.5">
          <dt className="ad:flex ad:items-center ad:gap-2 ad:text-xs ad:text-muted-foreground">
            <Swatch look={look} />
            {name}
          </dt>
          <dd className="ad:text-lg ad:leading-6 ad:font-semibold ad:tracking-tight ad:tabular-nums">
            <Minutes minutes={total} />
            {series.length > 1 && (
              <span className="ad:ml-1.5 ad:text-xs ad:font-normal ad:text-muted-foreground">{share(total / sum)}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Swatch({ look }: Pick<Series, 'look'>) {
  const prefix = useId();
  return (
    <svg aria-hidden="true" className="ad:size-4 ad:shrink-0">
      <Patterns prefix={prefix} looks={[look]} />
      <rect width="16" height="16" rx="3" fill={fillOf(prefix, look)} />
    </svg>
  );
}

/** `12%`; what is there is never called nothing, and what is not all never everything. */
function share(part: number): string {
  const percent = Math.round(part * 100);
  if (percent === 0) return '<1%';
  return percent === 100 && part < 1 ? '>99%' : `${percent}%`;
}
