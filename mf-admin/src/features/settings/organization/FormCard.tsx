import { Card, CardContent, CardHeader } from '@timetrack/ui';
import type { ReactNode } from 'react';

interface FormCardProps {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

export function FormCard({ title, description, children }: FormCardProps) {
  return (
    <Card>
      <CardHeader title={title} description={description} />
      <CardContent className="ad:grid ad:items-start ad:gap-x-6 ad:gap-y-5 ad:md:grid-cols-2">{children}</CardContent>
    </Card>
  );
}
