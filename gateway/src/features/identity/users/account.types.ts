import { z } from 'zod';
import { type Ability, ability } from '../../../access/index.js';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { type OrganizationView, organizationView } from '../../organization/index.js';
import { UserType, type UserView, userView } from './user.types.js';

export interface Account extends UserView {
  readonly organization: OrganizationView;
}

export interface SignedInAccount extends Account {
  readonly abilities: readonly Ability[];
}

const registered = z.object({ user: graphqlTypeOf(z.custom<Account>(), () => UserType) });
export type RegisteredUser = z.infer<typeof registered>;
objectFromZod('RegisteredPayload', registered, 'The registered user, who is not signed in yet.');

const signedIn = z.object({ user: graphqlTypeOf(z.custom<SignedInAccount>(), () => UserType) });
export type SignedIn = z.infer<typeof signedIn>;
objectFromZod('SessionPayload', signedIn, 'The user who is now signed in. The session itself is set as a cookie.');

const accountJson = userView
  .extend({
    organization: organizationView.pick({
      id: true,
      name: true,
      timezoneInForce: true,
      timezoneConfirmed: true,
      minimumPasswordLength: true,
    }),
  })
  .meta({ id: 'Account' });
export const registeredJson = z.object({ user: accountJson }).meta({ id: 'Registered' });
export const signedInJson = z
  .object({
    user: accountJson.extend({
      abilities: z.array(ability).readonly().meta({ description: 'What the user may do, screens included.' }),
    }),
  })
  .meta({ id: 'SignedIn' });
