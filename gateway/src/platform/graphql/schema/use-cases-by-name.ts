import type { Route } from '../../http/routes/route.builder.js';
import type { AnyUseCase } from '../../use-case/index.js';

/** The use cases that have a REST route, by operation name. */
export type UseCases = ReadonlyMap<string, AnyUseCase>;

export function routedUseCases(routes: readonly Route[]): UseCases {
  return new Map(routes.map(({ useCase }) => [useCase.operation, useCase]));
}
