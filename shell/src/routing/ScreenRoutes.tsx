import { useSession, useToast } from '@timetrack/contracts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { matchPath, Navigate, useLocation, useRoutes } from 'react-router';
import { failedModules, forbiddenPathsFor, isSettled, screensFor, useModules } from '../modules/index.js';
import { registrationPath, rememberedDestination, signedOutPaths } from '../session/index.js';
import { NavigatedContext } from './Arrival.js';
import { NotFoundPage } from './NotFoundPage.js';
import { ownScreens } from './own-screens.js';
import { ScreenHost } from './ScreenHost.js';
import { ScreenSkeleton } from './ScreenSkeleton.js';
import { UnavailablePage } from './UnavailablePage.js';

/** The routes of everything that is loaded; they grow as modules arrive. `justNow`: the person has just signed in. */
export function ScreenRoutes({ justNow }: { readonly justNow: boolean }) {
  const { user } = useSession();
  const state = useModules();
  const navigated = useRef(justNow);
  const routes = useMemo(() => {
    const screens = [...ownScreens, ...screensFor(user.role, state)].map((placed) => {
      const { path } = placed.screen;
      return { path, element: <ScreenHost key={path} placed={placed} /> };
    });
    const signedOut = signedOutPaths.map((path) => ({ path, element: <LeaveSignIn key={path} path={path} /> }));
    return [...screens, ...signedOut, { path: '*', element: <Elsewhere /> }];
  }, [user.role, state]);
  return <NavigatedContext value={navigated}>{useRoutes(routes)}</NavigatedContext>;
}

/**
 * A signed-in person has no business on the sign-in screens: on to where they wanted to go. Who opened an invitation
 * may wonder.
 */
function LeaveSignIn({ path }: { readonly path: string }) {
  const showToast = useToast();
  useEffect(() => {
    if (path !== registrationPath) return;
    showToast({ title: 'You are signed in already', description: 'Log out first to use an invitation.' });
  }, [path, showToast]);
  // Read once: it stands in the history entry, which the navigation itself writes anew.
  const [destination] = useState(rememberedDestination);
  return <Navigate to={destination} replace />;
}

/**
 * A path that no loaded screen of this role has. A module that is under way may bring it, so that has to be awaited;
 * a path of other roles leads home; a module that failed may have had it; and what is left exists nowhere.
 */
function Elsewhere() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const state = useModules();
  if (!isSettled(state)) return <ScreenSkeleton />;
  const isForbidden = forbiddenPathsFor(user.role, state).some((path) => matchPath(path, pathname));
  if (isForbidden && pathname !== '/') return <Navigate to="/" replace />;
  if (state.list === 'failed' || failedModules(state).length > 0) return <UnavailablePage />;
  return <NotFoundPage />;
}
