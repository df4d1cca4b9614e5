/** What the tabs of one browser tell each other about the session that they share. */
export type SessionNews =
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'signed-in'; readonly userId: string }
  /** The person or their organization goes by another name now, or the like. */
  | { readonly kind: 'changed' };

export interface SessionChannel {
  readonly tell: (news: SessionNews) => void;
  readonly listen: (hear: (news: SessionNews) => void) => void;
}

/** Only pages of the same origin can speak on it, and a tab never hears itself. */
export function openSessionChannel(): SessionChannel {
  const channel = new BroadcastChannel('timetrack-session');
  return {
    tell: (news) => channel.postMessage(news),
    listen: (hear) => channel.addEventListener('message', (event: MessageEvent<SessionNews>) => hear(event.data)),
  };
}
