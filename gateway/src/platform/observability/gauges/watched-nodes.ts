import type { Pool } from 'pg';
import type { Node } from '../../database/cells.js';
import { DatabaseProbe } from '../../database/database-probe.js';
import { RecentValue } from '../recent-value.js';

export interface NodesParts {
  /** The servers of other cells at the moment (ADR 0112). */
  nodes(): readonly Node[];
  urlOf(node: Node): string;
  /** The connections of this gateway to a server; undefined before the first one was needed. */
  poolOf(address: string): Pool | undefined;
}

interface WatchedNode {
  /** `10.0.0.7:5432` */
  readonly server: string;
  readonly probe: DatabaseProbe;
  readonly up: RecentValue<object>;
}

const patience = { maxAgeMs: 5000, patienceMs: 1000 };

/** The servers of other cells, which can be added while the gateway runs. */
export class WatchedNodes {
  private readonly known = new Map<string, WatchedNode>();

  constructor(private readonly parts: NodesParts) {}

  all(): WatchedNode[] {
    return this.parts.nodes().map((node) => this.watched(node));
  }

  pools(): { readonly server: string; readonly pool: Pool | undefined }[] {
    return this.all().map(({ server }) => ({ server, pool: this.parts.poolOf(server) }));
  }

  async close(): Promise<void> {
    await Promise.all([...this.known.values()].map(({ probe }) => probe.close()));
  }

  private watched(node: Node): WatchedNode {
    const server = `${node.host}:${node.port}`;
    const known = this.known.get(server);
    if (known) return known;
    const probe = new DatabaseProbe(this.parts.urlOf(node));
    const watched = { server, probe, up: new RecentValue(() => probe.query('select 1'), patience) };
    this.known.set(server, watched);
    return watched;
  }
}
