import { Button, VisuallyHidden } from '@timetrack/ui/basics';
import { RotateCw } from '@timetrack/ui/icons';
import { useState } from 'react';
import { useReportFailure } from './use-report-failure.js';

interface RefreshButtonProps {
  readonly onRefresh: () => Promise<unknown>;
  /** Whether the data is being loaded, by this button or for another reason. */
  readonly isLoading: boolean;
  /** Announced to screen readers after a refresh: `Schedule refreshed`. */
  readonly announcement: string;
  /** Shows only the icon, for narrow spaces. */
  readonly iconOnly?: boolean;
}

export function RefreshButton({ onRefresh, isLoading, announcement, iconOnly = false }: RefreshButtonProps) {
  const reportFailure = useReportFailure();
  const [announced, setAnnounced] = useState('');
  async function refresh(): Promise<void> {
    setAnnounced('');
    try {
      await onRefresh();
      setAnnounced(announcement);
    } catch (error) {
      reportFailure(error, 'Failed to refresh');
    }
  }
  return (
    <>
      <Button
        variant="outline"
        size={iconOnly ? 'icon' : 'default'}
        title={iconOnly ? 'Refresh' : undefined}
        className={iconOnly ? 'size-11 md:size-10' : undefined}
        busy={isLoading}
        onClick={() => void refresh()}
      >
        {!(iconOnly && isLoading) && <RotateCw aria-hidden="true" />}
        <span className={iconOnly ? 'sr-only' : undefined}>Refresh</span>
      </Button>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  );
}
