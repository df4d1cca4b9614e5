import { z } from 'zod';
import { presentUser, userJson } from '../users/user.presenter.js';
import type { SignedIn } from './signed-in.js';

export const signedInJson = z.object({
  user: userJson.extend({
    organization: z.object({ id: z.uuid(), name: z.string(), timezoneInForce: z.string() }),
  }),
});

export function presentSignedIn({ user, organization }: SignedIn): z.input<typeof signedInJson> {
  const { id, name, timezoneInForce } = organization;
  return { user: { ...presentUser(user), organization: { id, name, timezoneInForce } } };
}
