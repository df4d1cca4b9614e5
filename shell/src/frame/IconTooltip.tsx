import { Tooltip, TooltipContent, TooltipTrigger } from '@timetrack/ui';
import type { ReactElement } from 'react';

interface IconTooltipProps {
  readonly label: string;
  /** Whether to show the tooltip. It is not needed while the label is visible. */
  readonly isEnabled: boolean;
  readonly children: ReactElement;
}

/** Names an icon of the collapsed sidebar. */
export function IconTooltip({ label, isEnabled, children }: IconTooltipProps) {
  return (
    <Tooltip open={isEnabled ? undefined : false}>
      <TooltipTrigger asChild>{children}</TooltipTrigger>
      <TooltipContent side="right" sideOffset={12}>
        {label}
      </TooltipContent>
    </Tooltip>
  );
}
