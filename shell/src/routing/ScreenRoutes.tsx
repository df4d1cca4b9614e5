import { useSession, useToast } from '@timetrack/contracts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { matchPath, Navigate, useLocation, useRoutes } from 'react-router';
import { forbiddenPathsFor, isSettled, missingModules, screensFor } from '../modules/composition.js';
import { useModules } from '../modules/modules-context.js';
import { registrationPath, rememberedDestination, signedOutPaths } from '../session/sign-in-address.js';
import { HasNavigatedContext } from './NavigationAnnouncer.js';
import { NotFoundPage } from './NotFoundPage.js';
import { ScreenHost } from './ScreenHost.js';
import { ScreenSkeleton } from './ScreenSkeleton.js';
import { shellScreens } from './shell-screens.js';
import { UnavailablePage } from './UnavailablePage.js';

/** The routes of all loaded screens. They grow as modules are loaded. */
export function ScreenRoutes({ isNewSignIn }: { readonly isNewSignIn: boolean }) {
  const { user } = useSession();
  const state = useModules();
  const hasNavigated = useRef(isNewSignIn);
  const routes = useMemo(() => {
    const screens = [...shellScreens, ...screensFor(user.abilities, state)].map((placed) => {
      const { path } = placed.screen;
      return { path, element: <ScreenHost key={path} placed={placed} /> };
    });
    const signedOut = signedOutPaths.map((path) => ({ path, element: <RedirectFromSignIn key={path} path={path} /> }));
    return [...screens, ...signedOut, { path: '*', element: <UnmatchedPath /> }];
  }, [user.abilities, state]);
  return <HasNavigatedContext value={hasNavigated}>{useRoutes(routes)}</HasNavigatedContext>;
}

/** Redirects a signed-in user from a signed-out screen to where they wanted to go. */
function RedirectFromSignIn({ path }: { readonly path: string }) {
  const showToast = useToast();
  useEffect(() => {
    if (path !== registrationPath) return;
    showToast({ title: 'You are already signed in', description: 'Log out first to use an invitation.' });
  }, [path, showToast]);
  // Read once: the navigation replaces the history entry that contains it.
  const [destination] = useState(rememberedDestination);
  return <Navigate to={destination} replace />;
}

/**
 * A path without a loaded screen for this user. Waits while a module that may have it is loading. Redirects a path that
 * the user may not open to the home page, and distinguishes a failed module from a page that does not exist.
 */
function UnmatchedPath() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const state = useModules();
  if (!isSettled(state)) return <ScreenSkeleton />;
  const isForbidden = forbiddenPathsFor(user.abilities, state).some((path) => matchPath(path, pathname));
  if (isForbidden && pathname !== '/') return <Navigate to="/" replace />;
  if (state.list === 'failed' || missingModules(state).length > 0) return <UnavailablePage />;
  return <NotFoundPage />;
}
