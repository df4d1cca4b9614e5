import type { Organization } from '../../organization/index.js';
import type { User } from '../users/user.entity.js';

/** Somebody who is signed in, and the organization that each screen needs to know. */
export interface SignedIn {
  readonly user: User;
  readonly organization: Organization;
}
