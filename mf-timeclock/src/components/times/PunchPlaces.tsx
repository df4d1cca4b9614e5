import { type FragmentType, readFragment } from '../../gql/index.js';
import { type PunchPlaces as Places, PunchPlacesTimesheet } from './times.graphql.js';

interface PunchPlacesProps {
  readonly timesheet: FragmentType<typeof PunchPlacesTimesheet>;
}

/** Where the punches were made. A punch outside of every place is an exception, which is shown as such. */
export function PunchPlaces({ timesheet }: PunchPlacesProps) {
  const { clockInPlace, clockOutPlace } = readFragment(PunchPlacesTimesheet, timesheet);
  return [describePunch('in', clockInPlace), describePunch('out', clockOutPlace)].map(
    (text) =>
      text && (
        <p key={text} className="tc:wrap-anywhere tc:text-muted-foreground">
          {text}
        </p>
      ),
  );
}

/** `Clocked in at Riverside Park (within 12 m)`, `The location of the clock-out was too inaccurate (within 900 m)` */
function describePunch(punch: 'in' | 'out', compared: Places['clockInPlace']): string | null {
  if (!compared || compared.outside) return null;
  const { place, accuracyMeters } = compared;
  const text = place ? `Clocked ${punch} at ${place.name}` : `The location of the clock-${punch} was too inaccurate`;
  return accuracyMeters === null ? text : `${text} (within ${Math.round(accuracyMeters).toLocaleString('en-US')} m)`;
}
