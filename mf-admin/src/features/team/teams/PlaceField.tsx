import { useQuery } from '@timetrack/client';
import { Field, Select } from '@timetrack/ui';
import type { ComponentProps } from 'react';
import { LoadPlaces, type Team } from './teams.graphql.js';

interface PlaceFieldProps extends Omit<ComponentProps<'select'>, 'children'> {
  /** The stored place, which may be retired by now. */
  readonly current?: Team['place'];
  readonly error: string | undefined;
}

/** Where a team works. Absent in an organization without places. */
export function PlaceField({ current = null, error, ...field }: PlaceFieldProps) {
  const { data } = useQuery(LoadPlaces, { fetchPolicy: 'cache-and-network' });
  const places = data?.viewer?.places?.nodes ?? [];
  const listed = current && !places.some((place) => place.id === current.id) ? [current, ...places] : places;
  if (listed.length === 0) return null;
  return (
    <Field label="Place" optional error={error}>
      <Select {...field} options={listed.map((place) => [place.id, place.name])}>
        <option value="">No place</option>
      </Select>
    </Field>
  );
}
