import type { Route } from '../../http/routes/route.js';
import type { AnyUseCase } from '../../use-case/index.js';

/** The use cases by the name of their operation, as far as REST speaks to them too. */
export type UseCases = ReadonlyMap<string, AnyUseCase>;

export function routedUseCases(routes: readonly Route[]): UseCases {
  return new Map(routes.map(({ useCase }) => [useCase.operation, useCase]));
}
