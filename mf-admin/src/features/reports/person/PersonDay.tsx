import { EmptyText } from '../../../components/Section.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { ClockTimes } from './ClockTimes.js';
import { DayCard } from './DayCard.js';
import { PersonDaysPayrollEntry } from './person.graphql.js';
import { groupByDay } from './person-pay.js';

interface PersonDayProps {
  readonly pay: FragmentType<typeof PersonDaysPayrollEntry>;
  readonly date: string;
  readonly timeZone: string;
}

/** The paid time of one day, with the recorded times of each timesheet. */
export function PersonDay({ pay, date, timeZone }: PersonDayProps) {
  const day = groupByDay(readFragment(PersonDaysPayrollEntry, pay).lines).find((one) => one.date === date);
  if (!day) return <EmptyText>Nothing is paid for this day.</EmptyText>;
  return <DayCard day={day} heading="Total" timesheet={(id) => <ClockTimes key={id} id={id} timeZone={timeZone} />} />;
}
