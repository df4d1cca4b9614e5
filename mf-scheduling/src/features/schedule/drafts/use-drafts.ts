import { useApolloClient } from '@timetrack/client';
import { formatCount } from '@timetrack/screens/basics';
import type { ScheduleAssignmentInput, ScheduleCopyInput } from '../../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import type { Shift } from '../board/arrange-board.js';
import { useBoardChange } from '../board/use-board-change.js';
import { describeLeft, describeOmissions, type Outcome, useShowOutcome } from '../selection/outcome.js';
import { useChangeSelection } from '../selection/use-change-selection.js';
import { AssignShifts, CopyShifts, Omissions } from './drafts.graphql.js';

interface CreatedDrafts {
  readonly schedules: readonly { readonly id: string }[] | null;
  readonly left: readonly FragmentType<typeof Omissions>[] | null;
}

/** Returns a function that shows which drafts were added, and offers to delete them again. */
export function useShowDrafts(): (created: CreatedDrafts | null | undefined) => void {
  const show = useShowOutcome();
  const { run } = useChangeSelection();
  return (created) => {
    const ids = created?.schedules?.map(({ id }) => id) ?? [];
    show({
      title: ids.length === 0 ? 'No draft was added' : `${formatCount(ids.length, 'draft')} added`,
      hasChanged: ids.length > 0,
      left: describeOmissions(readFragment(Omissions, created?.left ?? [])),
      ids,
      undo: ids.length > 0 ? () => run(ids, 'DELETE') : null,
    });
  };
}

/** Returns a function that copies shifts to days and people. Resolves to whether it succeeded; a failure is reported. */
export function useCopyShifts(): (copies: readonly ScheduleCopyInput[]) => Promise<boolean> {
  const client = useApolloClient();
  const change = useBoardChange();
  const show = useShowDrafts();
  return async (copies) => {
    const copied = await change({
      send: () => client.mutate({ mutation: CopyShifts, variables: { input: { copies: [...copies] } } }),
      failure: 'Failed to copy the shifts',
    });
    if (copied) show(copied.data?.scheduleSelectionCopy);
    return copied !== null;
  };
}

/** Returns a function that gives shifts other people, and offers to bring back those whom they had. */
export function useAssignShifts() {
  const client = useApolloClient();
  const change = useBoardChange();

  async function assign(assignments: readonly ScheduleAssignmentInput[]) {
    const variables = { input: { assignments: [...assignments] } };
    const saved = await change({
      send: () => client.mutate({ mutation: AssignShifts, variables }),
      failure: 'Failed to assign the shifts',
    });
    return saved?.data?.scheduleSelectionAssign ?? null;
  }

  /** @param before the shifts as they are, to undo the change. Without them, it can't be undone. */
  async function run(
    assignments: readonly ScheduleAssignmentInput[],
    before: readonly Shift[],
  ): Promise<Outcome | null> {
    const saved = await assign(assignments);
    if (!saved) return null;
    const ids = saved.changedIds ?? [];
    const previous = before
      .filter(({ id }) => ids.includes(id))
      .map(({ id, assignedUserIds }) => ({ id, userIds: [...assignedUserIds] }));
    return {
      title: ids.length === 0 ? 'No shift has changed' : `${formatCount(ids.length, 'shift')} assigned`,
      hasChanged: ids.length > 0,
      left: describeLeft(saved.left ?? []),
      ids,
      undo: previous.length > 0 ? () => run(previous, []) : null,
    };
  }

  return run;
}
