import { useApolloClient } from '@timetrack/client';
import type { DialogGuard } from '@timetrack/contracts/routing';
import { LoadFailure, useReportFailure } from '@timetrack/screens/basics';
import { Button, Dialog, DialogContent, DialogHeader, Skeleton } from '@timetrack/ui';
import { ArrowDown, ArrowUp, Pencil, Plus } from '@timetrack/ui/icons';
import { useRef, useState } from 'react';
import { useScheduleScreen } from '../state/screen-context.js';
import { DeleteTemplate } from './DeleteTemplate.js';
import { findNewTemplateButton } from './TemplateDialog.js';
import { formatTemplateTimes } from './template-times.js';
import { LoadTemplates, OrderTemplates } from './templates.graphql.js';
import { type Template, useTemplates } from './use-templates.js';

export function ManageTemplates({ guard }: { readonly guard: DialogGuard }) {
  const { open } = useScheduleScreen();
  const { templates, error, onRetry } = useTemplates();
  const newButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open onOpenChange={guard.close}>
      <DialogContent className="sc:max-w-lg" focusFallback={findNewTemplateButton}>
        <DialogHeader
          title="Shift templates"
          description="All managers share these templates. Changing a template does not change existing shifts."
        />
        {error !== undefined && (
          <LoadFailure title="The templates could not be loaded" error={error} onRetry={onRetry} />
        )}
        {!templates && error === undefined && <Skeleton className="sc:h-40" />}
        {templates?.length === 0 && (
          <p className="sc:rounded-lg sc:border sc:border-dashed sc:border-border sc:px-4 sc:py-6 sc:text-center sc:text-sm sc:text-muted-foreground">
            There are no templates yet.
          </p>
        )}
        {templates && templates.length > 0 && (
          <TemplateList templates={templates} focusElsewhere={() => newButton.current?.focus()} />
        )}
        {templates && (
          <Button
            ref={newButton}
            variant="outline"
            className="sc:self-start"
            onClick={() => open({ kind: 'template', id: null, copyOf: null })}
          >
            <Plus aria-hidden="true" />
            <span>New Template</span>
          </Button>
        )}
      </DialogContent>
    </Dialog>
  );
}

interface TemplateListProps {
  readonly templates: readonly Template[];
  readonly focusElsewhere: () => void;
}

function TemplateList({ templates, focusElsewhere }: TemplateListProps) {
  const { open } = useScheduleScreen();
  const { ordered, announcement, move } = useTemplateOrder(templates);
  return (
    <>
      <ul aria-label="Shift templates" className="sc:flex sc:flex-col sc:divide-y sc:divide-border">
        {ordered.map((template, index) => (
          <li key={template.id} className="sc:flex sc:items-center sc:gap-1 sc:py-2">
            <div className="sc:mr-auto sc:min-w-0 sc:pr-2">
              <p className="sc:line-clamp-2 sc:font-medium sc:wrap-anywhere">{template.name}</p>
              <p className="sc:line-clamp-2 sc:text-sm sc:text-muted-foreground sc:wrap-anywhere">
                {describeTemplate(template)}
              </p>
            </div>
            <IconButton
              icon={ArrowUp}
              label={`Move ‘${template.name}’ up`}
              isUnavailable={index === 0}
              onClick={() => move(index, -1)}
            />
            <IconButton
              icon={ArrowDown}
              label={`Move ‘${template.name}’ down`}
              isUnavailable={index === ordered.length - 1}
              onClick={() => move(index, 1)}
            />
            <IconButton
              icon={Pencil}
              label={`Edit ‘${template.name}’`}
              onClick={() => open({ kind: 'template', id: template.id, copyOf: null })}
            />
            <DeleteTemplate template={template} focusElsewhere={focusElsewhere} />
          </li>
        ))}
      </ul>
      <p role="status" className="sc:sr-only">
        {announcement}
      </p>
    </>
  );
}

/** `6a – 2p, Front desk, Riverside` */
function describeTemplate(template: Template): string {
  const { title, name, job } = template;
  const jobName = job?.retired ? `${job.name} (retired)` : job?.name;
  return [formatTemplateTimes(template), title === name ? null : title, jobName].filter(Boolean).join(', ');
}

interface IconButtonProps {
  readonly icon: typeof ArrowUp;
  readonly label: string;
  /** An unavailable button keeps the focus: it was just pressed. */
  readonly isUnavailable?: boolean;
  readonly onClick: () => void;
}

function IconButton({ icon: Icon, label, isUnavailable = false, onClick }: IconButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      title={label}
      aria-disabled={isUnavailable || undefined}
      onClick={isUnavailable ? undefined : onClick}
      className="sc:aria-disabled:cursor-default sc:aria-disabled:opacity-40"
    >
      <Icon aria-hidden="true" />
    </Button>
  );
}

/** The templates in the order that the user has chosen, which is shown before the server has saved it. */
function useTemplateOrder(templates: readonly Template[]) {
  const client = useApolloClient();
  const reportFailure = useReportFailure();
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const saving = useRef(Promise.resolve());
  const ordered = ids ? sortByIds(templates, ids) : templates;

  async function save(next: readonly string[]): Promise<void> {
    try {
      await client.mutate({ mutation: OrderTemplates, variables: { input: { ids: [...next] } } });
      await client.refetchQueries({ include: [LoadTemplates] });
    } catch (error) {
      setIds(null);
      reportFailure(error, 'Failed to move the template');
      void client.refetchQueries({ include: [LoadTemplates] });
    }
  }

  function move(index: number, step: 1 | -1): void {
    const next = ordered.map(({ id }) => id);
    const [moved] = next.splice(index, 1);
    if (moved === undefined) return;
    next.splice(index + step, 0, moved);
    setIds(next);
    setAnnouncement(`‘${ordered[index]?.name}’ is now ${index + step + 1} of ${next.length}`);
    // One request at a time, so that the last order wins.
    saving.current = saving.current.then(() => save(next));
  }

  return { ordered, announcement, move };
}

/** Templates that another user has added since come last. */
function sortByIds(templates: readonly Template[], ids: readonly string[]): readonly Template[] {
  const rank = ({ id }: Template) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return templates.toSorted((one, other) => rank(one) - rank(other));
}
