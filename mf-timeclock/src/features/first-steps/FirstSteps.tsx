import { useQuery } from '@timetrack/client';
import { useSession } from '@timetrack/contracts';
import {
  Button,
  Card,
  CardContent,
  CardDescription,
  CardHeader,
  CardTitle,
  VisuallyHidden,
} from '@timetrack/ui/basics';
import { Check } from '@timetrack/ui/icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { areStepsHidden, hideSteps } from '../../components/hidden-steps.js';
import type { Timeclock_FirstSteps_LoadQuery } from '../../gql/graphql.js';
import { LoadFirstSteps } from './first-steps.graphql.js';
import { InvitePeople } from './InvitePeople.js';
import { AddJobs, ChooseTimezone, PublishDrafts } from './StepForms.js';

type Steps = NonNullable<NonNullable<Timeclock_FirstSteps_LoadQuery['viewer']>['firstSteps']>;
type StepKey = Steps['steps'][number]['key'];

interface FirstStepsProps {
  /** Called once it is known whether there is anything to show. */
  readonly onKnown?: () => void;
}

/** What a new organization still has to set up, each step done in place. Disappears when every step is done. */
export function FirstSteps({ onKnown }: FirstStepsProps) {
  const { organization } = useSession().user;
  const [isHidden, setHidden] = useState(() => areStepsHidden(organization.id));
  const { data, error, refetch } = useQuery(LoadFirstSteps, { fetchPolicy: 'cache-and-network', skip: isHidden });
  const { timezoneConfirmed } = organization;
  const knownConfirmation = useRef(timezoneConfirmed);
  // The question above the screen confirms the time zone too.
  useEffect(() => {
    if (knownConfirmation.current === timezoneConfirmed) return;
    knownConfirmation.current = timezoneConfirmed;
    if (!isHidden) refetch().catch(() => undefined);
  }, [timezoneConfirmed, isHidden, refetch]);
  // The person who does the last step sees that it is done.
  const [wasOpen, setWasOpen] = useState(false);
  const found = data?.viewer?.firstSteps;
  if (found && !found.isDone && !wasOpen) setWasOpen(true);
  useEffect(() => {
    if (found?.isDone) hideSteps(organization.id);
    if (found || error || isHidden) onKnown?.();
  }, [found, error, isHidden, organization.id, onKnown]);
  if (!found || isHidden || (found.isDone && !wasOpen)) return null;
  const hide = () => {
    hideSteps(organization.id);
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

interface StepProps {
  readonly title: string;
  readonly isDone: boolean;
  /** How to do it here. It stays mounted when the step is done, so that a result such as a link stays in view. */
  readonly children: ReactNode;
}

function Step({ title, isDone, children }: StepProps) {
  return (
    <li className="tc:flex tc:gap-3 tc:py-4 tc:first:pt-0 tc:last:pb-0">
      <span
        aria-hidden="true"
        className={`tc:mt-0.5 tc:flex tc:size-5 tc:shrink-0 tc:items-center tc:justify-center tc:rounded-full tc:border ${
          isDone ? 'tc:border-primary tc:bg-primary tc:text-primary-foreground' : 'tc:border-input'
        }`}
      >
        {isDone && <Check className="tc:size-3.5" />}
      </span>
      <div className="tc:flex tc:min-w-0 tc:flex-1 tc:flex-col tc:gap-2">
        <h3 className={`tc:text-sm tc:font-medium ${isDone ? 'tc:text-muted-foreground' : ''}`}>
          <span>{title}</span>
          {isDone && <VisuallyHidden>, done</VisuallyHidden>}
        </h3>
        <StepBody isDone={isDone}>{children}</StepBody>
      </div>
    </li>
  );
}

function StepBody({ isDone, children }: Omit<StepProps, 'title'>) {
  return <div className={isDone ? 'tc:hidden tc:has-[[data-result]]:block' : 'tc:contents'}>{children}</div>;
}
