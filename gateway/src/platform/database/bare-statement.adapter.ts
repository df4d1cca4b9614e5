import { hasMoved } from '../errors/index.js';
import { type CallerCheck, CallerNotConfirmed } from './caller-check.service.js';
import type { Route, Routes } from './routes.service.js';
import type { Binding } from './wire/binding.builder.js';
import { Operation } from './wire/pipeline.adapter.js';
import type { BoundStatement } from './wire/placeholders.builder.js';
import { WireConnection } from './wire/wire-connection.adapter.js';

/** The context of single statements outside a transaction. */
export class BareContext {
  constructor(
    readonly organizationId: string | undefined,
    readonly check: CallerCheck | undefined,
  ) {}
}

export interface BareOptions {
  readonly organizationId?: string | undefined;
  readonly check?: CallerCheck | undefined;
  bindingOf(route: Route): Binding | undefined;
  note(text: string): void;
}

/** Runs a statement by itself, in the cell of the organization. */
export async function runBare(routes: Routes, bound: BoundStatement, options: BareOptions): Promise<Operation> {
  const { organizationId, check } = options;
  const route = routes.of(organizationId);
  const sent = runBareOn(route instanceof Promise ? await route : route, bound, options);
  return sent.catch(async (cause: unknown) => {
    if (!hasMoved(cause)) throw cause;
    await routes.renew();
    // What was moved includes the session: the caller is looked up again.
    if (check) throw new CallerNotConfirmed({ cause });
    return runBareOn(await routes.of(organizationId), bound, options);
  });
}

/** Runs a statement by itself on one route, after the question about its caller. */
export async function runBareOn(
  route: Route,
  { statement, parameters }: BoundStatement,
  { organizationId, check, bindingOf, note }: BareOptions,
): Promise<Operation> {
  const binding = bindingOf(route);
  const operation = new Operation(statement, parameters);
  if (statement.isScript && binding) throw new Error('several statements need a transaction');
  const asking = check?.take(organizationId);
  if (asking) note(asking.statement.text);
  try {
    await sendBare(route, [...(binding ? [binding.operation()] : []), ...(asking ? [asking] : []), operation]);
  } finally {
    if (asking) check?.settle(asking);
  }
  await check?.enforce();
  return operation;
}

async function sendBare({ pool, cell }: Route, operations: readonly Operation[]): Promise<void> {
  for (const operation of operations) operation.cell = cell;
  const connection = await WireConnection.from(pool);
  try {
    await connection.send(operations, { isRepeatable: true });
  } finally {
    connection.release();
  }
}
