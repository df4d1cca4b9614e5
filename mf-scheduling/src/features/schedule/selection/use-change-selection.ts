import { useApolloClient, useMutation } from '@timetrack/client';
import { useState } from 'react';
import type { ScheduleSelectionAction } from '../../../gql/graphql.js';
import { ChangeSelection } from '../board/schedule.graphql.js';
import { reloadBoard, useBoardChange } from '../board/use-board-change.js';
import { describeLeft, type Outcome, oppositeOf, titleOf } from './outcome.js';

/** The gateway takes as many shifts in one request. */
const maxAtOnce = 500;

/** Applies an action to shifts, and loads the board again. Returns null after a failure, which is reported. */
export function useChangeSelection() {
  const client = useApolloClient();
  const changeBoard = useBoardChange();
  const [change] = useMutation(ChangeSelection);
  const [running, setRunning] = useState<ScheduleSelectionAction | null>(null);

  async function changeAll(ids: readonly string[], action: ScheduleSelectionAction, days: number): Promise<Outcome> {
    const changedIds: string[] = [];
    const left: { readonly message: string }[] = [];
    for (let first = 0; first < ids.length; first += maxAtOnce) {
      const input = { ids: ids.slice(first, first + maxAtOnce), action, ...(action === 'MOVE' && { days }) };
      const { data } = await change({ variables: { input } });
      changedIds.push(...(data?.scheduleSelectionChange?.changedIds ?? []));
      left.push(...(data?.scheduleSelectionChange?.left ?? []));
    }
    const opposite = oppositeOf(action);
    return {
      title: titleOf(action, changedIds.length),
      hasChanged: changedIds.length > 0,
      left: describeLeft(left, ids.length - changedIds.length - left.length),
      ids: changedIds,
      undo: opposite && changedIds.length > 0 ? () => run(changedIds, opposite, -days) : null,
    };
  }

  /** @param days by how many days MOVE moves the shifts */
  async function run(ids: readonly string[], action: ScheduleSelectionAction, days = 0): Promise<Outcome | null> {
    setRunning(action);
    const outcome = await changeBoard({
      send: () => changeAll(ids, action, days),
      failure: 'Failed to change the shifts',
      // Some of the requests may have succeeded.
      onFailure: () => reloadBoard(client),
    });
    setRunning(null);
    return outcome;
  }

  return { run, running };
}
