import { type Cell, defaultCell } from '../../platform/database/cells.js';

/** Runs a statement, and returns its rows. */
type Query = <Row extends object>(text: string) => Promise<readonly Row[]>;

export interface ListedCell extends Cell {
  /** Whether new organizations may go there. */
  readonly isOpen: boolean;
}

interface CellRow {
  readonly name: string;
  readonly isOpen: boolean;
  readonly host: string | null;
  readonly port: number | null;
}

/** The cells of the directory; the default one if there is no other. Before its migrations, a database has no directory. */
export async function readCells(query: Query): Promise<readonly ListedCell[]> {
  const [found] = await query<{ hasCitus: boolean; hasDirectory: boolean }>(`
    ${selectHasCitus}, to_regclass('public.cells') is not null as "hasDirectory"`);
  const statement = found?.hasCitus ? selectPlacedCells : selectLocalCells;
  const rows = found?.hasDirectory ? await query<CellRow>(statement) : [];
  const cells = rows.map(({ host, port, ...cell }) => ({ ...cell, node: host && port ? { host, port } : null }));
  return cells.length > 0 ? cells : [{ ...defaultCell, isOpen: true }];
}

/** Whether the database is a node of Citus. */
export const selectHasCitus = `select to_regclass('pg_catalog.pg_dist_schema') is not null as "hasCitus"`;

const selectLocalCells = `
  select name, is_open as "isOpen", null as host, null as port from public.cells order by name = 'public' desc, name`;

/** The cells of a cluster of Citus, with the node of each; null for cells on the coordinator. */
const selectPlacedCells = `
  select cells.name, cells.is_open as "isOpen", placed.host, placed.port
  from public.cells
  left join lateral (
    select node.nodename as host, node.nodeport as port
    from pg_dist_schema schema
    join pg_dist_partition partition on partition.colocationid = schema.colocationid
    join pg_dist_shard shard on shard.logicalrelid = partition.logicalrelid
    join pg_dist_placement placement on placement.shardid = shard.shardid
    join pg_dist_node node on node.groupid = placement.groupid and node.noderole = 'primary' and node.groupid <> 0
    where schema.schemaid = to_regnamespace(cells.name)
    limit 1
  ) placed on true
  order by cells.name = 'public' desc, cells.name`;

export const selectCellOfOrganization = `
  select cell as name from public.organization_cells where organization = $1`;

export const selectCellsOfRoutingKey = `
  select distinct cell as name from public.organization_cells where routing_key = $1`;

/** Longer than gateways take to learn of a new cell, in milliseconds: until then they enter no cell. */
const gatewaysLearnMs = 5000;

/**
 * Counts all organizations: that is quick enough for something as rare as a new organization. A cell that some gateways may not
 * know yet is the last choice: they would not find its people and their email addresses.
 */
export const assignCell = `
  insert into public.organization_cells (organization, cell)
  select $1, cells.name
  from public.cells
  where cells.is_open
  order by cells.name <> 'public' and cells.added_at > now() - interval '${gatewaysLearnMs} milliseconds',
    (select count(*) from public.organization_cells placed where placed.cell = cells.name), cells.name
  limit 1
  returning cell as name`;

export const selectWorkers = `
  select nodename as host, nodeport as port from pg_dist_node
  where noderole = 'primary' and groupid <> 0 and isactive order by nodeid`;
