import { LoadFailure } from '@timetrack/screens/basics';
import { Button, Skeleton } from '@timetrack/ui/basics';
import { Plus, X } from '@timetrack/ui/icons';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import type { Row } from '../board/arrange-board.js';
import type { BoardEdits } from '../board/board-edits.js';
import type { BoardRange } from '../board/board-range.js';
import { findMenuButton } from '../state/focus-targets.js';
import { useIsPhone, useIsTouch } from '../state/use-is-phone.js';
import type { ScheduleAddress } from '../state/use-schedule-address.js';
import { hintOf, PlacingStatus } from './PlacingStatus.js';
import { TemplateButton } from './TemplateButton.js';
import { usePlaceTemplate } from './use-place-template.js';
import { usePlacing } from './use-placing.js';
import { type Template, useTemplates } from './use-templates.js';

export interface TemplatePanelProps {
  readonly address: ScheduleAddress;
  /** The element around the board, whose days receive templates. */
  readonly area: RefObject<HTMLElement | null>;
  /** The rows of the board. */
  readonly rows: readonly Row[];
  readonly range: BoardRange;
  readonly edits: BoardEdits;
}

/** The shift templates above the board. A chosen template is added to each day that is pressed, until Escape. */
export function TemplatePanel({ address, area, rows, range, edits }: TemplatePanelProps) {
  const { view, date, open, change, dialog } = address;
  const loaded = useTemplates();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = loaded.templates?.find(({ id }) => id === chosenId) ?? null;
  const isPhoneMonth = useIsPhone() && view === 'month';
  const isTouch = useIsTouch();
  const panel = useRef<HTMLElement>(null);
  const keysId = useId();
  const { placed, place, undo, forget } = usePlaceTemplate({ rows, edits, boardStart: range.days[0] ?? '' });

  const openForm = (day: string, template: Template) =>
    open({ kind: 'create', day, personId: null, copyOf: null, template: template.id });
  const add = (template: Template, day: string, personId: string | null) =>
    personId === null ? openForm(day, template) : void place(template, day, personId);
  const isDialogOpen = dialog !== null;
  const dragHandlers = usePlacing({ area, chosen, keysId, isDialogOpen, onAdd: add, onEnd: endPlacing });

  function endPlacing(): void {
    forget();
    setChosenId(null);
  }
  function choose(template: Template): void {
    // A phone shows the days of a month too small to receive anything but a press.
    if (isPhoneMonth) openForm(date, template);
    else if (template.id === chosenId) endPlacing();
    else {
      forget();
      setChosenId(template.id);
    }
  }
  function undoAndKeepFocus(): void {
    undo();
    panel.current?.querySelector<HTMLElement>('[aria-pressed="true"], [data-new-template]')?.focus();
  }
  function close(): void {
    change({ templates: 'hidden' }, { replace: true });
    findMenuButton()?.focus();
  }

  return (
    <section
      ref={panel}
      aria-label="Shift templates"
      className="sc:mb-3 sc:flex sc:flex-col sc:gap-1.5 sc:rounded-xl sc:border sc:border-border sc:bg-card sc:px-3 sc:py-2.5 sc:shadow-card sc:print:hidden"
    >
      <div className="sc:flex sc:flex-wrap sc:items-center sc:gap-x-3 sc:gap-y-1.5">
        <div className="sc:order-last sc:w-full sc:min-w-0 sc:md:order-none sc:md:w-auto sc:md:flex-1">
          <Templates
            {...loaded}
            render={(template) => (
              <TemplateButton
                template={template}
                isChosen={template === chosen}
                onChoose={() => choose(template)}
                {...dragHandlers(template)}
              />
            )}
          />
        </div>
        <div className="sc:flex sc:items-center sc:gap-1 sc:max-md:flex-1 sc:md:self-start">
          <h2 className="sc:text-sm sc:font-semibold sc:max-md:mr-auto sc:md:sr-only">Shift templates</h2>
          <Button
            data-new-template=""
            variant="outline"
            size="sm"
            onClick={() => open({ kind: 'template', id: null, copyOf: null })}
          >
            <Plus aria-hidden="true" />
            <span>
              New<span className="sc:max-sm:sr-only"> Template</span>
            </span>
          </Button>
          <Button variant="ghost" size="sm" onClick={() => open({ kind: 'templates' })}>
            Manage
          </Button>
          <Button variant="ghost" size="icon" aria-label="Hide templates" onClick={close} className="sc:md:size-8">
            <X aria-hidden="true" />
          </Button>
        </div>
      </div>
      <PlacingStatus
        hint={hintOf({ templates: loaded.templates, chosen, view: isPhoneMonth ? 'phone' : view, isTouch })}
        placed={placed}
        chosen={chosen}
        keysId={keysId}
        onUndo={undoAndKeepFocus}
        onEnd={endPlacing}
      />
    </section>
  );
}

interface TemplatesProps extends ReturnType<typeof useTemplates> {
  readonly render: (template: Template) => ReactNode;
}

function Templates({ templates, error, onRetry, render }: TemplatesProps) {
  if (!templates && error)
    return <LoadFailure title="The templates could not be loaded" error={error} onRetry={onRetry} />;
  if (!templates) {
    return (
      <div aria-hidden="true" className="sc:flex sc:gap-2">
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} className="sc:h-11 sc:w-28" />
        ))}
      </div>
    );
  }
  if (templates.length === 0) {
    return (
      <p className="sc:text-sm sc:text-pretty sc:text-muted-foreground">
        <span className="sc:font-medium sc:text-foreground">No templates yet.</span> A template keeps the times, break,
        job and notes of a shift that you plan often. Create one here, or open a schedule and choose Save as Template.
      </p>
    );
  }
  return (
    <ul className="sc:flex sc:gap-2 sc:p-0.5 sc:max-md:overflow-x-auto sc:md:max-h-26 sc:md:flex-wrap sc:md:overflow-y-auto">
      {templates.map((template) => (
        <li key={template.id} className="sc:shrink-0">
          {render(template)}
        </li>
      ))}
    </ul>
  );
}
