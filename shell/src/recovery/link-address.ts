import { useSyncExternalStore } from 'react';
import { cleanToken } from '../session/sign-in-address.js';

/** The pages of mailed links. They work whether or not anyone is signed in. */
const pages = { '/reset': 'reset', '/confirm-email': 'confirm-email' } as const;

export const linkPaths: readonly string[] = Object.keys(pages);

export interface LinkAddress {
  readonly page: (typeof pages)[keyof typeof pages];
  /** From the fragment, which the browser never sends to a server. */
  readonly token: string;
}

/** The link in the address bar; null on every other page. */
export function useLinkAddress(): LinkAddress | null {
  const address = useSyncExternalStore(listen, () => window.location.pathname + window.location.hash);
  const [path = '', token = ''] = address.split('#');
  const page = pages[path.replace(/(.)\/$/, '$1') as keyof typeof pages];
  return page ? { page, token: cleanToken(token) } : null;
}

function listen(changed: () => void): () => void {
  const events = ['popstate', 'hashchange'] as const;
  for (const event of events) window.addEventListener(event, changed);
  return () => {
    for (const event of events) window.removeEventListener(event, changed);
  };
}
