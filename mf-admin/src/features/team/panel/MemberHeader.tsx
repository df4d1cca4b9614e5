import { fullName } from '@timetrack/screens';
import { Avatar, SheetDescription, SheetTitle } from '@timetrack/ui';
import { RoleBadge } from '../../../components/RoleBadge.js';
import type { MemberPanel_UserFragment } from '../../../gql/graphql.js';
import { StatusBadge } from '../member/StatusBadge.js';

export function MemberHeader({ member }: { readonly member: MemberPanel_UserFragment }) {
  const { firstName, lastName, email, employeeNumber, role, status, scheduleColor } = member;
  return (
    <header className="ad:flex ad:items-start ad:gap-3 ad:pr-10">
      <Avatar firstName={firstName} lastName={lastName} color={scheduleColor} size="lg" />
      <div className="ad:flex ad:min-w-0 ad:flex-col ad:gap-1">
        <SheetTitle className="ad:text-lg ad:wrap-anywhere">{fullName(member)}</SheetTitle>
        <SheetDescription asChild>
          <a href={`mailto:${email}`} className="ad:w-fit ad:wrap-anywhere ad:underline-offset-4 ad:hover:underline">
            {email}
          </a>
        </SheetDescription>
        {employeeNumber && (
          <p className="ad:text-sm ad:text-muted-foreground ad:wrap-anywhere">Employee number {employeeNumber}</p>
        )}
        <p className="ad:flex ad:flex-wrap ad:gap-2 ad:pt-1">
          <RoleBadge role={role} />
          <StatusBadge status={status} />
        </p>
      </div>
    </header>
  );
}
