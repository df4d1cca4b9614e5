import { LockMode } from '@mikro-orm/core';
import { command, query, type SignedInContext } from '../../../access/index.js';
import { deleteUnused } from '../../../platform/database/delete-unused.js';
import { newId } from '../../../platform/database/ids.js';
import { enforce, failures } from '../../../platform/errors/index.js';
import { pageOfList } from '../../../platform/paging/index.js';
import { type NodeReader, nodesInput } from '../../../platform/use-case/index.js';
import { addedFields, compareFields } from '../../audit/index.js';
import { compareNames, type NameAndId } from '../../jobs/index.js';
import { lockPayHistory } from '../../organization/index.js';
import { Position } from './position.entity.js';
import {
  createPositionInput,
  deletePositionInput,
  positionPageInput,
  positionsInput,
  updatePositionInput,
} from './position.inputs.js';
import { countActivePositions, readAllPositions, readPositions } from './position.queries.js';
import { positionsMustBeFew } from './position.rules.js';
import type { PositionView } from './position.types.js';

export const positions = query('positions', positionsInput, async ({ em }, { includeRetired }) => {
  const found = await readAllPositions(em, includeRetired === true);
  return found.toSorted((one, other) => compareNames(nameAndIdOf(one), nameAndIdOf(other)));
});

export const positionPage = query('positions', positionPageInput, async ({ em }, { includeRetired, ...page }) => {
  const order = { name: 'positions', keyOf: nameAndIdOf, compare: compareNames };
  return pageOfList(await readAllPositions(em, includeRetired === true), order, page);
});

const nameAndIdOf = ({ name, id }: PositionView): NameAndId => [name, id];

/** Fails with CONFLICT if an active position already has the name in any case. A database constraint checks this. */
export const createPosition = command('createPosition', createPositionInput, async (context, { name }) => {
  const { em, viewer, record } = context;
  await mustHaveRoom(context);
  const position = em.create(Position, { id: newId(), organizationId: viewer.organizationId, name });
  await em.flush();
  record({
    action: 'position.created',
    subjectType: 'POSITION',
    subjectId: position.id,
    changes: addedFields({ name }),
  });
  return presentPosition(position);
});

export const updatePosition = command('updatePosition', updatePositionInput, async (context, input) => {
  const { em, platform, record, recordNothing } = context;
  const { id, name, retired } = input;
  if (retired === false) await mustHaveRoom(context, id);
  const position = await lockPosition(context, id);
  const before = presentPosition(position);
  position.name = name ?? position.name;
  if (retired !== undefined && retired !== before.retired) position.retiredAt = retired ? platform.clock.now() : null;
  await em.flush();
  const after = presentPosition(position);
  const changes = compareFields(before, after);
  if (Object.keys(changes).length === 0) recordNothing('the position stays as it is');
  else record({ action: 'position.updated', subjectType: 'POSITION', subjectId: id, changes });
  return after;
});

/** Deletes a position that no one has or had. Retires any other position, and returns it. */
export const deletePosition = command(
  'deletePosition',
  deletePositionInput,
  async (context, { id }): Promise<PositionView | null> => {
    const { em, platform, record, recordNothing } = context;
    const position = await lockPosition(context, id);
    const changes = { name: { before: position.name } };
    if (await deleteUnused(em, Position, id)) {
      record({ action: 'position.deleted', subjectType: 'POSITION', subjectId: id, changes });
      return null;
    }
    if (position.retiredAt) {
      recordNothing('the position is retired already');
      return presentPosition(position);
    }
    position.retiredAt = platform.clock.now();
    await em.flush();
    record({ action: 'position.retired', subjectType: 'POSITION', subjectId: id, changes });
    return presentPosition(position);
  },
);

/** The lock makes simultaneous commands count one after the other. `reinstatedId` is free if it is active already. */
async function mustHaveRoom({ em, viewer }: SignedInContext, reinstatedId?: string): Promise<void> {
  await lockPayHistory(em, viewer.organizationId);
  const reinstated = reinstatedId && (await readPositions(em, [reinstatedId])).get(reinstatedId);
  if (reinstated && !reinstated.retired) return;
  enforce(positionsMustBeFew(await countActivePositions(em)));
}

async function lockPosition({ em }: SignedInContext, id: string): Promise<Position> {
  const position = await em.findOne(Position, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!position) throw failures.notFound('Position');
  return position;
}

function presentPosition({ id, name, retiredAt }: Position): PositionView {
  return { id, name, retired: retiredAt !== null };
}

const positionsById = query('positions', nodesInput, async ({ em }, { ids }) => [
  ...(await readPositions(em, ids)).values(),
]);

export const positionNodes: readonly NodeReader[] = [{ type: 'Position', useCase: positionsById }];
