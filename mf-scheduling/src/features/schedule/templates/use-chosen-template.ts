import { useContext, useEffect, useState } from 'react';
import { SelectionContext, useSelection } from '../selection/selection-store.js';
import type { Template } from './use-templates.js';

/**
 * The template that a press on a day adds. Selecting shifts ends it, and choosing a template clears the selection: a press on
 * a card can only mean one of them.
 */
export function useChosenTemplate(templates: readonly Template[] | null) {
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
