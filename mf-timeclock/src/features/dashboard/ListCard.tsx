import { failureOf } from '@timetrack/client';
import {
  Alert,
  Button,
  Card,
  CardContent,
  CardDescription,
  CardFooter,
  CardHeader,
  CardTitle,
  Skeleton,
} from '@timetrack/ui/basics';
import type { ReactNode } from 'react';

interface ListCardProps {
  readonly title: string;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly description?: string;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

export function ListCard({ title, description, isLoading, error, onRetry, footer, children }: ListCardProps) {
  return (
    <Card aria-busy={isLoading}>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
        {description && <CardDescription>{description}</CardDescription>}
      </CardHeader>
      <CardContent>
        {isLoading && <SkeletonRows />}
        {error !== undefined && <ListFailure error={error} onRetry={onRetry} />}
        {!isLoading && error === undefined && children}
      </CardContent>
      {footer && <CardFooter>{footer}</CardFooter>}
    </Card>
  );
}

function SkeletonRows() {
  return (
    <div className="tc:flex tc:flex-col tc:gap-4">
      <Skeleton className="tc:h-10" />
      <Skeleton className="tc:h-10" />
      <Skeleton className="tc:h-10" />
    </div>
  );
}

function ListFailure({ error, onRetry }: Pick<ListCardProps, 'error' | 'onRetry'>) {
  return (
    <Alert variant="destructive" title="This list could not be loaded">
      <p>{failureOf(error).message}</p>
      <Button variant="outline" className="tc:mt-2" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}
