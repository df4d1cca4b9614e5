/** How many rows one transaction of a sweep removes. */
export const sweepBatch = 1000;

/**
 * A statement of a sweep's function with the parameter `most`: a sweep deletes few rows in each transaction, so that it holds no lock
 * and no snapshot for long. Whatever a function is given, it deletes only rows that are due by the clock of the database: see the bounds of
 * the instants. By the key rather than `ctid`, because tables are views on a node of Citus.
 */
export const deleteUpTo = (table: string, key: string, condition: string) =>
  `delete from ${table} where (${key}) in (select ${key} from ${table} where ${condition} limit least(most, ${sweepBatch})) returning 1`;
