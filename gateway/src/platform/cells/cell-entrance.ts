import { localSchemaOf } from '../database/scope.js';

/** Who moves a cell holds this lock on the new node until the views of the cell are there. */
export const lockOfViews = (cell: string) => `hashtextextended('views of ${cell}', 0)`;

/**
 * Finds out whether the cell is on this node, and keeps it here until the transaction ends: who moves the cell waits
 * for a lock (mode 5, SHARE) that every transaction holds. Citus takes it for its own writes, but the views of the cell
 * pass Citus by. Without it, a move would lose its writes, and Citus would send the next statements to the new node,
 * without the organization. A transaction that waited for a move looks again, because each statement of the function
 * has a snapshot of its own. After a move, it also waits for the views. Only the owner may take the lock of a shard.
 */
export const entranceOf = (cell: string, shard: number) => `
  create or replace function ${cell}.cell_is_here() returns boolean language plpgsql security definer
  set search_path to pg_catalog, pg_temp as $$
    begin
      -- An expression costs less than "perform", which is a query. The function returns no null.
      if lock_shard_metadata(5, array[${shard}]) is null then return false; end if;
      if not exists (
        select from pg_dist_placement
        where shardid = ${shard} and groupid = (select groupid from pg_dist_local_group)
      ) then
        return false;
      end if;
      if to_regnamespace('${localSchemaOf(cell)}') is null then
        perform pg_advisory_xact_lock_shared(${lockOfViews(cell)});
      end if;
      return true;
    end
  $$`;
