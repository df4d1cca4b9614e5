/** The messages between the tabs of one browser about the session that they share. */
export type SessionMessage =
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'signed-in'; readonly userId: string }
  /** The user or the organization was changed, for example renamed. */
  | { readonly kind: 'changed' };

export interface SessionChannel {
  readonly send: (message: SessionMessage) => void;
  readonly listen: (receive: (message: SessionMessage) => void) => void;
}

/** A channel between pages of the same origin. A tab does not receive its own messages. */
export function openSessionChannel(): SessionChannel {
  const channel = new BroadcastChannel('timetrack-session');
  return {
    send: (message) => channel.postMessage(message),
    listen: (receive) =>
      channel.addEventListener('message', (event: MessageEvent<SessionMessage>) => receive(event.data)),
  };
}
