import { Card, CardContent, Skeleton, VisuallyHidden } from '@timetrack/ui';

const bars = ['ad:w-11/12', 'ad:w-10/12', 'ad:w-8/12', 'ad:w-7/12', 'ad:w-5/12', 'ad:w-3/12'];

export function PreviewSkeleton() {
  return (
    <Card role="status" aria-busy="true">
      <VisuallyHidden>Generating the report</VisuallyHidden>
      <CardContent className="ad:flex ad:flex-col ad:gap-6">
        <div className="ad:flex ad:flex-col ad:gap-2">
          <Skeleton className="ad:h-6 ad:w-72 ad:max-w-full" />
          <Skeleton className="ad:h-4 ad:w-96 ad:max-w-full" />
        </div>
        <div className="ad:flex ad:flex-col ad:gap-3">
          {bars.map((width) => (
            <Skeleton key={width} className={`ad:h-5 ${width}`} />
          ))}
        </div>
        <div className="ad:flex ad:flex-col ad:gap-3">
          {bars.map((width) => (
            <Skeleton key={width} className="ad:h-6" />
          ))}
        </div>
      </CardContent>
    </Card>
  );
}
