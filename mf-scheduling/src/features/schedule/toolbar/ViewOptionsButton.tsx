import { Button } from '@timetrack/ui/basics';
import { useState } from 'react';
import { loadOnDemand } from '../on-demand/load-on-demand.js';
import type { ViewOptionsProps } from './ViewOptions.js';

export const ViewOptions = loadOnDemand(async () => (await import('./ViewOptions.js')).ViewOptions);

export function ViewOptionsButton(props: ViewOptionsProps) {
  const [isLoaded, setLoaded] = useState(false);
  if (isLoaded) return <ViewOptions {...props} />;
  return (
    <Button
      variant="outline"
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={() => void ViewOptions.preload().then(() => setLoaded(true))}
    >
      View options
    </Button>
  );
}
