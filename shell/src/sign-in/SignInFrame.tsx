import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@timetrack/ui/essentials';
import type { ReactNode, Ref } from 'react';
import { Logo } from '../common/Logo.js';

/** The layout of every signed-out screen. */
export function SignInFrame({ children }: { readonly children: ReactNode }) {
  return (
    <main className="sign-in-backdrop flex min-h-svh flex-col items-center justify-center gap-8 px-4 py-10">
      <header className="flex items-center gap-3">
        <Logo className="size-11" />
        <div>
          <p className="text-2xl leading-tight font-semibold tracking-tight">TimeTrack</p>
          <p className="text-sm text-muted-foreground">Workforce Management</p>
        </div>
      </header>
      {children}
    </main>
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
