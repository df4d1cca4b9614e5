/** Published after the commit that ended sessions, so that every gateway closes their sockets. */
export const sessionEnded = 'session.ended';

/** One session, or all that somebody has. */
export type SessionEnded = { readonly sessionId: string } | { readonly userId: string };
