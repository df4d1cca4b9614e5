import { Link } from '@timetrack/contracts/routing';
import { fullName, useToday } from '@timetrack/screens';
import { Button, ConfirmDialog } from '@timetrack/ui';
import { Trash2 } from '@timetrack/ui/icons';
import { useState } from 'react';
import { EmptyText, linkStyles, Section } from '../../../../components/Layout.js';
import type { Memberships_TeamFragment } from '../../../../gql/graphql.js';
import { useChange } from '../../../../hooks/use-change.js';
import { LoadTeam } from '../../member/members.graphql.js';
import { memberLink } from '../../team-address.js';
import { describeMembership, type Phase, phaseOf } from '../membership-words.js';
import { type Membership, RemoveTeamMember } from '../teams.graphql.js';
import { EndForm } from './EndForm.js';

const titles: Readonly<Record<Phase, string>> = { current: 'Members', coming: 'Coming', past: 'Past' };

interface MembershipsProps {
  readonly team: Memberships_TeamFragment;
}

/** The people of a team: today’s, those to come, and those of the past. */
export function Memberships({ team }: MembershipsProps) {
  const today = useToday();
  const all = team.members?.nodes ?? [];
  const phases = Map.groupBy(all, (membership) => phaseOf(membership, today));
  return (
    <>
      {(['current', 'coming', 'past'] as const).map((phase) => {
        const memberships = phases.get(phase) ?? [];
        if (memberships.length === 0 && phase !== 'current') return null;
        return (
          <Section key={phase} title={titles[phase]}>
            {memberships.length === 0 ? (
              <EmptyText>No one is in this team today.</EmptyText>
            ) : (
              <ul
                aria-label={titles[phase]}
                className="ad:divide-y ad:divide-border ad:rounded-lg ad:border ad:border-border ad:bg-card ad:text-sm"
              >
                {memberships.map((membership) => (
                  <Row
                    key={`${membership.user.id} ${membership.fromDate}`}
                    team={team}
                    membership={membership}
                    today={today}
                    canEnd={team.canEdit && isNextToEnd(membership, all, today)}
                    canRemove={team.canEdit && isFirstOfPerson(membership, all)}
                  />
                ))}
              </ul>
            )}
          </Section>
        );
      })}
    </>
  );
}

/** A person has one button that removes all their memberships. */
const isFirstOfPerson = (membership: Membership, all: readonly Membership[]) =>
  all.find(({ user }) => user.id === membership.user.id) === membership;

/** The server ends the current membership of a person, or else the next one. */
const isNextToEnd = (membership: Membership, all: readonly Membership[], today: string) =>
  phaseOf(membership, today) !== 'past' && isFirstOfPerson(membership, all);

interface RowProps extends MembershipsProps {
  readonly membership: Membership;
  readonly today: string;
  readonly canEnd: boolean;
  readonly canRemove: boolean;
}

function Row({ team, membership, today, canEnd, canRemove }: RowProps) {
  const [isEnding, setEnding] = useState(false);
  const name = fullName(membership.user);
  return (
    <li className="ad:flex ad:flex-col ad:gap-3 ad:px-4 ad:py-2.5">
      <div className="ad:flex ad:items-center ad:gap-2">
        <div className="ad:min-w-0 ad:flex-1">
          <Link to={memberLink(membership.user.id)} className={`${linkStyles} ad:wrap-anywhere`}>
            {name}
          </Link>
          <p className="ad:text-muted-foreground">{describeMembership(membership, today)}</p>
        </div>
        {canEnd && (
          <Button
            variant="outline"
            size="sm"
            aria-label={`End the membership of ${name}`}
            aria-expanded={isEnding}
            onClick={() => setEnding(!isEnding)}
          >
            End
          </Button>
        )}
        {canRemove && <RemoveButton team={team} membership={membership} />}
      </div>
      {canEnd && isEnding && (
        <EndForm teamId={team.id} membership={membership} today={today} onDone={() => setEnding(false)} />
      )}
    </li>
  );
}

function RemoveButton({ team, membership: { user } }: Pick<RowProps, 'team' | 'membership'>) {
  const { busy, change } = useChange();
  const [isOpen, setOpen] = useState(false);
  const name = fullName(user);
  const remove = async () => {
    const removed = await change({
      mutation: RemoveTeamMember,
      variables: { input: { id: team.id, userId: user.id } },
      // A restricted manager may no longer see this person.
      refetchQueries: [LoadTeam],
      done: `${name} was removed from ${team.name}`,
      failed: 'Failed to remove this person',
    });
    if (removed) setOpen(false);
  };
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="ghost" size="icon" aria-label={`Remove ${name}`}>
          <Trash2 aria-hidden="true" />
        </Button>
      }
      title={`Remove ${name} from ${team.name}?`}
      description={
        <>
          <p>All their days in this team are removed, past ones too. Its leads no longer see them through this team.</p>
          <p className="ad:mt-2">If you end the membership instead, leads can finish the last hours for five weeks.</p>
        </>
      }
      action="Remove"
      variant="destructive"
      busy={busy}
      onAction={() => void remove()}
    />
  );
}
