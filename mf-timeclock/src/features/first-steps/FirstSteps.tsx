import { useQuery } from '@timetrack/client';
import { useSession } from '@timetrack/contracts';
import { Button, Card, CardContent, CardDescription, CardHeader, CardTitle } from '@timetrack/ui/basics';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Timeclock_FirstSteps_LoadQuery } from '../../gql/graphql.js';
import { AddJobs } from './AddJobs.js';
import { ChooseTimezone } from './ChooseTimezone.js';
import { LoadFirstSteps } from './first-steps.graphql.js';
import { InvitePeople } from './InvitePeople.js';
import { PublishDrafts } from './PublishDrafts.js';
import { Step } from './Step.js';

type Steps = NonNullable<NonNullable<Timeclock_FirstSteps_LoadQuery['viewer']>['firstSteps']>;
type StepKey = Steps['steps'][number]['key'];

const hiddenKey = (organizationId: string) => `timetrack-first-steps-hidden:${organizationId}`;

/** What a new organization still has to set up, each step done in place. Disappears when every step is done. */
export function FirstSteps() {
  const { organization } = useSession().user;
  const [isHidden, setHidden] = useState(() => localStorage.getItem(hiddenKey(organization.id)) !== null);
  const { data, refetch } = useQuery(LoadFirstSteps, { fetchPolicy: 'cache-and-network', skip: isHidden });
  const { timezoneConfirmed } = organization;
  const knownConfirmation = useRef(timezoneConfirmed);
  // The question above the screen confirms the time zone too.
  useEffect(() => {
    if (knownConfirmation.current === timezoneConfirmed) return;
    knownConfirmation.current = timezoneConfirmed;
    refetch().catch(() => undefined);
  }, [timezoneConfirmed, refetch]);
  // The person who does the last step sees that it is done.
  const [wasOpen, setWasOpen] = useState(false);
  const found = data?.viewer?.firstSteps;
  if (found && !found.isDone && !wasOpen) setWasOpen(true);
  if (!found || isHidden || (found.isDone && !wasOpen)) return null;
  const hide = () => {
    localStorage.setItem(hiddenKey(organization.id), 'yes');
    setHidden(true);
  };
  const doneCount = found.steps.filter(({ isDone }) => isDone).length;
  return (
    <Card>
      <CardHeader className="tc:flex tc:flex-row tc:flex-wrap tc:items-start tc:justify-between tc:gap-3">
        <div className="tc:flex tc:flex-col tc:gap-1">
          <CardTitle>First steps</CardTitle>
          <CardDescription>
            {found.isDone
              ? 'Everything is set up. Your people can clock in.'
              : `${doneCount} of ${found.steps.length} done`}
          </CardDescription>
        </div>
        <Button variant="ghost" size="sm" onClick={hide}>
          Hide
        </Button>
      </CardHeader>
      <CardContent>
        <ol className="tc:flex tc:flex-col tc:divide-y tc:divide-border">
          {found.steps.map(({ key, isDone }) => (
            <Step key={key} title={titles[key]} isDone={isDone}>
              {contentOf(key, found)}
            </Step>
          ))}
        </ol>
      </CardContent>
    </Card>
  );
}

const titles: Readonly<Record<StepKey, string>> = {
  CONFIRM_TIMEZONE: 'Confirm the time zone',
  ADD_JOBS: 'Add the jobs that people work on',
  INVITE_PEOPLE: 'Invite your people',
  PUBLISH_WEEK: 'Publish a week of shifts',
};

function contentOf(key: StepKey, { timezone, draftWeek }: Steps): ReactNode {
  switch (key) {
    case 'CONFIRM_TIMEZONE':
      return <ChooseTimezone chosen={timezone} />;
    case 'ADD_JOBS':
      return <AddJobs />;
    case 'INVITE_PEOPLE':
      return <InvitePeople />;
    case 'PUBLISH_WEEK':
      return <PublishDrafts week={draftWeek} />;
    default:
      return null;
  }
}
