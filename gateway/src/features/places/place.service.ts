import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { command, query } from '../../access/index.js';
import { deleteUnused } from '../../platform/database/delete-unused.js';
import { newId } from '../../platform/database/ids.js';
import { enforce, failures } from '../../platform/errors/index.js';
import { pageOfList } from '../../platform/paging/index.js';
import { type NodeReader, nodesInput } from '../../platform/use-case/index.js';
import { addedFields, compareFields } from '../audit/index.js';
import { compareNames, type NameAndId } from '../jobs/index.js';
import { Place } from './place.entity.js';
import { createPlaceInput, deletePlaceInput, placePageInput, placesInput, updatePlaceInput } from './place.inputs.js';
import { countActivePlaces, presentPlace, readAllPlaces, readPlaces } from './place.reads.js';
import { changeCircle, circleMustBeWhole, placesMustBeFew } from './place.rules.js';
import type { PlaceView } from './place.types.js';

export const places = query('places', placesInput, async (context, { includeRetired }) => {
  const found = await readAllPlaces(context, includeRetired === true);
  return found.toSorted((one, other) => compareNames(nameAndIdOf(one), nameAndIdOf(other)));
});

export const placePage = query('places', placePageInput, async (context, { includeRetired, ...page }) => {
  const found = await readAllPlaces(context, includeRetired === true);
  return pageOfList(found, { name: 'places', keyOf: nameAndIdOf, compare: compareNames }, page);
});

const nameAndIdOf = ({ name, id }: PlaceView): NameAndId => [name, id];

const noCircle = { lat: null, lng: null, radiusMeters: null };

/** Fails with CONFLICT if an active place already has the name in any case. A database constraint checks this. */
export const createPlace = command('createPlace', createPlaceInput, async (context, { name, address, ...input }) => {
  const { em, viewer, record } = context;
  const fields = { name, address: address ?? '', ...changeCircle(noCircle, input) };
  enforce(circleMustBeWhole(fields), placesMustBeFew(await countActivePlaces(em)));
  const place = em.create(Place, { id: newId(), organizationId: viewer.organizationId, ...fields });
  await em.flush();
  record({ action: 'place.created', subjectType: 'PLACE', subjectId: place.id, changes: addedFields(fields) });
  return presentPlace(viewer, place);
});

/** Punches that were made stay as they are: their place, distance and flag do not change. */
export const updatePlace = command(
  'updatePlace',
  updatePlaceInput,
  async (context, { id, name, address, retired, ...input }) => {
    const { em, viewer, platform, record, recordNothing } = context;
    const active = retired === false ? await countActivePlaces(em) : 0;
    const place = await lockPlace(em, id);
    if (place.retired) enforce(placesMustBeFew(active));
    const before = pickAuditedFields(place);
    const circle = changeCircle(place, input);
    enforce(circleMustBeWhole(circle));
    Object.assign(place, circle, name !== undefined && { name }, address !== undefined && { address: address ?? '' });
    if (retired !== undefined && retired !== before.retired) place.retiredAt = retired ? platform.clock.now() : null;
    await em.flush();
    const changes = compareFields(before, pickAuditedFields(place));
    if (Object.keys(changes).length === 0) recordNothing('the place stays as it is');
    else record({ action: 'place.updated', subjectType: 'PLACE', subjectId: id, changes });
    return presentPlace(viewer, place);
  },
);

/** Deletes a place where no punch was made. Retires any other place, and returns it. */
export const deletePlace = command(
  'deletePlace',
  deletePlaceInput,
  async (context, { id }): Promise<PlaceView | null> => {
    const { em, viewer, platform, record, recordNothing } = context;
    const place = await lockPlace(em, id);
    const changes = { name: { before: place.name } };
    if (await deleteUnused(em, Place, id)) {
      record({ action: 'place.deleted', subjectType: 'PLACE', subjectId: id, changes });
      return null;
    }
    if (place.retired) recordNothing('the place is retired already');
    else {
      place.retiredAt = platform.clock.now();
      await em.flush();
      record({ action: 'place.retired', subjectType: 'PLACE', subjectId: id, changes });
    }
    return presentPlace(viewer, place);
  },
);

/** Fails with NOT_FOUND for a place that the organization does not have. A retired one is accepted. */
export async function requirePlace(context: Parameters<typeof readPlaces>[0], id: string): Promise<void> {
  if ((await readPlaces(context, [id])).length === 0) throw failures.notFound('Place');
}

async function lockPlace(em: EntityManager, id: string): Promise<Place> {
  const place = await em.findOne(Place, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!place) throw failures.notFound('Place');
  return place;
}

function pickAuditedFields({ name, address, lat, lng, radiusMeters, retired }: Place) {
  return { name, address, lat, lng, radiusMeters, retired };
}

const placesById = query('places', nodesInput, (context, { ids }) => readPlaces(context, ids));

export const placeNodes: readonly NodeReader[] = [{ type: 'Place', useCase: placesById }];
