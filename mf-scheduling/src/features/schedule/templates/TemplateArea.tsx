import { Skeleton } from '@timetrack/ui/basics';
import { type ReactNode, useRef } from 'react';
import { loadOnDemand } from '../on-demand/load-on-demand.js';
import { useScheduleScreen } from '../state/screen-context.js';
import type { TemplatePanelProps } from './TemplatePanel.js';

const TemplatePanel = loadOnDemand(async () => (await import('./TemplatePanel.js')).TemplatePanel, {
  placeholder: <Skeleton className="sc:mb-3 sc:h-11 sc:rounded-xl" />,
});

interface TemplateAreaProps extends Omit<TemplatePanelProps, 'area'> {
  readonly children: ReactNode;
}

export function TemplateArea({ children, ...panel }: TemplateAreaProps) {
  const { canManage } = useScheduleScreen();
  const area = useRef<HTMLDivElement>(null);
  return (
    <>
      {canManage && panel.address.templates === 'shown' && <TemplatePanel {...panel} area={area} />}
      <div ref={area}>{children}</div>
    </>
  );
}
