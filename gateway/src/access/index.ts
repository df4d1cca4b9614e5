export { type Ability, abilitiesOf, ability, screenTable } from './abilities.js';
export { closedToRestricted, permissionTable } from './permission-table.js';
export {
  accountants,
  administrators,
  administratorsAndAccountants,
  managers,
  managersAndAccountants,
  managersAndWorkers,
} from './roles.js';
export { scopeTable } from './scope-table.js';
export { command, loadingCommand, preparedCommand, query, type SignedInContext } from './use-cases.js';
