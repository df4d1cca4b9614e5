import { z } from 'zod';
import { nodeFromZod } from '../../../platform/graphql/schema/object-from-zod.js';

/** Published after the commit that ended sessions or API keys, so that every gateway closes their sockets. */
export const sessionEnded = 'session.ended';

export const ownSession = z.object({
  id: z.uuid(),
  current: z.boolean().describe('Whether it is the session of this request.'),
  createdAt: z.date(),
  lastUsedAt: z.date().describe('Accurate to a few minutes.'),
  expiresAt: z.date().describe('When the session ends by itself.'),
  userAgent: z.string().describe('The User-Agent header of the sign-in.'),
  address: z.string().describe('The network address of the sign-in.'),
});

/** One of the caller's own sessions. The token is known to the browser only. */
export type OwnSession = z.infer<typeof ownSession>;
export const SessionInfo = nodeFromZod('SessionInfo', ownSession, 'One of the caller’s own sessions.');
