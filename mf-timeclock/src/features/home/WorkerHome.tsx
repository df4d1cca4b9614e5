import { ClockCard } from '../clock/ClockCard.js';
import { patienceOf } from '../clock/locate.js';
import { useClock } from '../clock/use-clock.js';
import { NotesAndPhotos } from '../notes/NotesAndPhotos.js';
import { useNotes } from '../notes/use-notes.js';
import { CurrentJob } from './CurrentJob.js';
import { Greeting } from './Greeting.js';
import { TodaysSchedule } from './TodaysSchedule.js';

export function WorkerHome() {
  const clock = useClock({
    patience: patienceOf.worker,
    onClockedOut: (timesheet) => void notes.saveOnClockOut(timesheet.id),
  });
  const notes = useNotes(clock.active);
  return (
    <div className="tc:mx-auto tc:flex tc:w-full tc:max-w-5xl tc:flex-col tc:gap-6">
      <Greeting />
      <div className="tc:grid tc:grid-cols-1 tc:items-start tc:gap-6 tc:lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ClockCard clock={clock}>{clock.known && <NotesAndPhotos notes={notes} />}</ClockCard>
        <div className="tc:flex tc:flex-col tc:gap-6">
          <TodaysSchedule />
          <CurrentJob active={clock.active} loading={clock.loading} />
        </div>
      </div>
    </div>
  );
}
