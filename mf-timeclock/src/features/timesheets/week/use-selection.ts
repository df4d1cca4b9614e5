import { useState } from 'react';
import { approvableOf, type Selection, selectedOf, toggle } from './selection.js';
import type { PersonWeek } from './week.graphql.js';

const nothing: Selection = new Map();

/** What the viewer has selected in a week. It stays selected when they turn to other people, but not in another week. */
export function useSelection(week: string | undefined, people: readonly PersonWeek[]) {
  const [chosen, setChosen] = useState<{ readonly week: string | undefined; readonly selection: Selection }>({
    week,
    selection: nothing,
  });
  const selection = chosen.week === week ? chosen.selection : nothing;
  const all = people.flatMap(approvableOf);
  return {
    all,
    selection,
    selected: selectedOf(people, selection),
    toggleAll: () => setChosen({ week, selection: toggle(selection, all) }),
    toggle: (ids: readonly string[]) =>
      setChosen({
        week,
        selection: toggle(
          selection,
          all.filter(({ id }) => ids.includes(id)),
        ),
      }),
    clear: () => setChosen({ week, selection: nothing }),
  };
}
