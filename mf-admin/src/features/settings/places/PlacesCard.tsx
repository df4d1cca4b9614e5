import { useQuery } from '@timetrack/client';
import { Button } from '@timetrack/ui';
import { MapPin, Pencil } from '@timetrack/ui/icons';
import { LinkedFormDialog } from '../../../components/LinkedDialogs.js';
import type { PlaceRow_PlaceFragment } from '../../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { useChange } from '../../../hooks/use-change.js';
import { RetirableList, RetirableRow } from '../components/Retirable.js';
import { SettingsCard } from '../components/SettingsCard.js';
import { PlaceForm } from './PlaceForm.js';
import { LoadPlaces, PlaceRowPlace, UpdatePlace } from './places.graphql.js';

export function PlacesCard() {
  const query = useQuery(LoadPlaces, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  return (
    <SettingsCard
      title="Places"
      description="Where people work. A punch outside of every place is flagged for review, and always counts."
      query={query}
      action={
        <LinkedFormDialog
          name="new-place"
          trigger="Add Place"
          title="New Place"
          description="A site, a branch or a yard."
        >
          {(close) => <PlaceForm place={null} onDone={close} />}
        </LinkedFormDialog>
      }
    >
      <RetirableList
        name="Places"
        items={query.data?.viewer?.places?.nodes ?? []}
        icon={MapPin}
        empty={{ title: 'No places yet', description: 'Punches are not compared with anything.' }}
        renderRow={(place) => <PlaceRow key={place.id} place={place} />}
      />
    </SettingsCard>
  );
}

function PlaceRow(props: { readonly place: FragmentType<typeof PlaceRowPlace> }) {
  const { busy, change } = useChange();
  const place = readFragment(PlaceRowPlace, props.place);
  const { id, name, retired } = place;
  return (
    <RetirableRow
      item={place}
      noun="Place"
      detail={describe(place)}
      consequence="Punches are no longer compared with it. Earlier punches keep it, and you can reinstate it."
      busy={busy}
      onChange={(texts) =>
        void change({ mutation: UpdatePlace, variables: { input: { id, retired: !retired } }, ...texts })
      }
    >
      <LinkedFormDialog
        name={`place-${id}`}
        title="Edit Place"
        description="Punches that were made stay as they are."
        trigger={
          <Button variant="outline" size="sm" aria-label={`Edit ${name}`}>
            <Pencil aria-hidden="true" />
            <span>Edit</span>
          </Button>
        }
      >
        {(close) => <PlaceForm place={place} onDone={close} />}
      </LinkedFormDialog>
    </RetirableRow>
  );
}

function describe({ address, lat, radiusMeters }: PlaceRow_PlaceFragment): string {
  const withoutRadius = lat === null ? 'No position' : 'No radius';
  return [address, radiusMeters === null ? withoutRadius : `${radiusMeters} m radius`].filter(Boolean).join(' · ');
}
