import { useApolloClient, useMutation } from '@timetrack/client';
import { useState } from 'react';
import type { ScheduleSelectionAction } from '../../../gql/graphql.js';
import { ChangeSelection } from '../board/schedule.graphql.js';
import { reloadBoard, useBoardChange } from '../board/use-board-change.js';
import type { Outcome } from './outcome.js';

/** The gateway takes as many shifts in one request. */
const maxAtOnce = 500;

/** Applies an action to shifts, and loads the board again. Returns null after a failure, which is reported. */
export function useChangeSelection() {
  const client = useApolloClient();
  const changeBoard = useBoardChange();
  const [change] = useMutation(ChangeSelection);
  const [running, setRunning] = useState<ScheduleSelectionAction | null>(null);

  async function changeAll(ids: readonly string[], action: ScheduleSelectionAction): Promise<Outcome> {
    const changedIds: string[] = [];
    const left: Outcome['left'][number][] = [];
    for (let first = 0; first < ids.length; first += maxAtOnce) {
      const input = { ids: ids.slice(first, first + maxAtOnce), action };
      const { data } = await change({ variables: { input } });
      changedIds.push(...(data?.scheduleSelectionChange?.changedIds ?? []));
      left.push(...(data?.scheduleSelectionChange?.left ?? []));
    }
    return { action, changedIds, left, missing: ids.length - changedIds.length - left.length };
  }

  async function run(ids: readonly string[], action: ScheduleSelectionAction): Promise<Outcome | null> {
    setRunning(action);
    const outcome = await changeBoard({
      send: () => changeAll(ids, action),
      failure: 'Failed to change the shifts',
      // Some of the requests may have succeeded.
      onFailure: () => reloadBoard(client),
    });
    setRunning(null);
    return outcome;
  }

  return { run, running };
}
