import { DomainError, type Violation } from '../../../platform/errors/index.js';

export function unknownPlace(): DomainError {
  const message = 'Place not found';
  return new DomainError('not-found', 'place.unknown', message, { fields: { placeId: message } });
}

/** A retired place keeps its schedules and teams, but can't be chosen for new ones. */
export function chosenPlaceMustBeActive(place: { readonly retired: boolean }): Violation {
  if (!place.retired) return undefined;
  const message = 'This place is retired';
  return new DomainError('conflict', 'place.retired', message, { fields: { placeId: message } });
}
