import { Link } from '@timetrack/contracts/routing';
import { fullName } from '@timetrack/screens/basics';
import { Avatar } from '@timetrack/ui/basics';
import type { ReactNode } from 'react';

interface PersonRowProps {
  readonly person: { readonly firstName: string; readonly lastName: string; readonly scheduleColor: string };
  readonly detail: string;
  readonly to?: string;
  readonly children?: ReactNode;
}

export function PersonRow({ person, detail, to, children }: PersonRowProps) {
  const name = fullName(person);
  return (
    <li className="tc:flex tc:items-center tc:gap-3 tc:py-3 tc:first:pt-0 tc:last:pb-0">
      <Avatar firstName={person.firstName} lastName={person.lastName} color={person.scheduleColor} />
      <div className="tc:grid tc:min-w-0 tc:flex-1 tc:grid-cols-[minmax(0,1fr)_auto] tc:items-start tc:gap-x-3">
        <p className="tc:line-clamp-2 tc:text-sm tc:font-medium tc:wrap-anywhere" title={name}>
          {to ? (
            <Link to={to} className="tc:rounded-sm tc:underline-offset-4 tc:hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {children}
        <p className="tc:col-span-2 tc:text-sm tc:text-muted-foreground tc:tabular-nums">{detail}</p>
      </div>
    </li>
  );
}
