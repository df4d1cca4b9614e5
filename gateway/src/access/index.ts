export { type Ability, abilitiesOf, ability, screenTable } from './abilities.policy.js';
export { permissionTable, scopeTable } from './permission-table.policy.js';
export {
  accountants,
  administrators,
  administratorsAndAccountants,
  managers,
  managersAndAccountants,
  managersAndWorkers,
} from './roles.policy.js';
export { command, loadingCommand, preparedCommand, query, type SignedInContext } from './use-cases.js';
