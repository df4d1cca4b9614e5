import { useApolloClient, useQuery } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useWatch, useZodForm } from '@timetrack/screens';
import { Button, Field, Form, Input } from '@timetrack/ui';
import { MapPin } from '@timetrack/ui/icons';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { PlaceRow_PlaceFragment } from '../../../gql/graphql.js';
import { CreatePlace, LoadPlaces, UpdatePlace } from './places.graphql.js';
import {
  formatPosition,
  isOnEarth,
  type Position,
  positionOutOfRange,
  readPosition,
  wrongPosition,
} from './position.js';
import { RadiusDrawing } from './RadiusDrawing.js';

interface PlaceFormProps {
  readonly place: PlaceRow_PlaceFragment | null;
  readonly onDone: () => void;
}

const isRadius = (text: string) => /^\d{2,4}$/.test(text) && Number(text) >= 20 && Number(text) <= 5000;

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Place name is required')),
  address: z.string().check(z.trim()),
  position: z.pipe(
    z.string().check(
      z.trim(),
      z.refine((text) => text === '' || readPosition(text) !== null, { error: wrongPosition, abort: true }),
      z.refine((text) => text === '' || isOnEarth(readPosition(text) ?? { lat: 0, lng: 0 }), positionOutOfRange),
    ),
    z.transform(readPosition),
  ),
  radiusMeters: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || isRadius(text), 'Radius must be a whole number from 20 to 5000'),
  ),
});

const usualRadius = '150';

export function PlaceForm({ place, onDone }: PlaceFormProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const form = useZodForm({
    schema,
    defaultValues: readValues(place),
    failureTitle: place ? 'Failed to update place' : 'Failed to create place',
    serverFields: { lat: 'position', lng: 'position' },
    onSubmit: async ({ position, radiusMeters, ...texts }, context) => {
      const circle = position
        ? { ...position, radiusMeters: radiusMeters === '' ? null : Number(radiusMeters) }
        : { lat: null, lng: null, radiusMeters: null };
      const input = { ...texts, ...circle };
      await (place
        ? client.mutate({ mutation: UpdatePlace, variables: { input: { id: place.id, ...input } }, context })
        : client.mutate({ mutation: CreatePlace, variables: { input }, context, refetchQueries: [LoadPlaces] }));
      showToast({ title: place ? 'Place updated' : 'Place created' });
      onDone();
    },
  });
  const [position, radius] = useWatch({ control: form.control, name: ['position', 'radiusMeters'] });
  const tolerance = useQuery(LoadPlaces).data?.viewer?.organization?.geofenceToleranceMeters ?? 0;

  return (
    <Form busy={form.isSubmitting} submitLabel={place ? 'Save' : 'Create Place'} onSubmit={form.submit}>
      <Field label="Place Name" required error={form.errorOf('name')}>
        <Input maxLength={200} autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label="Address" optional error={form.errorOf('address')}>
        <Input maxLength={500} autoComplete="off" {...form.register('address')} />
      </Field>
      <div className="ad:flex ad:flex-col ad:gap-2">
        <Field
          label="Position"
          optional
          hint="The center, such as 39.74, -104.99. Map applications copy it in this form."
          error={form.errorOf('position')}
        >
          <Input autoComplete="off" spellCheck={false} {...form.register('position')} />
        </Field>
        <OwnPosition onFound={(found) => form.setValue('position', formatPosition(found), { shouldDirty: true })} />
      </div>
      <Field
        label="Radius (meters)"
        hint="From 20 to 5000. Without one, punches are not compared with this place."
        error={form.errorOf('radiusMeters')}
      >
        <Input inputMode="numeric" {...form.register('radiusMeters')} />
      </Field>
      {readPosition(position) && isRadius(radius.trim()) && (
        <RadiusDrawing radiusMeters={Number(radius)} toleranceMeters={tolerance} />
      )}
    </Form>
  );
}

function OwnPosition({ onFound }: { readonly onFound: (position: Position) => void }) {
  const [state, setState] = useState<'idle' | 'locating' | 'failed'>('idle');
  const locate = () => {
    if (!navigator.geolocation) return setState('failed');
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onFound({ lat: coords.latitude, lng: coords.longitude });
      },
      () => setState('failed'),
      { timeout: 10_000, enableHighAccuracy: true },
    );
  };
  return (
    <div className="ad:flex ad:flex-wrap ad:items-center ad:gap-x-3 ad:gap-y-1">
      <Button variant="outline" size="sm" busy={state === 'locating'} onClick={locate}>
        <MapPin aria-hidden="true" />
        <span>Use my position</span>
      </Button>
      <p role="status" className="ad:text-sm ad:text-muted-foreground ad:empty:hidden">
        {state === 'failed' ? 'Your position could not be read. Allow location access, or paste one.' : ''}
      </p>
    </div>
  );
}

function readValues(place: PlaceFormProps['place']) {
  const position = place?.lat == null || place.lng == null ? '' : formatPosition({ lat: place.lat, lng: place.lng });
  return {
    name: place?.name ?? '',
    address: place?.address ?? '',
    position,
    radiusMeters: place && position ? (place.radiusMeters?.toString() ?? '') : usualRadius,
  };
}
