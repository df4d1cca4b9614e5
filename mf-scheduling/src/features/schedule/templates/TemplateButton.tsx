import { Button } from '@timetrack/ui/basics';
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

/** A template that is chosen by a press, and dragged to a day. */
export function TemplateButton({ template, isChosen, onChoose, ...drag }: TemplateButtonProps) {
  const { name, job } = template;
  const times = formatTemplateTimes(template);
  return (
    <Button
      {...drag}
      draggable
      variant={isChosen ? 'default' : 'outline'}
      aria-pressed={isChosen}
      title={job ? `${name}, ${times}, ${job.name}` : `${name}, ${times}`}
      onClick={onChoose}
      className="sc:h-11 sc:max-w-52 sc:flex-col sc:items-start sc:gap-0 sc:px-3 sc:md:h-11"
    >
      <span className="sc:max-w-full sc:truncate sc:leading-5">{name}</span>{' '}
      <span className="sc:text-xs sc:leading-4 sc:font-normal sc:tabular-nums sc:opacity-90">{times}</span>
    </Button>
  );
}
