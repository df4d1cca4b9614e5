import {
  Card,
  CardContent,
  CardDescription,
  CardHeader,
  CardTitle,
  type Elements,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
  useToastSpace,
} from '@timetrack/ui/essentials';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { Logo } from '../common/Logo.js';
import { forgotPath } from '../session/sign-in-address.js';

/** The layout of every signed-out screen. It starts below a notification. */
export function SignInFrame({ children }: { readonly children: Elements }) {
  const toastSpace = useToastSpace();
  return (
    <>
      <div className="sticky top-0 z-30 bg-background" style={{ height: toastSpace }} />
      <main
        className="sign-in-backdrop flex min-h-svh flex-col items-center justify-center gap-8 px-4 py-10"
        style={toastSpace > 0 ? { minHeight: `calc(100svh - ${toastSpace}px)` } : undefined}
      >
        <header className="flex items-center gap-3">
          <Logo className="size-11" />
          <div>
            <p className="text-2xl leading-tight font-semibold tracking-tight">TimeTrack</p>
            <p className="text-sm text-muted-foreground">Workforce Management</p>
          </div>
        </header>
        {children}
      </main>
    </>
  );
}

interface FormCardProps {
  readonly title: string;
  readonly subtitle?: string;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

export function FormCard({ title, subtitle, headingRef, children }: FormCardProps) {
  return (
    <Card className="w-full max-w-md">
      <CardHeader>
        <CardTitle as="h1" ref={headingRef} tabIndex={-1} className="w-fit text-xl wrap-anywhere outline-none">
          {title}
        </CardTitle>
        {subtitle && <CardDescription>{subtitle}</CardDescription>}
      </CardHeader>
      <CardContent>{children}</CardContent>
    </Card>
  );
}

interface SignInLinkProps {
  readonly href: string;
  /** Shows the address in this page. Without it, the page is loaded again, so that an ended session leaves the screen. */
  readonly onFollow?: () => void;
  readonly children: string;
}

/** A link between the pages for people who are signed out. Unlike a button, it can be opened in another tab. */
export function SignInLink({ href, onFollow, children }: SignInLinkProps) {
  return (
    <p className="text-center text-sm">
      <a
        href={href}
        onClick={(event) => {
          if (!onFollow || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onFollow();
        }}
        className="inline-flex min-h-11 items-center rounded-sm font-medium text-primary underline-offset-4 hover:underline"
      >
        {children}
      </a>
    </p>
  );
}

interface SignInTabsProps extends Pick<ComponentProps<typeof Tabs>, 'value' | 'onValueChange' | 'onInput'> {
  readonly login: Elements;
  readonly onForgot: () => void;
  /** The tab to create an account. The placeholder of the page has only its name. */
  readonly register?: ReactNode;
}

export function SignInTabs({ login, onForgot, register, ...tabs }: SignInTabsProps) {
  return (
    <SignInFrame>
      <Tabs {...tabs} className="w-full max-w-md">
        <TabsList className="grid w-full grid-cols-2">
          <TabsTrigger value="login">Login</TabsTrigger>
          <TabsTrigger value="register">Register</TabsTrigger>
        </TabsList>
        <TabsContent value="login">
          <FormCard title="Welcome back">
            {login}
            <SignInLink href={forgotPath} onFollow={onForgot}>
              Forgot your password?
            </SignInLink>
          </FormCard>
        </TabsContent>
        {register && <TabsContent value="register">{register}</TabsContent>}
      </Tabs>
    </SignInFrame>
  );
}
