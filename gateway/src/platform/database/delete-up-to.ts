/**
 * A statement of a sweep's function with the parameter `most`: a sweep deletes few rows in each transaction, so that it holds no lock
 * and no snapshot for long. By the key rather than `ctid`, because tables are views on a node of Citus.
 */
export const deleteUpTo = (table: string, key: string, condition: string) =>
  `delete from ${table} where (${key}) in (select ${key} from ${table} where ${condition} limit most) returning 1`;
