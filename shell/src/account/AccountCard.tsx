import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@timetrack/ui';
import type { ReactNode } from 'react';

interface AccountCardProps {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

export function AccountCard({ title, description, children }: AccountCardProps) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
        <CardDescription className="wrap-anywhere">{description}</CardDescription>
      </CardHeader>
      <CardContent>{children}</CardContent>
    </Card>
  );
}
