export { type Operation, type PublicOperation, permissionTable, scopeTable } from './permission-table.js';
export { type CallerOf, command, preparedCommand, query, type SignedInContext } from './use-cases.js';
