export { type Ability, abilitiesOf, ability, screenTable } from './abilities.js';
export { type Operation, type PublicOperation, permissionTable, scopeTable } from './permission-table.js';
export {
  administrators,
  administratorsAndAccountants,
  everyRole,
  managers,
  managersAndAccountants,
  managersAndWorkers,
  workers,
} from './roles.js';
export { type CallerOf, command, preparedCommand, query, type SignedInContext } from './use-cases.js';
