import { abilitiesOf } from '../../../access/index.js';
import type { OrganizationView } from '../../organization/index.js';
import type { Account, SignedIn, UserView } from './user.types.js';

export function presentUser(user: UserView): UserView {
  const { id, firstName, lastName, email, employeeNumber, role, status, scheduleColor } = user;
  return { id, firstName, lastName, email, employeeNumber, role, status, scheduleColor };
}

export function presentAccount(user: UserView, organization: OrganizationView): Account {
  return { ...presentUser(user), organization };
}

export function presentSignedIn(user: UserView, organization: OrganizationView): SignedIn {
  return { user: { ...presentAccount(user, organization), abilities: abilitiesOf(user.role) } };
}
