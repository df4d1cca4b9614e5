import type { Role, Session, SessionUser } from '@timetrack/contracts';
import { useCallback, useEffect, useMemo, useState } from 'react';

interface DemoSignIn {
  readonly role: Role;
  readonly email: string;
  readonly password: string;
}

/** Signs in as the demo user of a role. Null until the gateway has responded; throws if it rejects the sign-in. */
export function useDemoSession(role: Role): Session | null {
  const [user, setUser] = useState<SessionUser | null>(null);
  const [failure, setFailure] = useState<unknown>();
  const signIn = useCallback(() => signInAs(role).then(setUser, setFailure), [role]);
  useEffect(() => void signIn(), [signIn]);
  if (failure) throw failure;
  return useMemo(() => (user?.role === role ? { user, signOut: signIn, refresh: signIn } : null), [user, role, signIn]);
}

async function signInAs(role: Role): Promise<SessionUser> {
  const signIns: readonly DemoSignIn[] = await (await fetch('/demo-sign-ins.json')).json();
  const { email, password } = signIns.find((candidate) => candidate.role === role) ?? {};
  const response = await fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`The gateway rejected the sign-in of ${email} with ${response.status}`);
  const { user }: { user: SessionUser } = await response.json();
  return user;
}
