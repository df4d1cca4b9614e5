import { useApolloClient } from '@timetrack/client';
import { useReportFailure } from '@timetrack/screens/basics';
import { useRef, useState } from 'react';
import { LoadTemplates, OrderTemplates } from './templates.graphql.js';
import type { Template } from './use-templates.js';

/** The templates in the order that the user has chosen, which is shown before the server has saved it. */
export function useTemplateOrder(templates: readonly Template[]) {
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
