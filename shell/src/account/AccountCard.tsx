import { useConfirmLeaving } from '@timetrack/contracts/routing';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@timetrack/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { isEdited } from '../forms/field-errors.js';

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

/** Guards the input in a card. `onChange` belongs to the form of the card. */
export function useUnsavedCard() {
  const [isUnsaved, setUnsaved] = useState(false);
  useConfirmLeaving(isUnsaved);
  return {
    onChange: ({ currentTarget }: FormEvent<HTMLFormElement>) => setUnsaved(isEdited(currentTarget)),
    markSaved: () => setUnsaved(false),
  };
}
