export interface Node {
  readonly host: string;
  readonly port: number;
}

/**
 * A schema with the tables of many organizations (ADR 0112). Its node is null if it is on the server of DATABASE_URL. The default
 * cell is `public`.
 */
export interface Cell {
  readonly name: string;
  readonly node: Node | null;
}

/** The cell of an installation that was never divided, and of the tables that belong to no organization. */
export const defaultCell: Cell = { name: 'public', node: null };

export interface CellMap {
  /** Whether there are several cells. Without, the connection of DATABASE_URL has everything, and nothing is looked up. */
  readonly isDivided: boolean;
  readonly cells: readonly Cell[];
  cellOf(organizationId: string): Cell | Promise<Cell>;
  /**
   * The cells in which a secret of an organization may be: `routingKey` is the end of the organization's id. `isFresh` reads
   * the directory again. Undefined if no organization has this routing key.
   */
  cellsOfRoutingKey(routingKey: string, isFresh: boolean): Promise<readonly Cell[] | undefined>;
  /** Reads everything again: a cell was not where the map says. */
  renew(): Promise<void>;
}

export function nodesOf(map: Pick<CellMap, 'cells'> | undefined): Node[] {
  const nodes = map?.cells.flatMap(({ node }) => node ?? []) ?? [];
  return [...new Map(nodes.map((node) => [`${node.host}:${node.port}`, node])).values()];
}
