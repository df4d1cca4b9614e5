import { failureOf, useQuery } from '@timetrack/client';
import { LoadFailure } from '@timetrack/screens';
import { Sheet, SheetContent, SheetDescription, SheetTitle, Skeleton } from '@timetrack/ui';
import { readFragment } from '../../../gql/index.js';
import { isArchived } from '../member/member.js';
import { EmailNote } from './EmailNote.js';
import { MemberHeader } from './MemberHeader.js';
import { MemberWeek } from './MemberWeek.js';
import { NameForm } from './NameForm.js';
import { NumberForm } from './NumberForm.js';
import { PanelColor } from './PanelColor.js';
import { LoadMember, MemberPanelUser } from './panel.graphql.js';
import { ResetLink } from './ResetLink.js';
import { RoleForm } from './RoleForm.js';
import { UpcomingSchedules } from './UpcomingSchedules.js';
import { UpcomingTimeOff } from './UpcomingTimeOff.js';

interface MemberPanelProps {
  readonly id: string;
  readonly onClose: () => void;
  /** Called after the panel has closed, to move the focus. */
  readonly onClosed: () => void;
}

/** One member, shown next to the list: current and upcoming work, and what the viewer may change. */
export function MemberPanel({ id, onClose, onClosed }: MemberPanelProps) {
  return (
    <Sheet open onOpenChange={onClose}>
      <SheetContent
        closeLabel="Close panel"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
        className="ad:w-[28rem] ad:max-w-full ad:gap-6 ad:p-5 ad:sm:p-6"
      >
        <PanelContent key={id} id={id} />
      </SheetContent>
    </Sheet>
  );
}

function PanelContent({ id }: Pick<MemberPanelProps, 'id'>) {
  const { data, error, refetch } = useQuery(LoadMember, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const teamMember = data?.viewer?.teamMember;
  if (!teamMember && error) return <LoadError error={error} onRetry={refetch} />;
  if (!teamMember) return <Loading />;
  const member = readFragment(MemberPanelUser, teamMember.user);
  return (
    <>
      <MemberHeader member={member} />
      <MemberWeek member={teamMember} />
      <UpcomingSchedules member={teamMember} />
      <UpcomingTimeOff member={teamMember} />
      {!isArchived(member) && <PanelColor member={member} />}
      {member.canManage && <RoleForm key={member.role} member={member} roles={data?.viewer?.grantableRoles ?? []} />}
      {member.canEdit && <NameForm key={`${member.firstName} ${member.lastName}`} member={member} />}
      {member.email && <EmailNote member={member} />}
      {member.canEdit && <NumberForm key={member.employeeNumber} member={member} />}
      {member.canResetPassword && <ResetLink id={member.id} />}
    </>
  );
}

function Loading() {
  return (
    <div role="status" aria-busy="true" className="ad:flex ad:flex-col ad:gap-6">
      <SheetTitle className="ad:sr-only">Team member</SheetTitle>
      <SheetDescription className="ad:sr-only">Loading</SheetDescription>
      <div className="ad:flex ad:items-center ad:gap-3">
        <Skeleton className="ad:size-12 ad:rounded-full" />
        <div className="ad:flex ad:flex-1 ad:flex-col ad:gap-2">
          <Skeleton className="ad:h-5 ad:w-44 ad:max-w-full" />
          <Skeleton className="ad:h-4 ad:w-56 ad:max-w-full" />
        </div>
      </div>
      <Skeleton className="ad:h-24" />
      <Skeleton className="ad:h-32" />
      <Skeleton className="ad:h-16" />
    </div>
  );
}

function LoadError({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => Promise<unknown> }) {
  const isGone = failureOf(error).code === 'NOT_FOUND';
  return (
    <>
      <SheetTitle className="ad:pr-10">{isGone ? 'Member not found' : 'Team member'}</SheetTitle>
      <SheetDescription className={isGone ? undefined : 'ad:sr-only'}>
        {isGone ? 'They may have been deleted, or the link is wrong.' : 'Loading failed'}
      </SheetDescription>
      {!isGone && <LoadFailure title="This member could not be loaded" error={error} onRetry={onRetry} />}
    </>
  );
}
