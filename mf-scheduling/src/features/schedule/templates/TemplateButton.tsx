import { Button } from '@timetrack/ui/basics';
import { TriangleAlert } from '@timetrack/ui/icons';
import type { DragEventHandler } from 'react';
import { formatTemplateTimes } from './template-times.js';
import type { Template } from './use-templates.js';

interface TemplateButtonProps {
  readonly template: Template;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onDragStart: DragEventHandler;
  readonly onDragEnd: DragEventHandler;
}

export function TemplateButton({ template, isChosen, onChoose, ...drag }: TemplateButtonProps) {
  const { name, job } = template;
  const times = formatTemplateTimes(template);
  const problem = job?.retired ? `the job ${job.name} is retired` : job?.name;
  return (
    <Button
      {...drag}
      draggable
      variant={isChosen ? 'default' : 'outline'}
      aria-pressed={isChosen}
      title={problem ? `${name}, ${times}, ${problem}` : `${name}, ${times}`}
      onClick={onChoose}
      className="sc:h-11 sc:max-w-64 sc:gap-2 sc:px-3 sc:md:h-8 sc:md:px-2.5"
    >
      <span className="sc:truncate">{name}</span>{' '}
      <span className="sc:shrink-0 sc:text-xs sc:font-normal sc:tabular-nums sc:opacity-90">{times}</span>
      {job?.retired && (
        <>
          <TriangleAlert aria-hidden="true" className="sc:size-3.5 sc:text-warning" />
          <span className="sc:sr-only">, job retired</span>
        </>
      )}
    </Button>
  );
}
