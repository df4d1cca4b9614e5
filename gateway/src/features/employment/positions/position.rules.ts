import { DomainError, type Violation } from '../../../platform/errors/index.js';

export function positionNameTaken(): DomainError {
  const message = 'An active position with this name already exists';
  return new DomainError('conflict', 'position.name-taken', message, { fields: { name: message } });
}

export function unknownPosition(path = ''): DomainError {
  const message = 'Position not found';
  return new DomainError('not-found', 'position.unknown', message, { fields: { [`${path}positionId`]: message } });
}

export function chosenPositionMustBeActive(retired: boolean, path = ''): Violation {
  if (!retired) return undefined;
  const message = 'This position is retired. Choose another one, or ask an administrator to reinstate it.';
  return new DomainError('conflict', 'position.retired', message, { fields: { [`${path}positionId`]: message } });
}

const maxPositions = 200;

export function positionsMustBeFew(active: number): Violation {
  if (active < maxPositions) return undefined;
  const message = `An organization can have ${maxPositions} active positions. Retire one first.`;
  return new DomainError('conflict', 'position.too-many', message);
}
