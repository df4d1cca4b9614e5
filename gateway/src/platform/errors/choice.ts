import { DomainError, type Violation } from './gateway.js';

/** `Team not found`, at the field `teamId`. */
export function unknownChoice(noun: string): DomainError {
  const message = `${noun.charAt(0).toUpperCase()}${noun.slice(1)} not found`;
  return new DomainError('not-found', `${noun}.unknown`, message, { fields: { [`${noun}Id`]: message } });
}

/** A retired job, team or place keeps its rows, but can't be chosen for new ones. */
export function chosenMustBeActive(noun: string, chosen: { readonly retired: boolean }): Violation {
  if (!chosen.retired) return undefined;
  const message = `This ${noun} is retired`;
  return new DomainError('conflict', `${noun}.retired`, message, { fields: { [`${noun}Id`]: message } });
}
