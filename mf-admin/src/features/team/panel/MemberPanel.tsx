import { useQuery } from '@timetrack/client';
import { useCan } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import { formatDuration, formatWeekdayDateRange, fullName } from '@timetrack/screens';
import { Avatar, Button, SheetDescription, SheetTitle, Skeleton } from '@timetrack/ui';
import { loadTemporal } from '@timetrack/ui/basics';
import { lazy, Suspense } from 'react';
import { EmptyText, Section } from '../../../components/Layout.js';
import { RoleBadge } from '../../../components/Role.js';
import { PanelFailure, PanelLoading, SidePanel } from '../../../components/SidePanel.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { ColorChoice, useColor } from '../color/ColorPicker.js';
import { InviteForm } from '../invite/InviteForm.js';
import { StatusBadge } from '../list/MemberRow.js';
import { isArchived, type Member, TeamMembersUser } from '../member/members.graphql.js';
import { PayTerms } from '../terms/PayTerms.js';
import { EmailNote, NameForm, PayrollForm, ResetLink, RoleForm } from './MemberForms.js';
import { MemberWeek, UpcomingSchedules } from './MemberWork.js';
import { PayrollIds } from './PayrollIds.js';
import { LoadMember, UpcomingTimeOffTeamMember } from './panel.graphql.js';
import { ReachForm } from './ReachForm.js';

/** Loaded apart from the panel, because many organizations have no teams. Dates need Temporal. */
const MemberTeams = lazy(async () => {
  const [module] = await Promise.all([import('./MemberTeams.js'), loadTemporal()]);
  return { default: module.MemberTeams };
});

interface MemberPanelProps {
  readonly id: string;
  readonly hasPayTerms: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** One member, shown next to the list: current and upcoming work, and what the viewer may change. */
export function MemberPanel({ onClose, onClosed, ...content }: MemberPanelProps) {
  return (
    <SidePanel onClose={onClose} onClosed={onClosed}>
      <PanelContent key={content.id} {...content} />
    </SidePanel>
  );
}

function PanelContent({ id, hasPayTerms }: Pick<MemberPanelProps, 'id' | 'hasPayTerms'>) {
  const { data, error, refetch } = useQuery(LoadMember, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const teamMember = data?.viewer?.teamMember;
  if (!teamMember && error) return <PanelFailure {...texts} error={error} onRetry={refetch} />;
  if (!teamMember) return <Loading />;
  const member = readFragment(TeamMembersUser, teamMember.user);
  return (
    <>
      <MemberHeader member={member} />
      <MemberWeek member={teamMember} />
      <UpcomingSchedules member={teamMember} />
      <UpcomingTimeOff member={teamMember} />
      {!isArchived(member) && <RecordTimeOff id={member.id} />}
      <Suspense fallback={<Skeleton className="ad:h-16" />}>
        <MemberTeams member={member} teams={teamMember} />
      </Suspense>
      {hasPayTerms && <PayTerms member={member} />}
      {!isArchived(member) && <PanelColor member={member} />}
      <InviteForm member={member} />
      {member.canManage && member.hasAccount && (
        <RoleForm key={member.role} member={member} roles={data?.viewer?.grantableRoles ?? []} />
      )}
      {teamMember.reachPreview && teamMember.user.reach && (
        <ReachForm
          key={teamMember.user.reach}
          member={member}
          reach={teamMember.user.reach}
          preview={teamMember.reachPreview}
        />
      )}
      {member.canEdit && <NameForm key={`${member.firstName} ${member.lastName}`} member={member} />}
      {member.email && <EmailNote member={member} />}
      {member.canEdit && <PayrollForm key={`${member.employeeNumber} ${member.payrollName}`} member={member} />}
      {hasPayTerms && member.canEdit && <PayrollIds userId={member.id} />}
      {teamMember.user.canResetPassword && <ResetLink id={member.id} />}
    </>
  );
}

function Loading() {
  return (
    <PanelLoading title="Team member">
      <div className="ad:flex ad:items-center ad:gap-3">
        <Skeleton className="ad:size-12 ad:rounded-full" />
        <div className="ad:flex ad:flex-1 ad:flex-col ad:gap-2">
          <Skeleton className="ad:h-5 ad:w-44 ad:max-w-full" />
          <Skeleton className="ad:h-4 ad:w-56 ad:max-w-full" />
        </div>
      </div>
    </PanelLoading>
  );
}

const texts = {
  title: 'Team member',
  failed: 'This member could not be loaded',
  gone: { title: 'Member not found', description: 'They may have been deleted, or the link is wrong.' },
};

function PanelColor({ member }: { readonly member: Pick<Member, 'id' | 'scheduleColor'> }) {
  const { busy, choose } = useColor(member);
  const pick = (hex: string) => {
    if (hex !== member.scheduleColor) void choose(hex);
  };
  return (
    <Section title="Schedule color">
      <ColorChoice value={member.scheduleColor} busy={busy} onChoose={pick} />
    </Section>
  );
}

function UpcomingTimeOff(props: { readonly member: FragmentType<typeof UpcomingTimeOffTeamMember> }) {
  const { timeOff } = readFragment(UpcomingTimeOffTeamMember, props.member);
  return (
    <Section title="Time off">
      {timeOff.length === 0 ? (
        <EmptyText>No upcoming approved time off.</EmptyText>
      ) : (
        <ul className="ad:divide-y ad:divide-border ad:rounded-lg ad:border ad:border-border ad:bg-card ad:text-sm">
          {timeOff.map(({ id, startDate, endDate, hours, policyName }) => (
            <li key={id} className="ad:px-4 ad:py-2.5">
              <p className="ad:font-medium">{formatWeekdayDateRange(startDate, endDate)}</p>
              <p className="ad:text-muted-foreground ad:wrap-anywhere">
                {`${formatDuration(hours * 60)} · ${policyName}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** The dialog is on the screen of time off requests. */
function RecordTimeOff({ id }: Pick<Member, 'id'>) {
  if (!useCan('SCREEN_TIME_OFF_APPROVAL')) return null;
  return (
    <Button asChild variant="outline" size="sm" className="ad:-mt-3 ad:self-start ad:pointer-coarse:h-11">
      <Link to={`/pto-requests?open=record&id=${id}`}>Record Time Off</Link>
    </Button>
  );
}

function MemberHeader({ member }: { readonly member: Member }) {
  const { firstName, lastName, email, staffNumber, employeeNumber, role, invitedRole, scheduleColor } = member;
  return (
    <header className="ad:flex ad:items-start ad:gap-3 ad:pr-10">
      <Avatar firstName={firstName} lastName={lastName} color={scheduleColor} size="lg" />
      <div className="ad:flex ad:min-w-0 ad:flex-col ad:gap-1">
        <SheetTitle className="ad:text-lg ad:wrap-anywhere">{fullName(member)}</SheetTitle>
        {email ? (
          <SheetDescription asChild>
            <a href={`mailto:${email}`} className="ad:w-fit ad:wrap-anywhere ad:underline-offset-4 ad:hover:underline">
              {email}
            </a>
          </SheetDescription>
        ) : (
          <SheetDescription>Can’t sign in</SheetDescription>
        )}
        <p className="ad:text-sm ad:text-muted-foreground">{`Staff number ${staffNumber}`}</p>
        {employeeNumber && (
          <p className="ad:text-sm ad:text-muted-foreground ad:wrap-anywhere">{`Employee number ${employeeNumber}`}</p>
        )}
        <p className="ad:flex ad:flex-wrap ad:gap-2 ad:pt-1">
          <RoleBadge role={invitedRole ?? role} />
          <StatusBadge member={member} />
        </p>
      </div>
    </header>
  );
}
