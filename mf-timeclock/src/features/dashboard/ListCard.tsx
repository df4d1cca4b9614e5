import {
  Alert,
  AlertDescription,
  AlertTitle,
  Button,
  Card,
  CardContent,
  CardDescription,
  CardFooter,
  CardHeader,
  CardTitle,
  Skeleton,
} from '@timetrack/ui';
import type { ReactNode } from 'react';

interface ListCardProps {
  readonly title: string;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly description?: string;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A card that shows a short list, and what stands there before, and instead of, the list. */
export function ListCard({ title, description, loading, failed, onRetry, footer, children }: ListCardProps) {
  return (
    <Card aria-busy={loading}>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
        {description && <CardDescription>{description}</CardDescription>}
      </CardHeader>
      <CardContent>
        {loading && <Rows />}
        {failed && <Unreadable onRetry={onRetry} />}
        {!loading && !failed && children}
      </CardContent>
      {footer && <CardFooter>{footer}</CardFooter>}
    </Card>
  );
}

function Rows() {
  return (
    <div className="tc:flex tc:flex-col tc:gap-4">
      <Skeleton className="tc:h-10" />
      <Skeleton className="tc:h-10" />
      <Skeleton className="tc:h-10" />
    </div>
  );
}

function Unreadable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Alert variant="destructive">
      <AlertTitle>This list could not be read</AlertTitle>
      <AlertDescription>
        <Button variant="outline" className="tc:mt-2" onClick={onRetry}>
          Try again
        </Button>
      </AlertDescription>
    </Alert>
  );
}
