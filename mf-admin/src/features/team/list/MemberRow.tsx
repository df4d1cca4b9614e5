import { fullName } from '@timetrack/screens';
import { Avatar, Badge } from '@timetrack/ui';
import type { ReactNode } from 'react';
import { RoleBadge } from '../../../components/RoleBadge.js';
import type { Member } from '../member/member.js';
import { StatusBadge } from '../member/StatusBadge.js';

interface MemberRowProps {
  readonly member: Member;
  readonly isViewer: boolean;
  readonly color?: ReactNode;
  readonly actions: ReactNode;
  readonly onOpen: (id: string) => void;
}

export const memberLinkId = (id: string): string => `member-${id}`;

export function MemberRow({ member, isViewer, color, actions, onOpen }: MemberRowProps) {
  const { id, firstName, lastName, email, employeeNumber, role, status, scheduleColor } = member;
  return (
    <tr className="ad:flex ad:flex-wrap ad:items-center ad:gap-x-2 ad:gap-y-3 ad:p-4 ad:@4xl:table-row ad:@4xl:hover:bg-accent/40">
      <th scope="row" className="ad:block ad:basis-full ad:font-normal ad:@4xl:table-cell ad:@4xl:px-3 ad:@4xl:py-2.5">
        <div className="ad:flex ad:items-center ad:gap-3">
          <Avatar firstName={firstName} lastName={lastName} color={scheduleColor} />
          <div className="ad:min-w-0">
            <div className="ad:flex ad:flex-wrap ad:items-center ad:gap-x-2">
              <button
                type="button"
                id={memberLinkId(id)}
                onClick={() => onOpen(id)}
                className="ad:cursor-pointer ad:rounded-sm ad:text-left ad:font-medium ad:wrap-anywhere ad:underline-offset-4 ad:hover:underline ad:pointer-coarse:min-h-11"
              >
                {fullName(member)}
              </button>
              {isViewer && <Badge variant="outline">You</Badge>}
            </div>
            <p className="ad:text-muted-foreground ad:wrap-anywhere">{email}</p>
            {employeeNumber && <EmployeeNumber number={employeeNumber} />}
          </div>
        </div>
      </th>
      <Cell>
        <RoleBadge role={role} />
      </Cell>
      <Cell>
        <StatusBadge status={status} />
      </Cell>
      {color && <Cell className="ad:-my-2 ad:-mr-2 ad:ml-auto ad:@4xl:text-center">{color}</Cell>}
      <td className="ad:block ad:basis-full ad:empty:hidden ad:@4xl:table-cell ad:@4xl:px-3 ad:@4xl:py-1.5">
        {actions}
      </td>
    </tr>
  );
}

function EmployeeNumber({ number }: { readonly number: string }) {
  return (
    <p className="ad:text-muted-foreground ad:tabular-nums ad:wrap-anywhere">
      <span className="ad:sr-only">Employee number </span>
      <span aria-hidden="true">No. </span>
      {number}
    </p>
  );
}

function Cell({ className = '', children }: { readonly className?: string; readonly children: ReactNode }) {
  return <td className={`ad:block ad:@4xl:table-cell ad:@4xl:px-3 ad:@4xl:py-1.5 ${className}`}>{children}</td>;
}
