import type { Board_ScheduleFragment } from '../../../gql/graphql.js';
import type { Shift } from './arrange-board.js';
import type { Undo } from './use-large-query.js';

/** Changes what the board shows before the server has answered, so that a dropped shift does not jump back. */
export interface BoardEdits {
  /** Shows these schedules instead of one, until the board is loaded again. */
  readonly replace: (shift: Pick<Shift, 'id' | 'start' | 'end'>, ...schedules: Board_ScheduleFragment[]) => Undo;
  /** Shows a new schedule, in place of the one with the id `insteadOf`. */
  readonly put: (schedule: Board_ScheduleFragment, insteadOf?: string) => void;
  readonly remove: (id: string) => void;
  readonly refresh: () => void;
}

/** Sends a change that the board shows already, and takes it back if the server rejects it. */
export async function sendShown<Saved>(
  edits: BoardEdits,
  undos: readonly Undo[],
  send: () => Promise<Saved>,
): Promise<Saved> {
  try {
    return await send();
  } catch (error) {
    if (!undos.every((undo) => undo())) edits.refresh();
    throw error;
  }
}
