import { Card, CardContent, TallSkeleton } from '@timetrack/ui/basics';
import { Greeting } from '../../components/Greeting.js';
import { ClockCard, CurrentJob, locationTimeout, useClock } from '../clock/index.js';
import { NotesAndPhotos, useNotes } from '../notes/index.js';
import { SignReminderLater } from './SignReminderLater.js';
import { TodaysSchedule } from './TodaysSchedule.js';

export function WorkerHome() {
  const clock = useClock({
    locationTimeout: locationTimeout.worker,
    onClockedOut: (timesheet) => void notes.saveOnClockOut(timesheet.id),
  });
  const notes = useNotes(clock.active, clock.sending !== null);
  return (
    <div className="tc:mx-auto tc:flex tc:w-full tc:max-w-5xl tc:flex-col tc:gap-4 tc:md:gap-6">
      <Greeting />
      <div className="tc:grid tc:grid-cols-1 tc:items-start tc:gap-4 tc:low:gap-3 tc:md:gap-6 tc:lg:grid-cols-[minmax(0,1fr)_20rem] tc:lg:grid-rows-[auto_1fr]">
        <ClockCard clock={clock} />
        <div className="tc:flex tc:flex-col tc:gap-4 tc:low:contents tc:md:gap-6 tc:lg:row-span-2">
          <TodaysSchedule className="tc:low:order-first" />
          <SignReminderLater />
          <CurrentJob active={clock.active} loading={clock.isLoading} />
        </div>
        {(clock.isLoading || clock.isKnown) && (
          <Card>
            <CardContent className="tc:pt-6">
              {clock.isLoading ? <TallSkeleton /> : <NotesAndPhotos notes={notes} />}
            </CardContent>
          </Card>
        )}
      </div>
    </div>
  );
}
