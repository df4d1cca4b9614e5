/** Published after the commit that ended sessions or API keys, so that every gateway closes their sockets. */
export const sessionEnded = 'session.ended';
