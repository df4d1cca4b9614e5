import { Card, CardContent, CardDescription, CardHeader, CardTitle, useToastSpace } from '@timetrack/ui/essentials';
import type { ReactNode, Ref } from 'react';
import { Logo } from '../common/Logo.js';

/** The layout of every signed-out screen. It starts below a notification. */
export function SignInFrame({ children }: { readonly children: ReactNode }) {
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
