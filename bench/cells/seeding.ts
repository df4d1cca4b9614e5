import type pg from 'pg';
import type { Seeding } from '../seed/world.types.ts';
import type { Nodes } from './cluster.ts';

/** Writes rows as the administrator, each organization's in its cell on its node. */
export class CellSeeding {
  private readonly clients = new Map<string, pg.Client>();
  private readonly nodes: Nodes;

  constructor(nodes: Nodes) {
    this.nodes = nodes;
  }

  /** The first value of each statement is the id of its organization. */
  readonly sql: Seeding['sql'] = async (text, values = []) => {
    const client = await this.clientOf(await this.nodes.cellOf(String(values[0])));
    return (await client.query(text, values as unknown[])).rows;
  };

  async end(): Promise<void> {
    for (const client of this.clients.values()) {
      await client.query('vacuum analyze');
      await client.query('checkpoint');
      await client.end();
    }
  }

  private async clientOf(cell: string): Promise<pg.Client> {
    const known = this.clients.get(cell);
    if (known) return known;
    const client = await this.nodes.connect(await this.nodes.nodeOf(cell));
    await client.query("set statement_timeout = 0; set timezone = 'UTC'; set client_min_messages = error");
    // What the node stores, because Citus would refuse an insert that reads a table.
    await client.query(
      `set citus.enable_manual_changes_to_shards = on; set search_path = ${cell}_here, ${cell}, public`,
    );
    // Row by row, the triggers would take minutes.
    await client.query('set session_replication_role = replica');
    this.clients.set(cell, client);
    return client;
  }
}
