import type { MikroORM } from '@mikro-orm/postgresql';
import { AuditEntry } from '../../src/features/audit/index.js';
import { GatewayClient } from '../../src/platform/database/connection.js';

/** The audit entries of an organization, in order. */
export async function auditOf(orm: MikroORM, organizationId: string): Promise<AuditEntry[]> {
  const em = orm.em.fork();
  em.setFilterParams('tenant', { organizationId });
  return em.find(AuditEntry, {}, { orderBy: { position: 'asc' } });
}

export async function actionsOf(orm: MikroORM, organizationId: string): Promise<string[]> {
  return (await auditOf(orm, organizationId)).map(({ action }) => action);
}

/** The statements that the database receives while the work runs, without those that begin and end transactions. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent = (await roundTripsOf(work)).flat();
  return sent.filter((text) => !script.test(text) && !/^(?:commit|rollback)\b/.test(text));
}

/** What a transaction sends along where there are cells. */
const entersCell = /^(?:set local search_path to |select \w+\.enter_cell\()/;

/** What sets the scope of a transaction or a savepoint, in one message. */
const script = /^(?:begin|set local|savepoint|release savepoint)\b/;

function withoutCell(sent: readonly string[]): string[] {
  const texts = sent.filter((text) => !entersCell.test(text));
  const [begin, text, commit, ...others] = texts;
  const isAlone = begin === 'begin' && commit === 'commit' && others.length === 0;
  return isAlone && text && texts.length < sent.length ? [text] : texts;
}

/**
 * The statements that are sent to the database while the work runs, by round trip: statements sent before the previous
 * response belong to the same one. With cells, a look-up that is sent to several of them at the same time counts once,
 * and what enters the cell does not count, nor does a transaction that is there only for that.
 */
export async function roundTripsOf(work: () => Promise<unknown>): Promise<string[][]> {
  const roundTrips: string[][] = [];
  const cellsOf = new Map<string, Set<unknown>>();
  const unanswered = new Map<GatewayClient, string[]>();
  const { sendEach } = GatewayClient.prototype;
  GatewayClient.prototype.sendEach = function note(this: GatewayClient, statements, isNamed, cell) {
    // Those of the test itself, as the administrator, do not count.
    if (this.user === 'postgres') return sendEach.call(this, statements, isNamed, cell);
    const texts = withoutCell(statements.flatMap(({ text }) => (script.test(text) ? text.split('; ') : [text])));
    const sent = sendEach.call(this, statements, isNamed, cell);
    const earlier = unanswered.get(this);
    if (earlier) {
      earlier.push(...texts);
      return sent;
    }
    unanswered.set(this, texts);
    const cells = cellsOf.get(texts.join()) ?? new Set();
    if (cells.size === 0 || cells.has(cell)) roundTrips.push(texts);
    cellsOf.set(texts.join(), cells.add(cell));
    return sent.finally(() => unanswered.delete(this));
  };
  try {
    await work();
  } finally {
    GatewayClient.prototype.sendEach = sendEach;
  }
  return roundTrips;
}
