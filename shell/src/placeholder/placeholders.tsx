import { Skeleton } from '@timetrack/ui/basics';
import { linkPaths } from '../recovery/link-address.js';
import { ScreenSkeleton } from '../routing/ScreenSkeleton.js';
import { loginPath, signedOutPaths } from '../session/sign-in-address.js';
import { CardPlaceholder, FramePlaceholder, LargeContentPlaceholder, ScreenPlaceholder } from './FramePlaceholder.js';
import { SignInPlaceholder } from './SignInPlaceholder.js';

/**
 * What a page shows until its code has arrived, in parts. The build draws them as HTML, and the gateway puts those into the
 * page that fit its session. `{{names}}` are filled in by the gateway.
 */
export const placeholderParts = {
  signIn: <SignInPlaceholder />,
  frame: <FramePlaceholder expanded />,
  collapsedFrame: <FramePlaceholder expanded={false} />,
  screen: <ScreenPlaceholder />,
  firstCard: (
    <CardPlaceholder>
      <LargeContentPlaceholder />
    </CardPlaceholder>
  ),
  otherCard: (
    <CardPlaceholder>
      <Skeleton className="h-14" />
    </CardPlaceholder>
  ),
  anyScreen: <ScreenSkeleton />,
};

/** The paths whose pages have no placeholder: what they show depends on more than the session. */
export const pathsWithoutPlaceholder: readonly string[] = [
  ...linkPaths,
  ...signedOutPaths.filter((path) => path !== loginPath),
];
