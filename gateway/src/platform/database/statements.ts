import type { QueryResult } from 'pg';
import { hasMoved } from '../errors/index.js';
import { type CallerCheck, CallerNotConfirmed } from './caller-check.js';
import { resultsOf, runAutocommit } from './connection.js';
import { DatabaseTransaction, type Move } from './database-transaction.js';
import { isSameRoute, type Route, type Routes, repeatIfMoved, runByRoutingKey } from './routes.js';
import { scopeStatements } from './scope.js';
import type { Statement } from './statement.js';

export interface Autocommit {
  readonly organizationId?: string | undefined;
  readonly check?: CallerCheck | undefined;
}

interface StatementsParts {
  readonly routes: Routes;
  /** The role to which each transaction switches; '' if the login is the application's. */
  readonly role: string;
  note(text: string): void;
}

export class Statements {
  constructor(private readonly parts: StatementsParts) {}

  /**
   * Runs a statement in a transaction, or by itself; `organizationId` binds a transaction that was not bound. By itself, it
   * waits for the check of its caller.
   */
  async run(statement: Statement, ctx: unknown, organizationId?: string, check?: CallerCheck): Promise<QueryResult> {
    this.parts.note(statement.text);
    try {
      if (ctx instanceof DatabaseTransaction) {
        const move = organizationId === undefined ? undefined : this.moveTo(organizationId);
        return firstOf(await ctx.send([statement], move instanceof Promise ? await move : move));
      }
      const { organizationId: bound, check: bare } = (ctx ?? {}) as Autocommit;
      return await this.runAlone(statement, { organizationId: organizationId ?? bound, check: check ?? bare });
    } catch (error) {
      throw await this.explain(error);
    }
  }

  private async runAlone(statement: Statement, autocommit: Autocommit): Promise<QueryResult> {
    const { routes } = this.parts;
    const { organizationId, check } = autocommit;
    const route = routes.of(organizationId);
    const sent = this.runOn(route instanceof Promise ? await route : route, statement, autocommit);
    return sent.catch(async (cause: unknown) => {
      if (!hasMoved(cause)) throw cause;
      await routes.renew();
      // What was moved includes the session: the caller is looked up again.
      if (check) throw new CallerNotConfirmed({ cause });
      return this.runOn(await routes.of(organizationId), statement, autocommit);
    });
  }

  private async runOn(route: Route, statement: Statement, autocommit: Autocommit): Promise<QueryResult> {
    const result = await this.sendOn(route, statement, autocommit);
    await autocommit.check?.enforce();
    return result;
  }

  private async sendOn(route: Route, statement: Statement, { organizationId, check }: Autocommit) {
    const scope = this.scopeOf(organizationId, route);
    const asking = check?.take(organizationId);
    if (asking) this.parts.note(asking.text);
    let rows: readonly unknown[] | undefined;
    try {
      const outcomes = await runAutocommit(route.pool, scope, asking ? [asking, statement] : [statement], route.cell);
      if (asking) rows = firstOf(resultsOf(outcomes.slice(0, 1))).rows;
      return firstOf(resultsOf(outcomes.slice(-1)));
    } finally {
      if (asking) check?.settle(rows);
    }
  }

  /**
   * Runs a statement that belongs to no organization. In an installation with several cells, it runs in the default one, and
   * not in the cell to which a transaction has moved.
   */
  async runAtHome(statement: Statement, ctx: unknown): Promise<QueryResult> {
    const { routes } = this.parts;
    if (!routes.isDivided || !(ctx instanceof DatabaseTransaction) || isSameRoute(ctx.route, routes.default())) {
      return this.run(statement, ctx);
    }
    const { route, organizationId } = ctx;
    ctx.moveTo(await this.moveTo(''));
    const result = await this.run(statement, ctx);
    ctx.moveTo({ ...(await this.moveTo(organizationId)), route });
    return result;
  }

  /** Runs a statement in each cell, or in those of a routing key, and returns the rows of all, by cell. */
  async runInCells(statement: Statement, ctx: unknown, routingKey?: string): Promise<QueryResult[]> {
    const { routes } = this.parts;
    if (!routes.isDivided) return [await this.run(statement, ctx)];
    const run = (route: Route): Promise<QueryResult> => {
      if (ctx instanceof DatabaseTransaction && isSameRoute(ctx.route, route)) return this.run(statement, ctx);
      this.parts.note(statement.text);
      return this.runOn(route, statement, {});
    };
    const find = () => runByRoutingKey(routes, routingKey, run);
    return ctx instanceof DatabaseTransaction ? find().catch(this.throwExplained) : repeatIfMoved(routes, find);
  }

  /** Runs statements of a transaction in one round trip. */
  async runAll(statements: readonly Statement[], ctx: unknown): Promise<QueryResult[]> {
    for (const { text } of statements) this.parts.note(text);
    return transactionOf(ctx).send(statements).catch(this.throwExplained);
  }

  /** Runs statements and commits their transaction, in one round trip. */
  async commitWith(statements: readonly Statement[], ctx: unknown): Promise<void> {
    for (const { text } of statements) this.parts.note(text);
    this.parts.note('commit');
    await transactionOf(ctx).commit(statements).catch(this.throwExplained);
  }

  /** Shows the rows of an organization for the rest of the transaction; '' shows the rows of no organization. */
  async bindTransaction(ctx: unknown, organizationId: string): Promise<void> {
    (ctx as DatabaseTransaction).moveTo(await this.moveTo(organizationId));
  }

  /** Only the first look-up of an organization takes time: statements that are issued together stay in their order. */
  moveTo(organizationId: string | undefined): Move | Promise<Move> {
    const route = this.parts.routes.of(organizationId);
    const move = (found: Route): Move => ({
      route: found,
      organizationId: organizationId ?? '',
      scopeStatements: (setsRole) => this.scopeOf(organizationId, found, setsRole),
    });
    return route instanceof Promise ? route.then(move) : move(route);
  }

  private scopeOf(organizationId: string | undefined, { cell }: Route, setsRole = true): string[] {
    return scopeStatements({ role: setsRole ? this.parts.role : '', organizationId, cell });
  }

  private readonly throwExplained = async (error: unknown): Promise<never> => {
    throw await this.explain(error);
  };

  /** An organization that was not where it was expected is looked for before anything is repeated. */
  private async explain(error: unknown): Promise<unknown> {
    if (hasMoved(error)) await this.parts.routes.renew();
    return error;
  }
}

function transactionOf(ctx: unknown): DatabaseTransaction {
  if (ctx instanceof DatabaseTransaction) return ctx;
  throw new Error('several statements in one round trip need a transaction');
}

const firstOf = ([result]: readonly QueryResult[]) => result as QueryResult;
