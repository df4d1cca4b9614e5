import { useIsPhone } from '@timetrack/screens/basics';
import { Button } from '@timetrack/ui/basics';
import { Plus, X } from '@timetrack/ui/icons';
import { type RefObject, useContext, useEffect, useId, useRef, useState } from 'react';
import type { Row } from '../board/arrange-board.js';
import type { BoardEdits } from '../board/board-edits.js';
import type { BoardRange } from '../board/board-range.js';
import { SelectionContext, useSelection } from '../selection/selection-store.js';
import { findMenuButton, useIsTouch } from '../state/screen-context.js';
import type { ScheduleAddress } from '../state/use-schedule-address.js';
import { hintOf, PlacingStatus } from './PlacingStatus.js';
import { TemplateButton, TemplateButtons } from './TemplateButtons.js';
import { usePlaceTemplate } from './use-place-template.js';
import { usePlacing } from './use-placing.js';
import { type Template, useTemplates } from './use-templates.js';

export interface TemplatePanelProps {
  readonly address: ScheduleAddress;
  readonly area: RefObject<HTMLElement | null>;
  readonly rows: readonly Row[];
  readonly range: BoardRange;
  readonly edits: BoardEdits;
}

/** The shift templates above the board. A chosen template is added to each day that is pressed, until Escape. */
export function TemplatePanel({ address, area, rows, range, edits }: TemplatePanelProps) {
  const { view, date, open, change, dialog } = address;
  const loaded = useTemplates();
  const { chosen, setChosen } = useChosenTemplate(loaded.templates);
  const isPhoneMonth = useIsPhone() && view !== 'timeline';
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
    setChosen(null);
  }
  function choose(template: Template): void {
    // A phone shows the days of a month too small to receive anything but a press.
    if (isPhoneMonth) openForm(date, template);
    else if (template === chosen) endPlacing();
    else {
      forget();
      setChosen(template);
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
      className="sc:mb-3 sc:flex sc:flex-wrap sc:items-center sc:gap-x-3 sc:gap-y-1.5 sc:rounded-xl sc:border sc:border-border sc:bg-card sc:px-3 sc:py-1.5 sc:shadow-card sc:print:hidden"
    >
      <div className="sc:min-w-0 sc:max-w-full sc:max-md:order-1 sc:max-md:w-full">
        <TemplateButtons
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
      <PlacingStatus
        hint={hintOf({ templates: loaded.templates, chosen, view: isPhoneMonth ? 'phone' : view, isTouch })}
        placed={placed}
        chosen={chosen}
        keysId={keysId}
        onUndo={undoAndKeepFocus}
        onEnd={endPlacing}
      />
      <div className="sc:flex sc:items-center sc:gap-1 sc:max-md:w-full sc:md:ml-auto">
        <h2 className="sc:text-sm sc:font-semibold sc:max-md:mr-auto sc:md:sr-only">Shift templates</h2>
        <Button
          data-new-template=""
          variant="outline"
          size="sm"
          onClick={() => open({ kind: 'template', id: null, copyOf: null })}
        >
          <Plus aria-hidden="true" />
          <span>
            <span>New</span>
            <span className="sc:max-sm:sr-only"> Template</span>
          </span>
        </Button>
        <Button variant="ghost" size="sm" onClick={() => open({ kind: 'templates' })}>
          Manage
        </Button>
        <Button variant="ghost" size="icon" aria-label="Hide templates" onClick={close} className="sc:md:size-8">
          <X aria-hidden="true" />
        </Button>
      </div>
    </section>
  );
}

/**
 * The template that a press on a day adds. Selecting shifts ends it, and choosing a template clears the selection: a press on
 * a card can only mean one of them.
 */
function useChosenTemplate(templates: readonly Template[] | null) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const selection = useContext(SelectionContext);
  const { isActive: isSelecting } = useSelection();
  useEffect(() => {
    if (isSelecting) setChosenId(null);
  }, [isSelecting]);

  function setChosen(template: Template | null): void {
    if (template) selection.clear();
    setChosenId(template?.id ?? null);
  }

  return { chosen: templates?.find(({ id }) => id === chosenId) ?? null, setChosen };
}
