import { DomainError, type Violation } from '../../../platform/errors/index.js';

export function templateNameTaken(): DomainError {
  const message = 'An export template with this name already exists';
  return new DomainError('conflict', 'export-template.name-taken', message, { fields: { name: message } });
}

const maxTemplates = 50;

export function templatesMustBeFew(count: number): Violation {
  if (count < maxTemplates) return undefined;
  const message = `An organization can have at most ${maxTemplates} export templates. Delete one that you no longer need.`;
  return new DomainError('conflict', 'export-template.too-many', message);
}
