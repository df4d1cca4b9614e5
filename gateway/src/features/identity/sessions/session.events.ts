/** Published after the commit that ended the sessions, so that every gateway closes their sockets. */
export const sessionEnded = 'session.ended';

/** One session, or all sessions of a user. */
export type SessionEnded = { readonly sessionId: string } | { readonly userId: string };
