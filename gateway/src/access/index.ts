export { type Ability, abilitiesOf, ability, screenTable } from './abilities.js';
export { permissionTable, scopeTable } from './permission-table.js';
export {
  administrators,
  managers,
  managersAndAccountants,
  managersAndWorkers,
} from './roles.js';
export { command, preparedCommand, query, type SignedInContext } from './use-cases.js';
