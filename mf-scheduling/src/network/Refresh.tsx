import { Button } from '@timetrack/ui';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTellFailure } from './use-tell-failure.js';

interface RefreshProps {
  readonly onRefresh: () => Promise<unknown>;
  /** Whether it is being read anyway. */
  readonly reading: boolean;
  /** Told once it has been read again, to those who don't see it. */
  readonly news: string;
  /** The sign alone, where there is little room. */
  readonly small?: boolean;
}

export function Refresh({ onRefresh, reading, news, small = false }: RefreshProps) {
  const tellFailure = useTellFailure();
  const [told, setTold] = useState('');
  async function refresh(): Promise<void> {
    setTold('');
    try {
      await onRefresh();
      setTold(news);
    } catch (error) {
      tellFailure(error, 'Failed to refresh');
    }
  }
  return (
    <>
      <Button
        variant="outline"
        size={small ? 'icon' : 'default'}
        title={small ? 'Refresh' : undefined}
        className={small ? 'sc:size-11 sc:md:size-10' : undefined}
        busy={reading}
        onClick={() => void refresh()}
      >
        {!(small && reading) && <RotateCw aria-hidden="true" />}
        <span className={small ? 'sc:sr-only' : undefined}>Refresh</span>
      </Button>
      <span role="status" className="sc:sr-only">
        {told}
      </span>
    </>
  );
}
