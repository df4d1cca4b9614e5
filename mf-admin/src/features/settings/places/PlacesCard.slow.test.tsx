import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { api, aSessionAs, aViewer, mockGateway, renderScreen, respondWith } from '@timetrack/testing';
import { defaults } from '../../../testing/defaults.js';
import { aPlace } from '../../../testing/settings-builders.js';
import { PlacesCard } from './PlacesCard.js';
import { CreatePlace, LoadPlaces, UpdatePlace } from './places.graphql.js';

const server = mockGateway(defaults);
afterEach(() => {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: undefined });
});

const organization = { __typename: 'Organization' as const, id: 'organization-1', geofenceToleranceMeters: 150 };
const respondWithPlaces = (...nodes: ReturnType<typeof aPlace>[]) =>
  server.use(api.query(LoadPlaces, () => respondWith(aViewer({ organization, places: { nodes } }))));

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);
const render = () => renderScreen(<PlacesCard />, { session: aSessionAs('OWNER') });

describe('places', () => {
  test('show their address and radius, or what they lack', async () => {
    respondWithPlaces(
      aPlace('Riverside Park', { address: '2600 Water St' }),
      aPlace('Depot', { id: 'place-2', radiusMeters: null }),
      aPlace('Somewhere', { id: 'place-3', lat: null, lng: null, radiusMeters: null }),
    );
    render();
    expect(await screen.findByText('2600 Water St · 150 m radius')).toBeInTheDocument();
    expect(screen.getByText('No radius').closest('li')).toHaveTextContent('Depot');
    expect(screen.getByText('No position').closest('li')).toHaveTextContent('Somewhere');
  });

  test('are made from a pasted position, which is drawn', async () => {
    respondWithPlaces();
    const sent: unknown[] = [];
    server.use(
      api.mutation(CreatePlace, ({ variables }) => {
        sent.push(variables.input);
        return respondWith({ placeCreate: { place: aPlace('Yard') } });
      }),
    );
    const { user, toasts } = render();
    expect(await screen.findByText('No places yet')).toBeInTheDocument();
    await user.click(button('Add Place'));
    await user.type(field('Place Name'), 'Yard');
    await user.type(field('Position'), '39.74, west');
    await user.click(button('Create Place'));
    expect(await screen.findByText('Enter a latitude and a longitude, such as 39.74, -104.99')).toBeInTheDocument();
    await user.clear(field('Position'));
    await user.type(field('Position'), '91, 0');
    expect(await screen.findByText(/^The latitude must be from -90 to 90/)).toBeInTheDocument();
    await user.clear(field('Position'));
    await user.type(field('Position'), '39.74, -104.99');
    await user.clear(field('Radius (meters)'));
    await user.type(field('Radius (meters)'), '100');
    expect(screen.getByText('Punches up to 250 m from the center count as made here.')).toBeInTheDocument();
    await user.click(button('Create Place'));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Place created' }]));
    expect(sent).toEqual([{ name: 'Yard', address: '', lat: 39.74, lng: -104.99, radiusMeters: 100 }]);
  });

  test('take the position of the device', async () => {
    respondWithPlaces();
    const getCurrentPosition = jest.fn<Geolocation['getCurrentPosition']>((found) =>
      found({ coords: { latitude: 39.755_512_3, longitude: -105.0089 } } as GeolocationPosition),
    );
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    const { user } = render();
    await screen.findByText('No places yet');
    await user.click(button('Add Place'));
    await user.click(button('Use my position'));
    expect(field('Position')).toHaveValue('39.75551, -105.0089');
    getCurrentPosition.mockImplementation((_found, failed) => failed?.({ code: 1 } as GeolocationPositionError));
    await user.click(button('Use my position'));
    expect(screen.getByText(/^Your position could not be read/)).toBeInTheDocument();
    expect(field('Position')).toHaveValue('39.75551, -105.0089');
  });

  test('lose the radius with the position, and can be retired', async () => {
    respondWithPlaces(aPlace('Yard'));
    const sent: unknown[] = [];
    server.use(
      api.mutation(UpdatePlace, ({ variables: { input } }) => {
        sent.push(input);
        return respondWith({ placeUpdate: { place: aPlace('Yard', { lat: null, lng: null, radiusMeters: null }) } });
      }),
    );
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: 'Edit Yard' }));
    await user.clear(field('Position'));
    await user.click(button('Save'));
    expect(await screen.findByText('No position')).toBeInTheDocument();
    await user.click(button('Retire Yard'));
    await user.click(button('Retire'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      { id: 'place-1', name: 'Yard', address: '', lat: null, lng: null, radiusMeters: null },
      { id: 'place-1', retired: true },
    ]);
  });
});
