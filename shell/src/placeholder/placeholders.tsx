import {
  Button,
  Card,
  CardContent,
  CardHeader,
  CardTitle,
  LargeContentSkeleton,
  Skeleton,
  TallSkeleton,
} from '@timetrack/ui/basics';
import { Field } from '@timetrack/ui/essentials';
import { PanelLeft } from '@timetrack/ui/icons';
import type { ReactNode } from 'react';
import {
  BottomBarArea,
  FrameColumn,
  FrameRow,
  HeaderBar,
  MainArea,
  OrganizationName,
  SidebarArea,
  SidebarBrand,
} from '../frame/FrameLayout.js';
import { linkPaths } from '../recovery/link-address.js';
import { ScreenSkeleton } from '../routing/ScreenSkeleton.js';
import { loginPath, signedOutPaths } from '../session/sign-in-address.js';
import { SignInTabs } from '../sign-in/SignInFrame.js';

/** The frame around a screen before its code has arrived. The gateway replaces the names in braces. */
function FramePlaceholder({ expanded }: { readonly expanded: boolean }) {
  return (
    <FrameRow>
      <SidebarArea data-state={expanded ? 'expanded' : 'collapsed'} className="max-md:hidden">
        <SidebarBrand expanded={expanded} roleName={'\u00A0'} />
      </SidebarArea>
      <FrameColumn>
        <HeaderBar>
          <Button variant="ghost" size="icon" className="max-md:hidden">
            <PanelLeft aria-hidden />
          </Button>
          <OrganizationName>{'{{organization}}'}</OrganizationName>
        </HeaderBar>
        <MainArea>{'{{screen}}'}</MainArea>
        <BottomBarArea />
      </FrameColumn>
    </FrameRow>
  );
}

/** A screen that says how it begins: its heading, a line below it, and its cards. The first is the largest. */
function ScreenPlaceholder() {
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-4 md:gap-6">
      <header className="flex flex-col gap-1">
        <h1 className="line-clamp-3 text-2xl font-semibold tracking-tight wrap-anywhere md:text-3xl">
          {'{{heading}}'}
        </h1>
        <p className="text-muted-foreground tabular-nums">{'{{line}}'}</p>
      </header>
      <div className="grid grid-cols-1 items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="contents">{'{{firstCard}}'}</div>
        <div className="flex flex-col gap-4 md:gap-6 low:contents low:[&>:first-child]:order-first">
          {'{{otherCards}}'}
        </div>
      </div>
    </div>
  );
}

function CardPlaceholder({ children }: { readonly children: ReactNode }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>{'{{title}}'}</CardTitle>
      </CardHeader>
      <CardContent>{children}</CardContent>
    </Card>
  );
}

/** The clock and the notes below it. */
function LargeContentPlaceholder() {
  return (
    <div className="flex flex-col gap-6">
      <LargeContentSkeleton />
      <TallSkeleton />
    </div>
  );
}

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

/** The sign-in page before its code has arrived. Boxes take the place of the fields, so that nothing typed is lost. */
export function SignInPlaceholder() {
  return <SignInTabs value="login" login={<Fields />} onForgot={() => undefined} />;
}

function Fields() {
  return (
    <div className="space-y-5">
      <Field label="Email">
        <div className={box} />
      </Field>
      <Field label="Password">
        <div className={box}>Show</div>
      </Field>
      <Button size="lg" className="w-full">
        Sign in
      </Button>
    </div>
  );
}

const box =
  'flex h-11 items-center justify-end rounded-md border border-input bg-field px-3 text-sm font-medium text-muted-foreground shadow-xs md:h-10 pointer-coarse:min-h-11';
