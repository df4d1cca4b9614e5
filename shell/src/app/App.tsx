import { useState } from 'react';
import { createSessionStore, openSessionChannel, sessionApi } from '../session/index.js';
import { ToastProvider } from '../toast/index.js';
import { SessionGate } from './SessionGate.js';

export function App() {
  const [session] = useState(() => createSessionStore(sessionApi, openSessionChannel()));
  return (
    <ToastProvider>
      <SessionGate session={session} />
    </ToastProvider>
  );
}
