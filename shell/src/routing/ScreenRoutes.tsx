import { useSession, useToast } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import { Button } from '@timetrack/ui/basics';
import { Compass, PlugZap } from '@timetrack/ui/icons';
import { useEffect, useMemo, useRef, useState } from 'react';
import { matchPath, Navigate, useLocation, useRoutes } from 'react-router';
import { describeLoadFailure } from '../common/browser.js';
import { forbiddenPathsFor, isSettled, missingModules, screensFor } from '../modules/composition.js';
import { describeFailures, isConnectionFailure } from '../modules/failure-words.js';
import { useModuleRegistry, useModules } from '../modules/module-registry.js';
import { useReload, useRetryWhenBack } from '../modules/use-reload.js';
import { registrationPath, rememberedDestination, signedOutPaths } from '../session/sign-in-address.js';
import { MessagePage } from './MessagePage.js';
import { HasNavigatedContext } from './NavigationAnnouncer.js';
import { ScreenHost } from './ScreenHost.js';
import { ScreenSkeleton } from './ScreenSkeleton.js';
import { shellScreens } from './shell-screens.js';

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

function NotFoundPage() {
  return (
    <MessagePage
      icon={Compass}
      title="Page Not Found"
      action={
        <Button asChild>
          <Link to="/">Go to the home page</Link>
        </Button>
      }
    >
      There is nothing at this address. The page may have moved, or the link may be wrong.
    </MessagePage>
  );
}

/** For a path that may belong to a module that could not be loaded. */
function UnavailablePage() {
  const state = useModules();
  return state.list === 'failed' ? <MissingListPage reason={state.listFailure} /> : <MissingModulesPage />;
}

function MissingListPage({ reason }: { readonly reason: string | undefined }) {
  const registry = useModuleRegistry();
  useRetryWhenBack(() => void registry.start());
  return (
    <MessagePage
      urgent
      icon={PlugZap}
      title="TimeTrack is not available"
      action={<Button onClick={() => void registry.start()}>Retry</Button>}
    >
      {reason || describeLoadFailure()}
    </MessagePage>
  );
}

function MissingModulesPage() {
  const { busy, reload, reloadQuietly } = useReload();
  const modules = missingModules(useModules());
  const names = modules.map(({ name }) => name);
  const failures = modules.flatMap(({ failure }) => failure ?? []);
  useRetryWhenBack(() => reloadQuietly(...names), failures.some(isConnectionFailure));
  return (
    <MessagePage
      urgent
      icon={PlugZap}
      title="This part is unavailable"
      action={
        <Button busy={busy} onClick={() => reload(...names)}>
          {busy ? 'Retrying...' : 'Retry'}
        </Button>
      }
    >
      {describeFailures(failures).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <p>Other screens may still work.</p>
    </MessagePage>
  );
}
