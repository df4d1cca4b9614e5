import { LoadFailure, matchesText } from '@timetrack/screens/basics';
import { Button, Input, Skeleton } from '@timetrack/ui/basics';
import { TriangleAlert } from '@timetrack/ui/icons';
import { type DragEventHandler, type ReactNode, useState } from 'react';
import { formatTemplateTimes } from './template-times.js';
import type { Template, useTemplates } from './use-templates.js';

interface TemplateButtonsProps extends ReturnType<typeof useTemplates> {
  readonly render: (template: Template) => ReactNode;
}

export function TemplateButtons({ templates, error, onRetry, render }: TemplateButtonsProps) {
  if (!templates && error)
    return <LoadFailure title="The templates could not be loaded" error={error} onRetry={onRetry} />;
  if (!templates) {
    return (
      <div aria-hidden="true" className="sc:flex sc:gap-2">
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} className="sc:h-8 sc:w-28" />
        ))}
      </div>
    );
  }
  if (templates.length === 0) {
    return (
      <p className="sc:text-sm sc:text-pretty sc:text-muted-foreground">
        <span className="sc:font-medium sc:text-foreground">No templates yet.</span>
        <span>
          {
            ' A template keeps the times, break, job and notes of a shift that you plan often. Create one here, or open a schedule and choose Save as Template.'
          }
        </span>
      </p>
    );
  }
  return <FoundTemplates templates={templates} render={render} />;
}

const manyTemplates = 13;

interface FoundTemplatesProps extends Pick<TemplateButtonsProps, 'render'> {
  readonly templates: readonly Template[];
}

function FoundTemplates({ templates, render }: FoundTemplatesProps) {
  const [find, setFind] = useState('');
  const found = templates.filter(({ name, title }) => matchesText(`${name} ${title}`, find));
  return (
    <div className="sc:flex sc:items-start sc:gap-2 sc:max-md:flex-col">
      {templates.length >= manyTemplates && (
        <Input
          type="search"
          aria-label="Find templates"
          placeholder="Find templates"
          value={find}
          onChange={({ target }) => setFind(target.value)}
          className="sc:shrink-0 sc:md:h-8 sc:md:w-36"
        />
      )}
      {found.length === 0 && (
        <p className="sc:py-1.5 sc:text-sm sc:text-muted-foreground">No template has that name.</p>
      )}
      <ul className="sc:flex sc:max-w-full sc:gap-2 sc:p-0.5 sc:max-md:overflow-x-auto sc:md:max-h-19 sc:md:flex-wrap sc:md:overflow-y-auto">
        {found.map((template) => (
          <li key={template.id} className="sc:shrink-0">
            {render(template)}
          </li>
        ))}
      </ul>
    </div>
  );
}

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
      <span className="sc:truncate">{`${name} `}</span>
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
